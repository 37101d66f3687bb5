import { type Connection, Schema, type Types } from 'mongoose';
import { type Bar, roles, type UserRecord } from '../../shared/schemas/user';
import { type AuditDoc, auditsField } from './audit/audit.model';
import { anyText, type Fields, requiredText } from './db/fields';

export type UserDoc = Omit<UserRecord, 'id' | 'createdAt' | 'bars'> & {
  _id: Types.ObjectId;
  /** The sign-in name: `admin` for the first administrator, the folded e-mail for everyone else. */
  username: string;
  emailKey: string;
  createdAt: Date;
  bars?: Bar[];
  /**
   * The last time another person changed the role or gave access: a password, an address, a link, a second factor
   * removed.
   */
  entrustedAt?: Date;
  /** The last time another person entered a bar number. */
  barsGivenAt?: Date;
  /** The last time this person deleted or demoted an administrator. */
  removedAdminAt?: Date;
  /** Those of `bars` that the person entered themselves, as `barText` formats them. */
  ownBars?: string[];
  /** Audit entries of recent writes. */
  audits?: AuditDoc[];
};

/** The username of the administrator that a new installation starts with; all others sign in with an address. */
export const firstUsername = 'admin';

/**
 * The time since which an account has its role and belongs to its person alone. Nobody created the first administrator.
 */
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
  barsGivenAt: Date,
  removedAdminAt: Date,
  bars: { type: [{ _id: false, state: String, number: String }], default: undefined },
  ownBars: { type: [String], default: undefined },
  audits: auditsField,
};

const schema = new Schema<UserDoc>(fields, { versionKey: false });
schema.index({ emailKey: 1 }, { unique: true });
schema.index({ username: 1 }, { unique: true });

export const userModel = (db: Connection) => db.model<UserDoc>('User', schema);
