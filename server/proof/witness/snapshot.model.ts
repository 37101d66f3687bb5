import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../core/db/fields';
import type { BuiltForm } from './built-forms';

/** A form as one of our builds served it, by its SHA-256. Never changed or removed, because records name it. */
export type SnapshotDoc = Omit<BuiltForm, 'hash'> & { _id: string; at: Date };

const fields: Fields<SnapshotDoc> = {
  _id: String,
  html: requiredText,
  version: requiredText,
  build: requiredText,
  pages: [String],
  at: { type: Date, required: true },
};

const schema = new Schema<SnapshotDoc>(fields, { versionKey: false, collection: 'consentsnapshots' });

export const snapshotModel = (db: Connection) => db.model<SnapshotDoc>('ConsentSnapshot', schema);
