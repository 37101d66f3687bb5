import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../../core/db/fields';

/** The number of a vendor's leads accepted in one month, for each of its caps. */
export type CapCountDoc = {
  /** The vendor's id and the month: `665f1f77bcf86cd799439011:2026-11`. */
  _id: string;
  used: Record<string, number>;
  at: Date;
};

const keptSeconds = 100 * 24 * 60 * 60;

const fields: Fields<CapCountDoc> = {
  _id: String,
  used: { type: {}, default: {} },
  at: { type: Date, required: true, expires: keptSeconds },
};

const schema = new Schema<CapCountDoc>(fields, { versionKey: false, minimize: false });

export const capCountModel = (db: Connection) => db.model<CapCountDoc>('CapCount', schema);
