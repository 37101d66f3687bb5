import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/** The keyed hashes of a lead's number and address, after the lead was removed for good. */
type FormerLeadDoc = { _id: string; keys: string[]; at: Date };

const fields: Fields<FormerLeadDoc> = { _id: String, keys: [String], at: { type: Date, required: true } };
const schema = new Schema<FormerLeadDoc>(fields, { versionKey: false });
schema.index({ at: 1 });

export const formerLeadModel = (db: Connection) => db.model<FormerLeadDoc>('FormerLead', schema);
