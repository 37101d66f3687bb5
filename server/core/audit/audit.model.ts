import { type Connection, Schema, type Types } from 'mongoose';
import { type AuditRecord, auditActions, auditEntities } from '../../../shared/schemas/audit';
import { anyText, type Fields, requiredText } from '../db/fields';

export type AuditDoc = Omit<AuditRecord, 'id' | 'at'> & { _id: Types.ObjectId; at: Date };

const fields: Fields<Omit<AuditDoc, '_id'>> = {
  at: { type: Date, required: true },
  actorId: { type: String, default: null },
  actor: requiredText,
  ip: anyText,
  action: { type: String, enum: auditActions, required: true },
  entity: { type: String, enum: auditEntities, required: true },
  entityId: anyText,
  changes: [{ _id: false, field: String, from: String, to: String }],
  note: anyText,
};

/**
 * The field of an audited model: each audit entry is part of the write it describes, and stays in the document until it
 * is copied to the log (`carried-entries.ts`). Nobody else reads it.
 */
export const auditsField = {
  type: [{ ...fields, _id: Schema.Types.ObjectId }],
  default: undefined,
  select: false,
};

const schema = new Schema<AuditDoc>(fields, { versionKey: false, collection: 'audit' });
schema.index({ at: -1, _id: -1 });
schema.index({ entity: 1, at: -1, _id: -1 });
schema.index({ entity: 1, entityId: 1 });
schema.index({ actorId: 1, at: -1, _id: -1 });
schema.index({ action: 1, at: -1, _id: -1 });

export const auditModel = (db: Connection) => db.model<AuditDoc>('Audit', schema);
