import { type Connection, Schema, type Types } from 'mongoose';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { type Fields, requiredText } from '../../core/db/fields';

/** A key pair whose private key stays in the user's device. */
export type Passkey = {
  /** The user's name for it. */
  name: string;
  /** In base64url. */
  publicKey: string;
  /** Grows with each use, on devices that count. */
  counter: number;
  transports: string[];
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt?: Date;
};

/** A user's password, stored apart from the user so that only the commands that change it write it. */
export type CredentialDoc = {
  /** The user's id. */
  _id: Types.ObjectId;
  passwordHash: string;
  /** Grows with every change. A session ends when the version it started with is replaced. */
  version: number;
  changedAt: Date;
  /** True if the program generated it and showed it on a screen. The user must then choose their own. */
  mustChange?: boolean;
  /** The authenticator app: its encrypted secret, the last time step used, and whether setup is finished. */
  totp?: { secret: string; lastStep: number; confirmed: boolean };
  /** Hashes of the unused recovery codes. */
  recoveryCodes?: string[];
  /** Keyed by passkey ID. */
  passkeys?: Record<string, Passkey>;
  /** Log entries of its last writes. */
  audits?: AuditDoc[];
};

const fields: Fields<CredentialDoc> = {
  _id: Schema.Types.ObjectId,
  passwordHash: requiredText,
  version: { type: Number, required: true },
  changedAt: { type: Date, required: true },
  mustChange: Boolean,
  totp: { type: { _id: false, secret: String, lastStep: Number, confirmed: Boolean }, default: undefined },
  recoveryCodes: { type: [String], default: undefined },
  passkeys: Schema.Types.Mixed,
  audits: auditsField,
};

const schema = new Schema<CredentialDoc>(fields, { versionKey: false });

/** True if the password alone is not enough to sign in. */
export const hasSecondFactor = ({
  totp,
  passkeys,
}: {
  totp?: CredentialDoc['totp'] | undefined;
  passkeys?: CredentialDoc['passkeys'] | undefined;
}): boolean => totp?.confirmed === true || Object.keys(passkeys ?? {}).length > 0;

export const credentialModel = (db: Connection) => db.model<CredentialDoc>('Credential', schema);
