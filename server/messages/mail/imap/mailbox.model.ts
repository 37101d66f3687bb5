import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../../core/db/fields';

/** The place up to which a mailbox was read. */
export type MailboxDoc = {
  _id: string;
  /** The number of the mailbox's numbering; if it changes, all message numbers have changed. */
  uidValidity: string;
  /** The number of the last message that was stored. */
  lastUid: number;
};

const fields: Fields<MailboxDoc> = {
  _id: requiredText,
  uidValidity: requiredText,
  lastUid: { type: Number, required: true },
};

const schema = new Schema<MailboxDoc>(fields, { versionKey: false });

export const mailboxModel = (db: Connection) => db.model<MailboxDoc>('Mailbox', schema);
