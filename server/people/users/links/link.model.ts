import { type Connection, Schema, type Types } from 'mongoose';
import { type Fields, requiredText } from '../../../core/db/fields';

const linkKinds = ['invitation', 'reset'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link for choosing a password once. */
export type LinkDoc = {
  /** The token's hash; reading the database is not enough to use the link. */
  _id: string;
  kind: LinkKind;
  userId: Types.ObjectId;
  /** The version of the password that it replaces, 0 for none. Any other change makes the link invalid. */
  credentialVersion: number;
  createdAt: Date;
  expiresAt: Date;
};

const fields: Fields<LinkDoc> = {
  _id: String,
  kind: { ...requiredText, enum: linkKinds },
  userId: { type: Schema.Types.ObjectId, required: true },
  credentialVersion: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
};

const schema = new Schema<LinkDoc>(fields, { versionKey: false, collection: 'account_links' });
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const linkModel = (db: Connection) => db.model<LinkDoc>('AccountLink', schema);
