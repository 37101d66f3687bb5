import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../../core/db/fields';

/** The number of times that one caller did one thing in a window. It stores only a keyed hash of the caller. */
type LimitCountDoc = {
  /** The limit's name and the hash. */
  _id: string;
  used: number;
  endsAt: Date;
};

const fields: Fields<LimitCountDoc> = {
  _id: String,
  used: { type: Number, required: true },
  endsAt: { type: Date, required: true },
};

const schema = new Schema<LimitCountDoc>(fields, { versionKey: false, collection: 'limitcounts' });
schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });

export const limitCountModel = (db: Connection) => db.model<LimitCountDoc>('LimitCount', schema);
