import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../../core/db/fields';

/** A challenge that was used and cannot be used again. */
type UsedChallengeDoc = {
  /** The challenge's hash. */
  _id: string;
  expiresAt: Date;
};

const fields: Fields<UsedChallengeDoc> = { _id: String, expiresAt: { type: Date, required: true } };

const schema = new Schema<UsedChallengeDoc>(fields, { versionKey: false, collection: 'used_challenges' });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const usedChallengeModel = (db: Connection) => db.model<UsedChallengeDoc>('UsedChallenge', schema);
