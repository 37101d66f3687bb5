import { type Connection, Schema, type Types } from 'mongoose';
import { anyText, type Fields, requiredText } from '../../core/db/fields';

export type SessionDoc = {
  _id: Types.ObjectId;
  tokenHash: string;
  userId: Types.ObjectId;
  /** The version of the user's password when the session started. */
  credentialVersion: number;
  ip: string;
  userAgent: string;
  createdAt: Date;
  /** When the user last entered the password in it; if missing, when it started. */
  provenAt?: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

const fields: Fields<Omit<SessionDoc, '_id'>> = {
  tokenHash: requiredText,
  userId: { type: Schema.Types.ObjectId, required: true },
  credentialVersion: { type: Number, required: true },
  ip: anyText,
  userAgent: anyText,
  createdAt: { type: Date, required: true },
  provenAt: Date,
  lastSeenAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
};

const schema = new Schema<SessionDoc>(fields, { versionKey: false });
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ lastSeenAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const sessionModel = (db: Connection) => db.model<SessionDoc>('Session', schema);
