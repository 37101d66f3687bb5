import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../core/db/fields';

/** One of our numbers that sends nothing until the firm mended what the provider's error says. */
export type PausedNumberDoc = { _id: string; code: string; at: Date };

const fields: Fields<PausedNumberDoc> = {
  _id: String,
  code: requiredText,
  at: { type: Date, required: true },
};
const schema = new Schema<PausedNumberDoc>(fields, { versionKey: false });
schema.index({ at: 1 });

export const pausedNumberModel = (db: Connection) => db.model<PausedNumberDoc>('PausedNumber', schema);
