import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';

/** A person's message that was erased, by a hash of its id: the provider, or the mailbox, may still show it to us. */
type ErasedTextDoc = { _id: string; at: Date };

const fields: Fields<ErasedTextDoc> = { _id: String, at: { type: Date, required: true } };
const schema = new Schema<ErasedTextDoc>(fields, { versionKey: false });
/** A mailbox that moves to another server may show its e-mails as new ones, years later. */
const days = 5 * 366;
schema.index({ at: 1 }, { expireAfterSeconds: days * 24 * 60 * 60 });

export const erasedTextModel = (db: Connection) => db.model<ErasedTextDoc>('ErasedText', schema);
