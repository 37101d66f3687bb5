import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Damage } from '../disk/damage';
import { dataPath, openDataFile, refuseEarlier } from '../disk/folder';
import { nameFormat } from '../disk/format';
import { keep } from '../disk/keep';
import { claim } from '../disk/lock';
import { catalog, getCollection, toId, unseal } from '../disk/records';
import { inUse } from '../disk/refusal';
import { beginCopy, finishCopy, requireFree } from '../disk/unfinished';
import { findAnswers, getSocketPath } from '../socket-path';
import { idIndexSpec } from '../storage/collection';
import { type Entry, fill, type Placed } from '../storage/fill';
import { decode } from '../values/decode';
import type { Doc } from '../values/values';
import type { Loss, Remains } from './remains';
import { sqliteRemains } from './sqlite-remains';

interface Salvaged {
  /** The number of documents per collection in the new folder. */
  saved: { namespace: string; documents: number }[];
  /** The number of lost documents; undefined if the original number is unknown. */
  missing: number | undefined;
  /** The unreadable parts, one sentence each. */
  damage: string[];
}

/**
 * Copies everything undamaged in a data folder, and the files that belong to it, into a new one in the current format,
 * and rebuilds all index keys. The old folder is only read.
 */
export async function salvage(
  from: string,
  to: string,
  alongside: readonly string[] = [],
): Promise<Salvaged> {
  requireFree(to);
  refuseEarlier(from);
  if (!existsSync(dataPath(from))) throw new Error(`There is no data file store.sqlite in ${from}.`);
  if (await findAnswers(getSocketPath(from))) throw inUse();
  const release = claim(from);
  try {
    beginCopy(from, to, alongside);
    const source = sqliteRemains(from, join(to, 'salvaging.sqlite'));
    try {
      const sorter = new Sorter();
      const target = openDataFile(dataPath(to));
      try {
        fill(target, sorter.documents(source), () => sorter.catalog());
      } finally {
        target.close();
      }
      keep(dataPath(to));
      nameFormat(to);
      return sorter.report(source);
    } finally {
      source.close();
      finishCopy(to);
    }
  } finally {
    release();
  }
}

/** Separates documents from the catalog, and counts what is there and what is missing. */
class Sorter {
  private readonly names = new Map<number, Doc>();
  private readonly counts = new Map<number, number>();
  private readonly losses: Loss[] = [];
  private documentsFound = 0;

  *documents(source: Remains): Generator<Placed> {
    for (const { key, value } of source.whatIsLeft(this.losses)) {
      try {
        const raw = unseal(getCollection(key), toId(key), value);
        const doc = decode(raw);
        if (getCollection(key) === catalog) this.names.set(toId(key), doc);
        else {
          this.counts.set(getCollection(key), (this.counts.get(getCollection(key)) ?? 0) + 1);
          this.documentsFound++;
          yield { collection: getCollection(key), id: toId(key), raw: Buffer.from(raw) };
        }
      } catch (error) {
        const why = error instanceof Damage ? 'it is not what was written' : 'it is no document';
        this.losses.push({ from: key, to: key + 1, why });
      }
    }
  }

  /** A collection without its catalog entry gets a new name, and no index but the default one. */
  catalog(): Map<number, Entry> {
    for (const id of this.counts.keys()) {
      if (!this.names.has(id))
        this.names.set(id, { namespace: `salvaged.collection${id}`, indexes: [{ spec: idIndexSpec }] });
    }
    return new Map(
      [...this.names].map(([id, { namespace, indexes }]) => [
        id,
        { namespace: String(namespace), indexes: (indexes as Doc[]).map(({ spec }) => spec as Doc) },
      ]),
    );
  }

  report(source: Remains): Salvaged {
    const saved = [...this.names].map(([id, { namespace }]) => {
      return { namespace: String(namespace), documents: this.counts.get(id) ?? 0 };
    });
    const expected = source.expected();
    const missing = expected === undefined ? undefined : Math.max(0, expected - this.documentsFound);
    return {
      saved,
      missing,
      damage: this.losses.map((loss) => this.sentence(loss)),
    };
  }

  private sentence({ from, to, why }: Loss): string {
    const [first, last] = [from, to - 1].map((key) => ({ collection: getCollection(key), id: toId(key) }));
    if (to > Number.MAX_SAFE_INTEGER) return `everything after ${this.findName(first!)}: ${why}`;
    if (toId(to) === 0 && getCollection(to) === first!.collection + 1)
      return `everything of ${this.collection(first!.collection)} from document ${first!.id} on: ${why}`;
    if (to - from === 1) return `${this.findName(first!)}: ${why}`;
    if (first!.collection !== last!.collection)
      return `${this.findName(first!)} to ${this.findName(last!)}: ${why}`;
    return `documents ${first!.id} to ${last!.id} of ${this.collection(last!.collection)}: ${why}`;
  }

  private findName({ collection, id }: { collection: number; id: number }): string {
    return `document ${id} of ${this.collection(collection)}`;
  }

  private collection(id: number): string {
    if (id === catalog) return 'the list of collections';
    return String(this.names.get(id)?.namespace ?? `collection ${id}`);
  }
}
