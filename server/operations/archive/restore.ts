import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Document } from 'bson';
import { createConnection } from '../../core/db/connect';
import { getSpecs } from '../../core/db/ensure-indexes';
import { dataPath } from '../../db/embedded/disk/folder';
import { nameFormat } from '../../db/embedded/disk/format';
import { beginCopy, finishCopy } from '../../db/embedded/disk/unfinished';
import { startEmbeddedStore } from '../../db/embedded/start';
import { createModels } from '../models';
import { collectionNames, type Database, exactCollection, finish, restart, withDatabase } from './exact';
import { createTallies, differing, formatLine, type Total } from './lines';
import { type ArchiveContent, readArchive } from './read-lines';

const atOnce = 500;
const lengthAtOnce = 4 * 1024 * 1024;

/** Writes documents in batches. */
const createWriter = (db: Database) => {
  let waiting: Document[] = [];
  let length = 0;
  let into = '';
  const flush = async () => {
    if (waiting.length > 0) await exactCollection(db, into).insertMany(waiting);
    waiting = [];
    length = 0;
  };
  return {
    flush,
    async add(collection: string, document: Document, size: number) {
      if (collection !== into || waiting.length >= atOnce || length > lengthAtOnce) await flush();
      into = collection;
      waiting.push(document);
      length += size;
    },
  };
};

/** Creates the indexes one by one; the start would otherwise do it, in silence. */
const buildIndexes = async (db: Database, say: Say): Promise<void> => {
  const connection = createConnection();
  createModels(connection);
  const filled = new Set(await collectionNames(db));
  for (const { schema, collection } of Object.values(connection.models)) {
    if (!filled.has(collection.name)) continue;
    const specs = getSpecs({ schema: schema as never });
    if (specs.length > 0) say(`Indexes of ${collection.name}`);
    // The start migrates older data first, and then creates the indexes that it violates here.
    for (const spec of specs)
      await db
        .collection(collection.name)
        .createIndexes([spec as never])
        .catch(() => undefined);
  }
};

const findTotals = async (db: Database): Promise<Record<string, Total>> => {
  const tallies = createTallies();
  // The usual batch of 16 MB takes 300 MB once it is decoded.
  for (const name of await collectionNames(db))
    for await (const document of exactCollection(db, name).find({}, { batchSize: atOnce }))
      tallies.add(name, formatLine(document));
  return tallies.totals();
};

type Keys = Record<string, string>;
/** Reports progress. */
type Say = (text: string) => void;

const saidEvery = 20_000;

/** Writes an archive's documents into an empty database, reads all of them back, and returns its keys. */
const fill = async (db: Database, text: Readable, say: Say): Promise<ArchiveContent & { keys: Keys }> => {
  const keys: Keys = {};
  let documents = 0;
  const writer = createWriter(db);
  const content = await readArchive(text, {
    onKey: (name, key) => {
      keys[name] = key;
    },
    onDocument: async (...document) => {
      await writer.add(...document);
      if (++documents % saidEvery === 0) say(`${documents.toLocaleString('en')} documents written`);
    },
  });
  await writer.flush();
  say(`${documents.toLocaleString('en')} documents written; comparing them with the archive`);
  const wrong = differing(await findTotals(db), content.manifest.collections);
  if (wrong !== undefined)
    throw new Error(`The database did not keep ${wrong} as it was written. Try again.`);
  await buildIndexes(db, say);
  return { ...content, keys };
};

/** Writes an archive's keys into a folder; an unknown name could point outside of it. */
const writeKeys = async (dir: string, keys: Keys, keyFiles: readonly string[]) => {
  for (const name of keyFiles) {
    const text = keys[name];
    if (text !== undefined) await writeFile(join(dir, name), text, { mode: 0o600, flush: true });
  }
};

/**
 * Restores an archive into a new data folder. No server starts on it until it is complete and checked, and another try
 * replaces it.
 */
export const restoreFolder = async (
  dir: string,
  text: Readable,
  keyFiles: readonly string[],
  say: Say = () => {},
): Promise<ArchiveContent> => {
  beginCopy(dir, dir, []);
  const scratch = join(dir, 'restoring');
  await rm(scratch, { recursive: true, force: true });
  const store = await startEmbeddedStore({ dir: scratch });
  const { keys, ...content } = await withDatabase(store.uri, (db) => fill(db, text, say)).finally(
    store.close,
  );
  await writeKeys(dir, keys, keyFiles);
  await rename(dataPath(scratch), dataPath(dir));
  nameFormat(dir);
  await rm(scratch, { recursive: true });
  finishCopy(dir);
  return content;
};

/** Restores an archive into an empty MongoDB database, and its keys into a folder, from where they must be set. */
export const restoreMongo = (
  uri: string,
  text: Readable,
  keep: { dir: string; keyFiles: readonly string[] },
  say: Say = () => {},
): Promise<ArchiveContent> =>
  withDatabase(uri, async (db) => {
    await restart(db, 'restore');
    const { keys, ...content } = await fill(db, text, say);
    await mkdir(keep.dir, { recursive: true, mode: 0o700 });
    await writeKeys(keep.dir, keys, keep.keyFiles);
    await finish(db);
    return content;
  });
