import { type Connection, Schema, type Types } from 'mongoose';
import type { Preferences } from '../../../shared/schemas/lists';
import type { Fields } from '../db/fields';

/** A user's preferences, under the user's id; missing ones have their default. */
type PreferencesDoc = Partial<Preferences> & { _id: Types.ObjectId };

const fields: Fields<Preferences> = {
  columns: { type: [String], default: undefined },
  theme: String,
  rowsPerPage: Number,
  shortcuts: Boolean,
  sound: Boolean,
  notifications: Boolean,
  firstSteps: Boolean,
};

const schema = new Schema<PreferencesDoc>(fields as never, { versionKey: false });

export const preferencesModel = (db: Connection) =>
  db.model<PreferencesDoc>('Preferences', schema, 'preferences');
