import { type Connection, Schema } from 'mongoose';

/** Work that one server does at a time, with the server that does it. */
type Lease = { _id: string; server: string; until: Date };

const schema = new Schema<Lease>(
  { _id: String, server: { type: String, required: true }, until: { type: Date, required: true } },
  { versionKey: false },
);

export const leaseModel = (db: Connection) => db.model('Lease', schema);
