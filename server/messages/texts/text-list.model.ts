import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';

/** When the provider's list of the texts to one of our numbers was last read to its end. */
type TextListDoc = { _id: string; readAt: Date };

const fields: Fields<TextListDoc> = { _id: String, readAt: { type: Date, required: true } };
const schema = new Schema<TextListDoc>(fields, { versionKey: false });

export const textListModel = (db: Connection) => db.model<TextListDoc>('TextList', schema);
