import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { ignoreDuplicate } from '../../core/db/errors';
import { type Lease, takeLease } from '../../core/due/lease';
import { createRepeat } from '../../core/due/repeat';

/** One migration step for the data of an older version. It may be interrupted anywhere, and then runs again. */
export type Migration = {
  /** Its number and name: `0001-credentials`. They run in this order, each once. */
  id: string;
  up: (db: mongo.Db) => Promise<unknown>;
};

type Row = { _id: string; at?: Date; by?: string; until?: Date };
type Options = {
  db: mongo.Db;
  migrations: readonly Migration[];
  now: () => number;
  /** No other server can use this database: an existing lease belongs to a dead process. */
  alone?: boolean;
};

const leaseFor = 15_000;
const renewEvery = 4000;
const askAgainAfter = 500;

const newerData = (id: string) =>
  new Error(
    `This data was written by a newer version of Lantern (it knows "${id}", this one does not). Start that version, or one after it.`,
  );

/** The last step before 1.0. The steps up to it no longer exist: data without them is unreadable. */
const lastBefore1 = '0006-calls-by-whom';

export const earlierData =
  'This data was written by a version of Lantern before 1.0, which this version cannot read. Start version 0.1 on it once, then this one.';

/** True if a database with these steps is from before 1.0; an installation always has a user. */
export const isEarlier = (done: readonly string[], hasUsers: boolean): boolean =>
  hasUsers && !done.some((id) => id >= lastBefore1);

/** A step that only a newer version knows. */
export const newerStep = (done: readonly string[], migrations: readonly Migration[]): string | undefined =>
  done.find((id) => id > lastBefore1 && !migrations.some((migration) => migration.id === id));

const remaining = async (rows: mongo.Collection<Row>, { db, migrations }: Options) => {
  const done = (await rows.find({ _id: /^\d{4}-/ }).toArray()).map(({ _id }) => _id);
  if (isEarlier(done, (await db.collection('users').findOne()) !== null)) throw new Error(earlierData);
  const newer = newerStep(done, migrations);
  if (newer) throw newerData(newer);
  return migrations.filter(({ id }) => !done.includes(id));
};

/** A database without collections has nothing to migrate. */
const skipAll = async (rows: mongo.Collection<Row>, { migrations, now }: Options) => {
  const done = migrations.map(({ id }) => ({
    updateOne: { filter: { _id: id }, update: { $setOnInsert: { at: new Date(now()) } }, upsert: true },
  }));
  // Another server that starts at the same time does the same.
  await rows.bulkWrite(done, { ordered: false }).catch(ignoreDuplicate);
};

/**
 * Runs the pending migrations of this database once; other servers wait meanwhile. Throws a sentence if the data is
 * from a newer version, or from before 1.0.
 */
export const migrate = async (options: Options): Promise<void> => {
  const { db, migrations, now, alone = false } = options;
  const rows = db.collection<Row>('migrations');
  const by = randomUUID();
  /** A dead holder's lease expires after some seconds. */
  const take = () =>
    takeLease(db.collection<Lease>('migrations'), { _id: 'lease', by, now: now(), lasts: leaseFor });
  if (migrations.length > 0 && !(await db.listCollections({}, { nameOnly: true }).hasNext()))
    return skipAll(rows, options);
  if ((await remaining(rows, options)).length === 0) return;
  if (alone) await rows.deleteOne({ _id: 'lease' });
  while (!(await take())) {
    await wait(askAgainAfter);
    if ((await remaining(rows, options)).length === 0) return;
  }
  const renewing = createRepeat(take, { every: renewEvery });
  renewing.start();
  try {
    for (const { id, up } of await remaining(rows, options)) {
      await up(db);
      await rows.updateOne({ _id: id }, { $set: { at: new Date(now()) } }, { upsert: true });
    }
  } finally {
    await renewing.close();
    await rows.deleteOne({ _id: 'lease', by }).catch(() => undefined);
  }
};
