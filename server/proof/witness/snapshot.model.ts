import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../core/db/fields';
import type { BuiltForm } from './built-forms';

/** A form as a build of ours served it, under its SHA-256. It is never changed and never removed: records name it. */
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
