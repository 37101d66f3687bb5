import { type Connection, Schema } from 'mongoose';
import { type Fields, requiredText } from '../core/db/fields';

/** One leaf of the log. Written once and never changed, even when the record is erased. */
export type LedgerDoc = {
  /** Its index: 0, 1, 2 and so on without gaps. */
  _id: number;
  recordId: string;
  leafHash: string;
  /** The hashes of the complete subtrees that end here; see `findNodesEndingAt`. */
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

/** A signed statement of the log's content: its number of leaves, and their root. */
export type HeadDoc = {
  /** The number of leaves. */
  _id: number;
  rootHash: string;
  timestamp: string;
  keyId: string;
  signature: string;
  /** An outside service's timestamp of the head (RFC 3161): when, and the whole answer in base64. */
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
