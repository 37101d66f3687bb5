import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/**
 * A number, by its keyed hash, whose owner wrote something that sounds like a request to stop. Nobody is contacted by
 * it until staff decided what these messages mean. `clientId` is a lead that has the number.
 */
type NumberHoldDoc = { _id: string; messageIds: string[]; at: Date; clientId?: string };

const fields: Fields<NumberHoldDoc> = {
  _id: String,
  messageIds: [String],
  at: { type: Date, required: true },
  clientId: String,
};
const schema = new Schema<NumberHoldDoc>(fields, { versionKey: false });

export const numberHoldModel = (db: Connection) => db.model<NumberHoldDoc>('NumberHold', schema);
