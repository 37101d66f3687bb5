import type { Query, Schema } from 'mongoose';
import type { ConsentRecord, ContactChannel } from '../../shared/schemas/consent';
import { z } from '../../shared/zod';
import { anyTypedText, anyValue, defineCollection, type Stored, typedText } from '../core/record/collection';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';

/** The records of the log: answers, withdrawals, signing keys. Only the marks beside a record ever change. */
export const consents = defineCollection({
  name: 'consents',
  schema: z.object({
    /** The record's ID. */
    _id: z.string(),
    kind: typedText<ConsentRecord['kind']>(),
    clientId: z.string().optional(),
    at: z.date(),
    /** Keyed hashes of the person's phone number and e-mail address. */
    keys: z.array(z.string()),
    record: anyValue<ConsentRecord>().optional(),
    /** The key that encrypts the record; see `server/leads/store/sealed/lead-seal.ts`. */
    sealedAs: z.string().optional(),
    /** True if it is not in the ledger yet. */
    unsealed: z.boolean().optional(),
    index: z.number().optional(),
    leafHash: z.string().optional(),
    /** Of a message: the entries of its number or address, and its number among them. */
    series: z.string().optional(),
    number: z.number().optional(),
    /** An erased person's record, sealed and kept for as long as the law requires. */
    archived: z.string().optional(),
    erasedAt: z.date().optional(),
    keptUntil: z.date().optional(),
    /** The channel that an erased withdrawal still covers; all channels if missing. */
    channel: anyTypedText<ContactChannel>().optional(),
  }),
  minimize: false,
  indexes: [
    { on: { unsealed: 1 }, sparse: true },
    { on: { keys: 1, at: 1 } },
    { on: { clientId: 1, at: 1 } },
    { on: { kind: 1, at: 1 } },
    { on: { keptUntil: 1 }, sparse: true },
    { on: { series: 1, number: 1 }, unique: true, sparse: true },
  ],
});

export type ConsentDoc = Stored<typeof consents>;

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

/** Lets queries answer with records as they were. */
export const openRecords = (seal: LeadSeal) => (schema: Schema<ConsentDoc>) => {
  const open = (doc: ConsentDoc | null) => doc && openRecord(seal, doc);
  schema.pre(/^(find|findOne)$/, function (this: Query<unknown, unknown>) {
    this.transform((result: unknown) =>
      Array.isArray(result) ? result.map(open) : open(result as ConsentDoc | null),
    );
  });
};
