import { createHash } from 'node:crypto';
import { type Document, EJSON } from 'bson';
import { z } from '../../../shared/zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const total = z.object({ documents: z.int(), sha256 });

/** Increases when the archive format changes. */
export const format = 1;

const header = z.object({
  $lantern: z.literal('archive'),
  format: z.int(),
  /** The Lantern version that wrote it. */
  version: z.string(),
  at: z.iso.datetime(),
  /** True if the archive is a consistent snapshot. */
  oneMoment: z.boolean(),
  /** Secrets from the environment, not included here: set them again to the same values. */
  settings: z.array(z.string()),
});

const manifest = z.object({
  $lantern: z.literal('manifest'),
  keys: z.record(z.string(), sha256),
  collections: z.record(z.string(), total),
  /** The size and root of the consent ledger. */
  ledgerHead: z.object({ size: z.number(), rootHash: z.string() }).optional(),
});

/**
 * A line of an archive that is not a document. No document field starts with `$lantern`, so they cannot be confused.
 */
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

/** A document as one line that preserves every type: canonical extended JSON. */
export const formatLine = (document: Document): string => EJSON.stringify(document, { relaxed: false });
export const toDocument = (line: string): Document => EJSON.parse(line, { relaxed: false });

/** Counts a collection's documents and sums their hashes, in any order. */
const createTally = () => {
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

/** One tally per collection. */
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

/** The first collection that differs between both; undefined if none does. */
export const differing = (one: Record<string, Total>, other: Record<string, Total>): string | undefined =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (name) => one[name]?.sha256 !== other[name]?.sha256 || one[name]?.documents !== other[name]?.documents,
  );

/** All documents of a database, one collection after the other. */
export type Documents = AsyncIterable<{ collection: string; document: Document }>;

type Content = { header: Header; keys: Record<string, string>; documents: Documents };

/** Called now and then with the number of documents written. */
export type Progress = (documents: number) => void;

const tellEvery = 10_000;

const control = (line: ControlLine) => `${JSON.stringify(line)}\n`;

const newerHead = (head: Manifest['ledgerHead'], { _id, rootHash }: Document): Manifest['ledgerHead'] => {
  const size = Number(_id);
  return head && head.size > size ? head : { size, rootHash: String(rootHash) };
};

/** The lines of an archive: header, keys, each collection, and last the totals to check them. */
export async function* archiveLines(
  { header, keys, documents }: Content,
  onProgress: Progress = () => {},
): AsyncGenerator<string> {
  yield control({ $lantern: 'archive', format, ...header });
  for (const [name, text] of Object.entries(keys)) yield control({ $lantern: 'key', name, text });
  const tallies = createTallies();
  let current: string | undefined;
  let ledgerHead: Manifest['ledgerHead'];
  let written = 0;
  for await (const { collection, document } of documents) {
    if (collection !== current) yield control({ $lantern: 'collection', name: collection });
    current = collection;
    if (collection === 'ledgerheads') ledgerHead = newerHead(ledgerHead, document);
    const line = formatLine(document);
    tallies.add(collection, line);
    yield `${line}\n`;
    if (++written % tellEvery === 0) onProgress(written);
  }
  onProgress(written);
  yield control({
    $lantern: 'manifest',
    keys: Object.fromEntries(Object.entries(keys).map(([name, text]) => [name, computeHash(text)])),
    collections: tallies.totals(),
    ledgerHead,
  });
}
