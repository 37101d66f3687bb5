import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../../../core/db/fields';

/** One e-mail to the person of a lead, or to an unknown sender, by which answers to it find their lead. */
export type SentMailDoc = {
  /** The message's name, which its Message-ID begins with. */
  _id: string;
  clientId?: string;
  /** The key of the address of a sender who has no lead yet. */
  phoneKey?: string;
  /** Hashes of the tokens in its Reply-To: one for each time that it was sent. */
  tokens: string[];
  at: Date;
};

const fields: Fields<SentMailDoc> = {
  _id: requiredText,
  clientId: String,
  phoneKey: String,
  tokens: [String],
  at: { type: Date, required: true },
};

const schema = new Schema<SentMailDoc>(fields, { versionKey: false, collection: 'sentmails' });
schema.index({ clientId: 1, at: -1 });
schema.index({ tokens: 1 });
schema.index({ phoneKey: 1 }, { sparse: true });

export const sentMailModel = (db: Connection) => db.model<SentMailDoc>('SentMail', schema);
