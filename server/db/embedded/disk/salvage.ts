import { existsSync } from 'node:fs';
import { idIndexSpec } from '../storage/collection';
import { decode } from '../values/decode';
import { type Doc, encode } from '../values/values';
import { claim, openDataFile, writeAll } from './data-file';
import { dataPath, openFolder } from './folder';
import { namedFormat } from './format';
import { LmdbFile, type Loss } from './lmdb-file';
import { Damage } from './lmdb-pages';
import { collectionOf, formatKey, idOf, keyFor, unseal } from './records';
import { beginCopy, finishCopy, requireFree } from './unfinished';

export interface Salvaged {
  /** How many documents each collection has in the new folder. */
  saved: { namespace: string; documents: number }[];
  /** How many documents are lost; undefined where nothing tells how many there were. */
  missing: number | undefined;
  /** How many of the saved ones may be older than what was lost, or may have been removed. */
  doubtful: number;
  /** What could not be read, a sentence each. */
  damage: string[];
}

const catalog = 0;

/**
 * Copies everything undamaged in a data folder, and the files that belong to it, into a new one in the present format.
 * The old one is only read.
 */
export async function salvage(
  from: string,
  to: string,
  alongside: readonly string[] = [],
): Promise<Salvaged> {
  requireFree(to);
  if (!existsSync(dataPath(from))) throw new Error(`There is no data file store.mdb in ${from}.`);
  await refuseIfInUse(dataPath(from));
  beginCopy(from, to, alongside);
  const source = new LmdbFile(dataPath(from));
  const target = await openFolder(to);
  try {
    // Format 1 says so in a file beside the data, and has no checksums.
    const sorter = new Sorter(namedFormat(from) !== 1);
    writeAll(target, sorter.documents(source), to);
    writeAll(target, sorter.catalog(), to);
    finishCopy(to);
    return sorter.report(source.entryCount);
  } finally {
    source.close();
    await target.close();
  }
}

// LMDB can be asked only where the beginning of the file is whole; where it is not, nobody has it open.
async function refuseIfInUse(path: string): Promise<void> {
  const file = new LmdbFile(path);
  try {
    file.checkHead();
  } catch {
    return;
  } finally {
    file.close();
  }
  const db = openDataFile(path);
  try {
    claim(db);
  } finally {
    await db.close();
  }
}

/** Tells documents from the catalog, and keeps count of what there is and what is not. */
class Sorter {
  private readonly names = new Map<number, Doc>();
  private readonly counts = new Map<number, number>();
  private readonly losses: Loss[] = [];
  private documentsFound = 0;
  private doubtful = 0;

  constructor(private readonly isSealed: boolean) {}

  *documents(source: LmdbFile): Generator<{ key: number; raw: Buffer }> {
    for (const { key, value, isDoubtful } of source.whatIsLeft(this.losses)) {
      try {
        const raw = this.isSealed ? unseal(key, value) : value;
        if (key === formatKey) continue;
        const doc = decode(raw);
        if (collectionOf(key) === catalog) this.names.set(idOf(key), doc);
        else {
          this.counts.set(collectionOf(key), (this.counts.get(collectionOf(key)) ?? 0) + 1);
          this.documentsFound++;
          if (isDoubtful) this.doubtful++;
          yield { key, raw: Buffer.from(raw) };
        }
      } catch (error) {
        const why = error instanceof Damage ? 'it is not what was written' : 'it is no document';
        this.losses.push({ from: key, to: key + 1, why });
      }
    }
  }

  /** A collection whose entry is lost gets a new name, and no index but the one that each has. */
  *catalog(): Generator<{ key: number; raw: Buffer }> {
    for (const id of this.counts.keys()) {
      if (!this.names.has(id))
        this.names.set(id, { namespace: `salvaged.collection${id}`, indexes: [idIndexSpec] });
    }
    for (const [id, entry] of this.names) yield { key: keyFor(catalog, id), raw: encode(entry) };
  }

  report(expected: number | undefined): Salvaged {
    const saved = [...this.names].map(([id, { namespace }]) => {
      return { namespace: String(namespace), documents: this.counts.get(id) ?? 0 };
    });
    // The rest of the entries: one for each collection, and since format 2 one for the format.
    const others = this.names.size + (this.isSealed ? 1 : 0);
    const missing = expected === undefined ? undefined : Math.max(0, expected - others - this.documentsFound);
    return {
      saved,
      missing,
      doubtful: this.doubtful,
      damage: this.losses.map((loss) => this.sentence(loss)),
    };
  }

  private sentence({ from, to, why }: Loss): string {
    const [first, last] = [from, to - 1].map((key) => ({ collection: collectionOf(key), id: idOf(key) }));
    if (to > Number.MAX_SAFE_INTEGER) return `everything after ${this.nameOf(first!)}: ${why}`;
    if (to - from === 1) return `${this.nameOf(first!)}: ${why}`;
    if (first!.collection !== last!.collection)
      return `${this.nameOf(first!)} to ${this.nameOf(last!)}: ${why}`;
    return `documents ${first!.id} to ${last!.id} of ${this.collection(last!.collection)}: ${why}`;
  }

  private nameOf({ collection, id }: { collection: number; id: number }): string {
    return `document ${id} of ${this.collection(collection)}`;
  }

  private collection(id: number): string {
    if (id === catalog) return 'the list of collections';
    return String(this.names.get(id)?.namespace ?? `collection ${id}`);
  }
}
