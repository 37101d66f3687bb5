import { collectionNames, type Database, exactCollection, markName } from './exact';

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
