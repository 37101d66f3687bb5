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
export const markName = 'unfinished';

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
