import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../../core/db/fields';

/** A piece of an e-mail as it arrived, byte for byte: compressed and sealed. */
export type MailFileDoc = {
  _id: string;
  /** The id of the message. */
  message: string;
  sealed: string;
};

const fields: Fields<MailFileDoc> = {
  _id: requiredText,
  message: requiredText,
  sealed: requiredText,
};

const schema = new Schema<MailFileDoc>(fields, { versionKey: false, collection: 'mailfiles' });
schema.index({ message: 1 });

export const mailFileModel = (db: Connection) => db.model<MailFileDoc>('MailFile', schema);
