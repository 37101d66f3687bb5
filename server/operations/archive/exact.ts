import mongoose from 'mongoose';
import { durable, getDatabase, usualName } from '../../core/db/connect';

export type Database = mongoose.mongo.Db;
export type Client = mongoose.mongo.MongoClient;

/** Values keep their stored types: 1 and 1.0 are different. */
const exactly = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

export const exactCollection = (db: Database, name: string) => db.collection(name, exactly);

/**
 * A collection that exists while a database is being filled, because a server that started on half of the data would
 * take it for all.
 */
const markName = 'unfinished';

/** The names of all collections with documents of ours. */
export const collectionNames = async (db: Database): Promise<string[]> => {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections
    .map(({ name }) => name)
    .filter((name) => name !== markName && !name.startsWith('system.'));
  // The head collection first: everything read after it includes at least what the newest head has signed.
  return names.sort(
    (one, other) => Number(other === 'ledgerheads') - Number(one === 'ledgerheads') || (one < other ? -1 : 1),
  );
};

/** Connects to a database for some work; its writes are durable. */
export const withDatabase = async <Result>(
  uri: string,
  work: (db: Database, client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = await mongoose.mongo.MongoClient.connect(uri, durable);
  try {
    return await work(client.db(getDatabase(uri) ?? usualName), client);
  } finally {
    await client.close();
  }
};

type Work = 'move' | 'restore';

const marks = (db: Database) => db.collection<{ _id: 'unfinished'; work: Work }>(markName);

const notEmpty = async (db: Database) => {
  for (const name of await collectionNames(db)) if (await exactCollection(db, name).findOne()) return true;
  return false;
};

/** Marks an empty database as being filled; throws a sentence if it is not empty, unless the same work left it so. */
export const begin = async (db: Database, work: Work): Promise<void> => {
  const mark = await marks(db).findOne();
  if (mark?.work === work) return;
  if (await notEmpty(db))
    throw new Error(
      `The database ${db.databaseName} is not empty. Name another one in the address, such as mongodb://.../lantern-2.`,
    );
  await marks(db).updateOne({ _id: 'unfinished' }, { $set: { work } }, { upsert: true });
};

/** Marks it as well, and removes what an earlier try left. */
export const restart = async (db: Database, work: Work): Promise<void> => {
  await begin(db, work);
  for (const name of await collectionNames(db)) await db.collection(name).drop();
};

/** Removes the mark, so that servers start on it. */
export const finish = async (db: Database): Promise<void> => {
  await db.collection(markName).drop();
};

/** Throws a sentence if a move or a restore into this database is unfinished. */
export const refuseUnfinished = async (db: Database): Promise<void> => {
  const mark = await marks(db).findOne();
  if (mark)
    throw new Error(
      `The ${mark.work} into the database ${db.databaseName} has not ended. Run it again until it says that all is there, then start.`,
    );
};
