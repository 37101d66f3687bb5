import { type Connection, Schema, type Types } from 'mongoose';
import type { LeadColumn, ViewInput } from '../../../shared/schemas/lists';
import { anyText, type Fields, requiredText } from '../db/fields';

type ViewDoc = Omit<ViewInput, 'columns'> & {
  _id: Types.ObjectId;
  ownerId: string;
  columns?: LeadColumn[];
};

const fields: Fields<Omit<ViewDoc, '_id'>> = {
  ownerId: anyText,
  name: requiredText,
  shared: { type: Boolean, required: true },
  query: anyText,
  list: String,
  columns: { type: [String], default: undefined },
};

const schema = new Schema<ViewDoc>(fields, { versionKey: false });
schema.index({ ownerId: 1 });
schema.index({ shared: 1 });

export const viewModel = (db: Connection) => db.model<ViewDoc>('View', schema);
