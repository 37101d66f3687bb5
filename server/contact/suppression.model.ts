import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../core/db/fields';

/** An address that gets no more mail of one kind, or none at all (`everything`). */
type SuppressionDoc = { _id: string; address: string; about: string; by: string; at: Date };

export const everything = 'everything';

const fields: Fields<SuppressionDoc> = {
  _id: String,
  address: requiredText,
  about: requiredText,
  by: requiredText,
  at: { type: Date, required: true },
};

const schema = new Schema<SuppressionDoc>(fields, { versionKey: false });
schema.index({ address: 1 });
schema.index({ at: -1 });

export const suppressionModel = (db: Connection) => db.model<SuppressionDoc>('Suppression', schema);

/** Each address and kind of message has one entry, however often it is added. */
export const suppressionId = (address: string, about: string) => `${about} ${address}`;
