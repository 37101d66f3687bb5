import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../core/db/fields';

/** A number or address that must not be contacted, as a keyed hash, because the list outlives the person's own data. */
type DoNotContactDoc = {
  /** The list and the key, so that an import can be repeated. */
  _id: string;
  key: string;
  /** `own` is the firm's; others are named by the user who imported them: `national`, `texas`. */
  list: string;
  at: Date;
};

const fields: Fields<DoNotContactDoc> = {
  _id: String,
  key: requiredText,
  list: requiredText,
  at: { type: Date, required: true },
};

const schema = new Schema<DoNotContactDoc>(fields, { versionKey: false, collection: 'donotcontact' });
schema.index({ key: 1 });
schema.index({ list: 1, at: -1 });

export const doNotContactModel = (db: Connection) => db.model<DoNotContactDoc>('DoNotContact', schema);
