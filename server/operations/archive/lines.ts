import { createHash } from 'node:crypto';
import { type Document, EJSON } from 'bson';
import { z } from '../../../shared/zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const total = z.object({ documents: z.int(), sha256 });

/** Grows when an archive changes its shape. */
export const format = 1;

const header = z.object({
  $lantern: z.literal('archive'),
  format: z.int(),
  /** Of the Lantern that wrote it. */
  version: z.string(),
  at: z.iso.datetime(),
  /** Whether all of it is as it was at one moment. */
  oneMoment: z.boolean(),
  /** Secrets that stood in the environment and are not in here: to be set again as they were. */
  settings: z.array(z.string()),
});

const manifest = z.object({
  $lantern: z.literal('manifest'),
  keys: z.record(z.string(), sha256),
  collections: z.record(z.string(), total),
  /** What the ledger of consents had come to. */
  ledgerHead: z.object({ size: z.number(), rootHash: z.string() }).optional(),
});

/** A line of an archive that is no document. None of these can be one: no field of a document begins with `$lantern`. */
export const controlLine = z.discriminatedUnion('$lantern', [
  header,
  z.object({ $lantern: z.literal('key'), name: z.string(), text: z.string() }),
  z.object({ $lantern: z.literal('collection'), name: z.string() }),
  manifest,
]);

export type ControlLine = z.infer<typeof controlLine>;
export type Header = Omit<z.infer<typeof header>, '$lantern' | 'format'>;
export type Manifest = Omit<z.infer<typeof manifest>, '$lantern'>;
export type Total = z.infer<typeof total>;

export const isControl = (line: string): boolean => line.startsWith('{"$lantern":');

export const computeHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A document as one line from which it comes back type by type: canonical extended JSON. */
export const formatLine = (document: Document): string => EJSON.stringify(document, { relaxed: false });
export const toDocument = (line: string): Document => EJSON.parse(line, { relaxed: false });

/** Counts the documents of a collection and adds up their hashes, in whatever order they come. */
export const createTally = () => {
  const sum = Buffer.alloc(32);
  let documents = 0;
  return {
    add(line: string) {
      const hash = createHash('sha256').update(line).digest();
      for (const [at, byte] of hash.entries()) sum[at]! ^= byte;
      documents++;
    },
    total: (): Total => ({ documents, sha256: sum.toString('hex') }),
  };
};

/** A tally for each collection. */
export const createTallies = () => {
  const tallies = new Map<string, ReturnType<typeof createTally>>();
  return {
    add(collection: string, line: string) {
      const tally = tallies.get(collection) ?? createTally();
      tallies.set(collection, tally);
      tally.add(line);
    },
    totals: (): Record<string, Total> =>
      Object.fromEntries([...tallies].map(([name, tally]) => [name, tally.total()])),
  };
};

/** The first collection that is not the same in both; undefined where all are. */
export const differing = (one: Record<string, Total>, other: Record<string, Total>): string | undefined =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (name) => one[name]?.sha256 !== other[name]?.sha256 || one[name]?.documents !== other[name]?.documents,
  );
