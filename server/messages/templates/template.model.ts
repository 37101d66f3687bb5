import { type Connection, Schema, type Types } from 'mongoose';
import type { MessageTemplateRecord } from '../../../shared/schemas/message-template';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { type Fields, requiredText } from '../../core/db/fields';

export type MessageTemplateDoc = Omit<MessageTemplateRecord, 'id' | 'isReadyMade'> & {
  _id: Types.ObjectId;
  createdAt: Date;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<MessageTemplateDoc, '_id'>> = {
  version: { type: Number, required: true },
  name: requiredText,
  on: { type: Boolean, required: true },
  channel: requiredText,
  language: requiredText,
  caseTypes: [String],
  subject: String,
  text: requiredText,
  createdAt: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<MessageTemplateDoc>(fields, {
  versionKey: false,
  collection: 'messagetemplates',
});
schema.index({ channel: 1, language: 1 });
schema.index({ 'audits._id': 1 }, { sparse: true });

export const messageTemplateModel = (db: Connection) =>
  db.model<MessageTemplateDoc>('MessageTemplate', schema);
