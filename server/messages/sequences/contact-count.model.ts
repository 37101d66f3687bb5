import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';

/** The automatic steps of the last week for one number or address, by its keyed hash. All servers count here. */
export type ContactCountDoc = { _id: string; steps: { id: string; at: Date }[]; version: number };

const fields: Fields<ContactCountDoc> = {
  _id: String,
  steps: [{ _id: false, id: String, at: Date }],
  version: { type: Number, required: true },
};

const schema = new Schema<ContactCountDoc>(fields, { versionKey: false });

export const contactCountModel = (db: Connection) => db.model<ContactCountDoc>('ContactCount', schema);
