import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/**
 * Counts the texts sent to a number and the withdrawals that name it, by the number's keyed hash. Both write this
 * document, so that one of them is first: a text is sent only if no withdrawal came since the gate was asked.
 */
export type NumberTurnDoc = { _id: string; turn: number };

const fields: Fields<NumberTurnDoc> = { _id: String, turn: { type: Number, required: true } };
const schema = new Schema<NumberTurnDoc>(fields, { versionKey: false });

export const numberTurnModel = (db: Connection) => db.model<NumberTurnDoc>('NumberTurn', schema);
