import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../core/db/fields';

/** One leaf of the log. It is written once and never changed, also when the record is erased. */
export type LedgerDoc = {
  /** Its place: 0, 1, 2 and so on without a gap. */
  _id: number;
  recordId: string;
  leafHash: string;
  /** The hashes of the whole subtrees that end here; see `nodesEndingAt`. */
  nodes: string[];
};

const entryFields: Fields<LedgerDoc> = {
  _id: Number,
  recordId: requiredText,
  leafHash: requiredText,
  nodes: [String],
};
const entries = new Schema<LedgerDoc>(entryFields, { versionKey: false, collection: 'ledger' });
entries.index({ recordId: 1 }, { unique: true });

/** A signed statement of what the log held: so many leaves, with this root. */
export type HeadDoc = {
  /** The number of leaves. */
  _id: number;
  rootHash: string;
  timestamp: string;
  keyId: string;
  signature: string;
  /** What an outside service (RFC 3161) said of the head: when, and its whole answer in base64. */
  stamp?: { at: string; response: string };
};

const headFields: Fields<HeadDoc> = {
  _id: Number,
  rootHash: requiredText,
  timestamp: requiredText,
  keyId: requiredText,
  signature: requiredText,
  stamp: { type: { at: String, response: String }, _id: false, default: undefined },
};
const heads = new Schema<HeadDoc>(headFields, { versionKey: false, collection: 'ledgerheads' });

export const ledgerModel = (db: Connection) => db.model<LedgerDoc>('Ledger', entries);
export const headModel = (db: Connection) => db.model<HeadDoc>('LedgerHead', heads);
