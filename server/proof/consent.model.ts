import { type Connection, type Query, Schema } from 'mongoose';
import type { ConsentRecord, ContactChannel } from '../../shared/schemas/consent';
import { type Fields, requiredText } from '../core/db/fields';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';

/** A record of the log: an answer, a withdrawal, or a key that signs. Nothing in it changes but the marks beside it. */
export type ConsentDoc = {
  /** The record's own id. */
  _id: string;
  kind: ConsentRecord['kind'];
  clientId?: string;
  at: Date;
  /** Whom it is about, as keyed hashes of the phone number and the e-mail address. */
  keys: string[];
  record?: ConsentRecord;
  /** The key that the record is encrypted with; see `clients/sealed/lead-seal.ts`. */
  sealedAs?: string;
  /** Not in the ledger yet. */
  unsealed?: boolean;
  index?: number;
  leafHash?: string;
  /** The record of somebody who was erased, sealed; until the law no longer wants it kept. */
  archived?: string;
  erasedAt?: Date;
  keptUntil?: Date;
  /** What an erased withdrawal goes on holding for; all channels when missing. */
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

const place = (id: string) => `consent ${id}`;

/** A record as it is stored: it tells name, number and address, so that it is encrypted wherever leads' fields are. */
export const closeRecord = (seal: LeadSeal | undefined, record: ConsentRecord) =>
  seal?.isOn && record.kind !== 'key'
    ? {
        record: seal.closeText(JSON.stringify(record), place(record.id)) as unknown as ConsentRecord,
        sealedAs: seal.keyId,
      }
    : { record };

/** A record as it was before; one that somebody changed in the database is none. */
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
export type ConsentModel = ReturnType<typeof consentModel>;
