import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, deserialize } from 'bson';
import { usualName } from '../../core/db/connect';
import { backUp, type SendCommand } from '../../db/embedded/disk/backup';
import { getDocuments } from '../../db/embedded/disk/collection-documents';
import { type Client, collectionNames, type Database, exactCollection, withDatabase } from './exact';
import type { Documents } from './lines';

/** The content for an archive. */
export type Source = { documents: Documents; keys: Record<string, string>; oneMoment: boolean };

/** Sends a command to the embedded store. */
export const send: SendCommand = (uri, command) => withDatabase(uri, (db) => db.admin().command(command));

async function* ofFolder(dir: string): Documents {
  const start = `${usualName}.`;
  for (const { namespace, raw } of getDocuments(dir)) {
    if (!namespace.startsWith(start)) continue;
    const document = deserialize(raw, { promoteValues: false, bsonRegExp: true });
    yield { collection: namespace.slice(start.length), document };
  }
}

const readKeys = (dir: string, names: readonly string[]) =>
  Object.fromEntries(
    names
      .filter((name) => existsSync(join(dir, name)))
      .map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
  );

type Folder = {
  dir: string;
  /** The files that contain its keys. */
  keyFiles: readonly string[];
  /** The folder for its temporary copy. */
  scratch: string;
};

/** Works on a snapshot of a folder's data, even while a server runs on it: uses a copy and removes it afterward. */
export const withFolder = async <Result>(
  { dir, keyFiles, scratch }: Folder,
  work: (source: Source) => Promise<Result>,
): Promise<Result> => {
  const clean = () => rm(scratch, { recursive: true, force: true });
  await clean();
  try {
    await backUp(dir, scratch, { send, alongside: keyFiles });
    return await work({ documents: ofFolder(scratch), keys: readKeys(scratch, keyFiles), oneMoment: true });
  } finally {
    await clean();
  }
};

async function* ofDatabase(db: Database, session?: ReturnType<Client['startSession']>): Documents {
  for (const collection of await collectionNames(db)) {
    const cursor = exactCollection(db, collection).find({}, session && { session });
    for await (const document of cursor) yield { collection, document };
  }
}

/** Replica sets and sharded clusters can read a consistent snapshot. */
const hasSnapshots = async (db: Database) => {
  const commandNotFound = 59;
  const { setName, msg } = await db
    .admin()
    .command({ hello: 1 })
    .catch((error: { code?: number }) => {
      if (error.code !== commandNotFound) throw error;
      return {} as Document;
    });
  return Boolean(setName) || msg === 'isdbgrid';
};

/** MongoDB's code for a snapshot that it no longer has. */
const snapshotTooOld = 239;

const explainOldSnapshot = (error: { code?: number }): never => {
  if (error.code !== snapshotTooOld) throw error;
  throw new Error(
    'MongoDB gave up the snapshot before everything was read: it keeps one for five minutes. Set minSnapshotHistoryWindowInSeconds to longer than a backup takes, or use mongodump.',
    { cause: error },
  );
};

/** Works on a whole database: on a snapshot, if the server supports it. */
export const withMongo = <Result>(uri: string, work: (source: Source) => Promise<Result>): Promise<Result> =>
  withDatabase(uri, async (db, client) => {
    if (!(await hasSnapshots(db))) return work({ documents: ofDatabase(db), keys: {}, oneMoment: false });
    return client
      .withSession({ snapshot: true }, (session) =>
        work({ documents: ofDatabase(db, session), keys: {}, oneMoment: true }),
      )
      .catch(explainOldSnapshot);
  });
