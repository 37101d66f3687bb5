import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/** The words of a rule that put a person on hold, and the version of the rules. */
export type HoldReason = { words: string; rules: string };

/**
 * A number or an address, by its keyed hash, whose owner wrote something that sounds like a request to stop. Nobody is
 * contacted by any channel until staff decide what these messages mean, or the time for that is over. `clientId` is the
 * lead of the person.
 */
export type NumberHoldDoc = {
  _id: string;
  messageIds: string[];
  at: Date;
  clientId?: string;
  reasons?: HoldReason[];
};

const fields: Fields<NumberHoldDoc> = {
  _id: String,
  messageIds: [String],
  at: { type: Date, required: true },
  clientId: String,
  reasons: { type: [{ _id: false, words: String, rules: String }], default: undefined },
};
const schema = new Schema<NumberHoldDoc>(fields, { versionKey: false });
schema.index({ clientId: 1 }, { sparse: true });
schema.index({ at: 1 });

export const numberHoldModel = (db: Connection) => db.model<NumberHoldDoc>('NumberHold', schema);
