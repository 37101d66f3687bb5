import { type Connection, Schema, type Types } from 'mongoose';
import { type PrivacyRequest, requestKinds, requestStates } from '../../../shared/schemas/privacy';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { anyText, type Fields } from '../../core/db/fields';

type Moments = 'id' | 'at' | 'dueAt' | 'closedAt';

/** A person's request about their own data. */
type PrivacyRequestDoc = Omit<PrivacyRequest, Moments> & {
  _id: Types.ObjectId;
  at: Date;
  dueAt: Date;
  closedAt?: Date;
  /** Finds the request when the person is exported or erased. */
  keys: string[];
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<Omit<PrivacyRequestDoc, '_id'>> = {
  at: { type: Date, required: true },
  kind: { type: String, enum: requestKinds, required: true },
  name: anyText,
  email: anyText,
  phoneNumber: anyText,
  message: anyText,
  dueAt: { type: Date, required: true },
  state: { type: String, enum: requestStates, required: true },
  isErased: { type: Boolean, required: true },
  closedBy: String,
  closedAt: Date,
  note: anyText,
  keys: [String],
  audits: auditsField,
};

const schema = new Schema<PrivacyRequestDoc>(fields, {
  versionKey: false,
  collection: 'privacyrequests',
});
schema.index({ state: 1, dueAt: 1 });
schema.index({ keys: 1 });

export const privacyRequestModel = (db: Connection) => db.model<PrivacyRequestDoc>('PrivacyRequest', schema);
