import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../core/db/fields';

/** A piece of a file of a message, byte for byte: compressed and sealed. */
export type MessageFileDoc = {
  _id: string;
  /** The id of the message. */
  message: string;
  /** The number of the file in the message's list; missing for an e-mail as it arrived. */
  file?: number;
  sealed: string;
  /** When it was stored for a message of ours that is not written yet. */
  pendingAt?: Date;
};

const fields: Fields<MessageFileDoc> = {
  _id: requiredText,
  message: requiredText,
  file: Number,
  sealed: requiredText,
  pendingAt: Date,
};

const schema = new Schema<MessageFileDoc>(fields, { versionKey: false, collection: 'messagefiles' });
schema.index({ message: 1 });
schema.index({ pendingAt: 1 }, { sparse: true });

export const messageFileModel = (db: Connection) => db.model<MessageFileDoc>('MessageFile', schema);
