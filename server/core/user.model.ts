import { type Connection, Schema, type Types } from 'mongoose';
import { type Bar, roles, type UserRecord } from '../../shared/schemas/user';
import { type AuditDoc, auditsField } from './audit/audit.model';
import { anyText, type Fields, requiredText } from './db/fields';

export type UserDoc = Omit<UserRecord, 'id' | 'createdAt' | 'bars'> & {
  _id: Types.ObjectId;
  /** What the person signs in with: `admin` for the first administrator, the folded e-mail for everyone else. */
  username: string;
  emailKey: string;
  createdAt: Date;
  bars?: Bar[];
  /** When another person last gave it its role, or a way in: a password, an address, a link, a second factor taken off. */
  entrustedAt?: Date;
  /** When this person last deleted or demoted an administrator. */
  removedAdminAt?: Date;
  /** Those of `bars` that the person entered themselves, as `barText` tells them. */
  ownBars?: string[];
  /** Entries of the log that its last writes are told by. */
  audits?: AuditDoc[];
};

/** The username of the administrator that a new installation starts with; all others sign in with an address. */
export const firstUsername = 'admin';

/** Since when an account is what it is, and its person's own. The first administrator was made by nobody. */
export const entrustedSince = ({ username, createdAt, entrustedAt }: UserDoc): Date =>
  entrustedAt ?? (username === firstUsername ? new Date(0) : createdAt);

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
  removedAdminAt: Date,
  bars: { type: [{ _id: false, state: String, number: String }], default: undefined },
  ownBars: { type: [String], default: undefined },
  audits: auditsField,
};

const schema = new Schema<UserDoc>(fields, { versionKey: false });
schema.index({ emailKey: 1 }, { unique: true });
schema.index({ username: 1 }, { unique: true });

export const userModel = (db: Connection) => db.model<UserDoc>('User', schema);
