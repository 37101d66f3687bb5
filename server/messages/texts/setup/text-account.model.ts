import { type Connection, Schema } from 'mongoose';
import { type AuditDoc, auditsField } from '../../../core/audit/audit.model';
import type { Fields } from '../../../core/db/fields';

/** There is one account. */
export const accountId = 'account';

/** The binding of the sealed account to its place. */
export const aboutAccount = 'account for texts';

/** The account for texts that was entered in the panel. */
export type TextAccountDoc = {
  _id: typeof accountId;
  /** It stays when the account is removed, so that it only grows. */
  version: number;
  /** The access and the numbers, sealed; missing once the account was removed. */
  sealed?: string;
  /** When the access last changed. */
  accessAt: Date;
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

const fields: Fields<TextAccountDoc> = {
  _id: { type: String, enum: [accountId] },
  version: { type: Number, required: true },
  sealed: String,
  accessAt: { type: Date, required: true },
  audits: auditsField,
};

const schema = new Schema<TextAccountDoc>(fields, { versionKey: false });

export const textAccountModel = (db: Connection) => db.model<TextAccountDoc>('TextAccount', schema);
