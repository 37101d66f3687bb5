import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';

/** A person's text that was erased, by the hash of the provider's random id: the provider may still show it to us. */
type ErasedTextDoc = { _id: string; at: Date };

const fields: Fields<ErasedTextDoc> = { _id: String, at: { type: Date, required: true } };
const schema = new Schema<ErasedTextDoc>(fields, { versionKey: false });
/** Longer than its list is read back after a downtime. */
const days = 90;
schema.index({ at: 1 }, { expireAfterSeconds: days * 24 * 60 * 60 });

export const erasedTextModel = (db: Connection) => db.model<ErasedTextDoc>('ErasedText', schema);
