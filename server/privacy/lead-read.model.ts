import { type Connection, Schema, type Types } from 'mongoose';
import { anyText, type Fields, requiredText } from '../core/db/fields';

/** A record that someone opened a lead. */
export type LeadReadDoc = { _id: Types.ObjectId; leadId: string; userId: string; by: string; at: Date };

const fields: Fields<Omit<LeadReadDoc, '_id'>> = {
  leadId: requiredText,
  userId: requiredText,
  by: anyText,
  at: { type: Date, required: true },
};

/** Six years: longer than any claim about a lead can wait. */
const keptDays = 6 * 365;

const schema = new Schema<LeadReadDoc>(fields, { versionKey: false, collection: 'leadreads' });
schema.index({ leadId: 1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: keptDays * 24 * 60 * 60 });

export const leadReadModel = (db: Connection) => db.model<LeadReadDoc>('LeadRead', schema);
