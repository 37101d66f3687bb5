import { type Connection, Schema, type Types } from 'mongoose';
import { type NameList, nameLists } from '../../../shared/schemas/conflict';
import { type Fields, requiredText } from '../../core/db/fields';

/** A name in the firm's own list, from other systems or earlier times. */
type ConflictNameDoc = {
  _id: Types.ObjectId;
  list: NameList;
  name: string;
  /** The name in folded words, for checks and searches. */
  words: string[];
  birthDate?: string;
  address?: string;
  /** The file it came from. */
  file: string;
  at: Date;
};

const fields: Fields<Omit<ConflictNameDoc, '_id'>> = {
  list: { type: String, enum: nameLists, required: true },
  name: requiredText,
  words: [String],
  birthDate: String,
  address: String,
  file: requiredText,
  at: { type: Date, required: true },
};

const schema = new Schema<ConflictNameDoc>(fields, { versionKey: false, collection: 'conflictnames' });
schema.index({ words: 1 });
schema.index({ list: 1, file: 1, name: 1 });

export const conflictNameModel = (db: Connection) => db.model<ConflictNameDoc>('ConflictName', schema);
