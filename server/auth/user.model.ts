import { type Connection, Schema, type Types } from 'mongoose';
import { type Bar, roles, type UserRecord } from '../../shared/schemas/user';
import { type AuditDoc, auditsField } from '../audit/audit.model';
import { anyText, type Fields, requiredText } from '../db/fields';

export type UserDoc = Omit<UserRecord, 'id' | 'createdAt' | 'bars'> & {
  _id: Types.ObjectId;
  /** What the person signs in with: `admin` for the first administrator, the folded e-mail for everyone else. */
  username: string;
  emailKey: string;
  createdAt: Date;
  bars?: Bar[];
  /** When somebody else last gave it its role, or a way in: a password, an address, a link that they saw. */
  entrustedAt?: Date;
  /** Those of `bars` that the person entered themselves, as `barText` tells them. */
  ownBars?: string[];
  /** Entries of the log that its last writes are told by. */
  audits?: AuditDoc[];
};

/** Since when an account is what it is, and its person's own. */
export const entrustedSince = ({ createdAt, entrustedAt = createdAt }: UserDoc): Date => entrustedAt;

const fields: Fields<Omit<UserDoc, '_id'>> = {
  firstName: requiredText,
  lastName: requiredText,
  email: requiredText,
  emailKey: requiredText,
  username: requiredText,
  mobileNumber: anyText,
  role: { type: String, enum: roles, required: true },
  createdAt: { type: Date, required: true },
  entrustedAt: Date,
  bars: { type: [{ _id: false, state: String, number: String }], default: undefined },
  ownBars: { type: [String], default: undefined },
  audits: auditsField,
};

const schema = new Schema<UserDoc>(fields, { versionKey: false });
schema.index({ emailKey: 1 }, { unique: true });
schema.index({ username: 1 }, { unique: true });

export const userModel = (db: Connection) => db.model<UserDoc>('User', schema);
