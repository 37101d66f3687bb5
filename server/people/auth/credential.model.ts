import { type Connection, Schema, type Types } from 'mongoose';
import { type AuditDoc, auditsField } from '../../core/audit/audit.model';
import { type Fields, requiredText } from '../../core/db/fields';

/** A key pair whose secret half stays in a person's device. */
export type Passkey = {
  /** What the person calls it. */
  name: string;
  /** In base64url. */
  publicKey: string;
  /** Grows with each use, in devices that count. */
  counter: number;
  transports: string[];
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt?: Date;
};

/** A person's password, apart from the person: only the commands that change it write it. */
export type CredentialDoc = {
  /** The user's id. */
  _id: Types.ObjectId;
  passwordHash: string;
  /** Grows with every change; a session lives as long as the version that it was made with. */
  version: number;
  changedAt: Date;
  /** It was made by the program and shown on a screen: the person has to choose their own first. */
  mustChange?: boolean;
  /** The second factor: its secret, locked; the last step of the clock that was used; whether its set-up is done. */
  totp?: { secret: string; lastStep: number; confirmed: boolean };
  /** Hashes of the codes that are left for who lost the phone. */
  recoveryCodes?: string[];
  /** By their ids. */
  passkeys?: Record<string, Passkey>;
  /** Entries of the log that its last writes are told by. */
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

/** Whether the password alone opens nothing. */
export const hasSecondFactor = ({
  totp,
  passkeys,
}: {
  totp?: CredentialDoc['totp'] | undefined;
  passkeys?: CredentialDoc['passkeys'] | undefined;
}): boolean => totp?.confirmed === true || Object.keys(passkeys ?? {}).length > 0;

export const credentialModel = (db: Connection) => db.model<CredentialDoc>('Credential', schema);
