import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'bson';
import mongoose from 'mongoose';
import { getDatabase, usualName } from '../../server/core/db/connect';
import { getDocuments } from '../../server/db/embedded/disk/collection-documents';
import { Damage } from '../../server/db/embedded/disk/damage';
import { dataPath, refuseEarlier } from '../../server/db/embedded/disk/folder';
import { earlierLosses, findLoss } from '../../server/db/embedded/disk/log-loss';
import { checkFolderPages } from '../../server/db/embedded/disk/pages';
import { getRefusal, lostData } from '../../server/db/embedded/disk/refusal';
import { findAnswers, getSocketPath } from '../../server/db/embedded/socket-path';
import { countText, readClock } from '../../server/operations/measures';
import { migrations } from '../../server/operations/migrations/list';
import { earlierData, isEarlier, newerStep } from '../../server/operations/migrations/migrate';
import type { Env } from '../../server/start/env';
import { bad, type Finding, good, look } from './finding';
import { checkKeys } from './keys';
import { checkSnapshotWindow } from './snapshot-window';

const part = 'Store';
const answersIn = 3000;

/** The data that the doctor reads: completed migrations, the newest signed time, and another clock. */
type Read = {
  says: string;
  done: string[];
  hasUsers: boolean;
  newestHead?: string | undefined;
  clock?: Date;
  isUnfinished?: boolean;
  /** The store's records of its keys. */
  secrets: { _id: unknown; value?: unknown }[];
};

const readDatabase = async (uri: string, name: string): Promise<Read> => {
  const client = await mongoose.mongo.MongoClient.connect(uri, { serverSelectionTimeoutMS: answersIn });
  try {
    const db = client.db(getDatabase(uri) ?? usualName);
    // A server that speaks MongoDB's protocol may lack either, and Lantern runs on it.
    const ask = (command: string) => db.command({ [command]: 1 }).catch((): Record<string, never> => ({}));
    const { objects } = await ask('dbStats');
    const { localTime } = await ask('hello');
    const rows = await db.collection<{ _id: string }>('migrations').find().toArray();
    const [head] = await db.collection('ledgerheads').find().sort({ _id: -1 }).limit(1).toArray();
    return {
      says: `${name} answers${objects === undefined ? '' : `, and holds ${countText(Number(objects), 'record')}`}.`,
      done: rows.map(({ _id }) => _id),
      hasUsers: (await db.collection('users').findOne()) !== null,
      newestHead: head?.timestamp,
      clock: localTime,
      secrets: await db.collection('secrets').find().toArray(),
      isUnfinished: (await db.collection('unfinished').findOne()) !== null,
    };
  } finally {
    await client.close();
  }
};

/** Reads every page and record of an unused folder, without opening anything for writing. */
const readFolder = (dir: string): Read => {
  const done: string[] = [];
  const secrets: Read['secrets'] = [];
  let newestHead: string | undefined;
  let count = 0;
  const [problem] = checkFolderPages(dir);
  if (problem) throw new Damage(problem);
  let hasUsers = false;
  for (const { namespace, raw } of getDocuments(dir)) {
    count++;
    if (namespace === `${usualName}.users`) hasUsers = true;
    if (namespace === `${usualName}.migrations`) done.push(deserialize(raw)._id);
    if (namespace === `${usualName}.secrets`) secrets.push(deserialize(raw) as Read['secrets'][number]);
    if (namespace === `${usualName}.ledgerheads`) newestHead = deserialize(raw).timestamp;
  }
  return {
    says: `Every page and record of the data file can be read: ${countText(count, 'record')}.`,
    done,
    hasUsers,
    newestHead,
    secrets,
  };
};

const checkMigrations = ({ done, hasUsers }: Read): Finding => {
  const steps = done.filter((id) => /^\d{4}-/.test(id));
  if (isEarlier(steps, hasUsers)) return bad('Migrations', earlierData, 'Make a backup before.');
  const newer = newerStep(steps, migrations);
  if (newer)
    return bad(
      'Migrations',
      `A newer version of Lantern wrote this data: it knows "${newer}".`,
      'Start that version, or one after it.',
    );
  const waiting = migrations.filter(({ id }) => !steps.includes(id)).map(({ id }) => id);
  if (waiting.length === 0) return good('Migrations', 'None are waiting.');
  return look(
    'Migrations',
    `The next start brings the data over: ${waiting.join(', ')}.`,
    'Make a backup before: npx lantern backup.',
  );
};

/** A wrong clock does not prevent a start. */
const checkClock = ({ newestHead, clock }: Read, now: number): Finding => {
  const { state, ...finding } = readClock({ now, newestHead, database: clock?.getTime() });
  return { part: 'Clock', state: state === 'bad' ? 'look' : state, ...finding };
};

const findFindings = async (env: Env, read: Read, now: number): Promise<Finding[]> => [
  read.isUnfinished
    ? bad(
        part,
        'A move or a restore into this database has not ended.',
        'Run it again until it says that all is there.',
      )
    : good(part, read.says),
  ...(await checkKeys(env, read.secrets)),
  checkMigrations(read),
  checkClock(read, now),
];

const checkMongo = async (env: Env, uri: string, now: number): Promise<Finding[]> => {
  try {
    const findings = await findFindings(env, await readDatabase(uri, 'MongoDB'), now);
    return [...findings, await checkSnapshotWindow(uri)];
  } catch (error) {
    // The error's text may contain the address with a password; its code and name do not.
    const { name = 'an error', code, codeName } = error as Partial<mongoose.mongo.MongoServerError>;
    const kind = [name, code, codeName].filter(Boolean).join(' ');
    return [
      bad(
        part,
        `MongoDB does not answer as it should: ${kind}.`,
        'Check MONGODB_URI, its password, and whether the server runs.',
      ),
    ];
  }
};

const checkEmbedded = async (env: Env, dir: string, now: number): Promise<Finding[]> => {
  try {
    refuseEarlier(dir);
  } catch (error) {
    return [bad(part, 'The data cannot be read.', getRefusal(error))];
  }
  if (!existsSync(dataPath(dir))) {
    if (existsSync(join(dir, 'format')))
      return [bad(part, 'The data file is missing.', lostData('missing').message)];
    return [good(part, 'There is no data yet; the first start begins with it.')];
  }
  const socket = getSocketPath(realpathSync(dir));
  const losses = earlierLosses(dataPath(dir));
  const about = (all: readonly string[]) =>
    all.map((loss) => look(part, 'Newest writes may be missing.', loss));
  try {
    if (!(await findAnswers(socket))) {
      const loss = findLoss(dataPath(dir));
      return [
        ...(await findFindings(env, readFolder(dir), now)),
        ...about(loss ? [...losses, loss] : losses),
      ];
    }
    const uri = `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
    const read = await readDatabase(uri, 'The store of the running server');
    return [...(await findFindings(env, read, now)), ...about(losses)];
  } catch (error) {
    return [bad(part, 'The data cannot be read.', getRefusal(error))];
  }
};

/** Checks the store, the migrations an upgrade would run, and the clock against the data. */
export const checkStore = (env: Env, now: number): Promise<Finding[]> =>
  env.MONGODB_URI ? checkMongo(env, env.MONGODB_URI, now) : checkEmbedded(env, env.DATA_DIR, now);
