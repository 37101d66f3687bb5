import type { Document } from 'bson';
import {
  type ControlLine,
  computeHash,
  createTallies,
  format,
  formatLine,
  type Header,
  type Manifest,
} from './lines';

/** All documents of a database, one collection after the other. */
export type Documents = AsyncIterable<{ collection: string; document: Document }>;

export type Content = { header: Header; keys: Record<string, string>; documents: Documents };

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
