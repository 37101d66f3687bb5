import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../core/db/fields';

/** The document that test writes replace. */
type ProbeDoc = {
  _id: 'write';
  at: Date;
  /** As many bytes as a lead with its keys, so that a disk without room for a lead has none for this either. */
  filling: Buffer;
};

const fields: Fields<ProbeDoc> = { _id: String, at: Date, filling: Buffer };

const schema = new Schema<ProbeDoc>(fields, { versionKey: false });

export const probeModel = (db: Connection) => db.model<ProbeDoc>('Probe', schema);
