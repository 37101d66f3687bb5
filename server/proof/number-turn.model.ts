import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/**
 * Counts what may be first, by the keyed hash of a number or address: each text to it, each automatic e-mail, and
 * everything that forbids the next one, such as a withdrawal or a reply. All write this document, so that one of them is
 * first: nothing leaves if something came since the gate was asked.
 */
type NumberTurnDoc = {
  _id: string;
  turn: number;
  /** The random name of its messages' entries in the ledger. */
  series?: string;
};

const fields: Fields<NumberTurnDoc> = {
  _id: String,
  turn: { type: Number, required: true },
  series: String,
};
const schema = new Schema<NumberTurnDoc>(fields, { versionKey: false });

export const numberTurnModel = (db: Connection) => db.model<NumberTurnDoc>('NumberTurn', schema);
