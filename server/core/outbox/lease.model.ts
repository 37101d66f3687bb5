import { type Connection, Schema } from 'mongoose';
import type { Lease } from '../db/take-lease';

const schema = new Schema<Lease>(
  { _id: String, by: { type: String, required: true }, until: { type: Date, required: true } },
  { versionKey: false },
);

export const leaseModel = (db: Connection) => db.model('Lease', schema);
