import { type Connection, type Query, Schema } from 'mongoose';
import type { ConsentRecord, ContactChannel } from '../../shared/schemas/consent';
import { type Fields, requiredText } from '../core/db/fields';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';

/** A record of the log: an answer, a withdrawal, or a signing key. Only the marks beside it ever change. */
export type ConsentDoc = {
  /** The record's ID. */
  _id: string;
  kind: ConsentRecord['kind'];
  clientId?: string;
  at: Date;
  /** Keyed hashes of the person's phone number and e-mail address. */
  keys: string[];
  record?: ConsentRecord;
  /** The key that encrypts the record; see `server/leads/store/sealed/lead-seal.ts`. */
  sealedAs?: string;
  /** True if it is not in the ledger yet. */
  unsealed?: boolean;
  index?: number;
  leafHash?: string;
  /** Of a message: the entries of its number or address, and its number among them. */
  series?: string;
  number?: number;
  /** An erased person's record, sealed and kept for as long as the law requires. */
  archived?: string;
  erasedAt?: Date;
  keptUntil?: Date;
  /** The channel that an erased withdrawal still covers; all channels if missing. */
  channel?: ContactChannel;
};

const fields: Fields<ConsentDoc> = {
  _id: String,
  kind: requiredText,
  clientId: String,
  at: { type: Date, required: true },
  keys: [String],
  record: {},
  sealedAs: String,
  unsealed: Boolean,
  index: Number,
  leafHash: String,
  series: String,
  number: Number,
  archived: String,
  erasedAt: Date,
  keptUntil: Date,
  channel: String,
};

const schema = new Schema<ConsentDoc>(fields, { versionKey: false, minimize: false });
schema.index({ unsealed: 1 }, { sparse: true });
schema.index({ keys: 1, at: 1 });
schema.index({ clientId: 1, at: 1 });
schema.index({ kind: 1, at: 1 });
schema.index({ keptUntil: 1 }, { sparse: true });
schema.index(
  { series: 1, number: 1 },
  { unique: true, partialFilterExpression: { series: { $exists: true } } },
);

const place = (id: string) => `consent ${id}`;

/** Returns a record as stored. It contains name, number and address, so it is encrypted wherever leads' fields are. */
export const closeRecord = (seal: LeadSeal | undefined, record: ConsentRecord) =>
  seal?.isOn && record.kind !== 'key' && record.kind !== 'message'
    ? {
        record: seal.closeText(JSON.stringify(record), place(record.id)) as unknown as ConsentRecord,
        sealedAs: seal.keyId,
      }
    : { record };

/** Returns a record as it was. One that was changed in the database has no content. */
export const openRecord = (seal: LeadSeal, { sealedAs: _, ...doc }: ConsentDoc): ConsentDoc => {
  const stored: unknown = doc.record;
  if (typeof stored !== 'string') return doc;
  const text = seal.openText(stored, place(doc._id));
  const { record: __, ...rest } = doc;
  return text.startsWith('{') ? { ...rest, record: JSON.parse(text) as ConsentRecord } : rest;
};

const openedSchema = (seal: LeadSeal) => {
  const opened = schema.clone() as typeof schema;
  const open = (doc: ConsentDoc | null) => doc && openRecord(seal, doc);
  opened.pre(/^(find|findOne)$/, function (this: Query<unknown, unknown>) {
    this.transform((result: unknown) =>
      Array.isArray(result) ? result.map(open) : open(result as ConsentDoc | null),
    );
  });
  return opened;
};

export const consentModel = (db: Connection, seal?: LeadSeal) =>
  db.model<ConsentDoc>('Consent', seal ? openedSchema(seal) : schema);
