import mongoose from 'mongoose';
import { type Finding, good, look } from './finding';

const setting = 'minSnapshotHistoryWindowInSeconds';
/** MongoDB's default, in seconds. */
const usual = 300;

/** Returns undefined if this user may not ask, or the server does not know the setting. */
const readWindow = async (uri: string): Promise<number | undefined> => {
  const client = await mongoose.mongo.MongoClient.connect(uri, { serverSelectionTimeoutMS: 3000 });
  try {
    const answer = await client.db('admin').command({ getParameter: 1, [setting]: 1 });
    return Number(answer[setting]) || undefined;
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
};

/** A backup of MongoDB reads one snapshot, and fails if reading takes longer than the server keeps it. */
export const describeWindow = (seconds: number | undefined): Finding => {
  const keeps = `MongoDB keeps a snapshot for ${Math.round((seconds ?? usual) / 60)} minutes`;
  if (seconds && seconds > usual) return good('Backup', `${keeps}.`);
  return look(
    'Backup',
    `${keeps}${seconds ? '' : ' unless set otherwise'}, and a backup that reads for longer fails.`,
    `Raise ${setting}, or use mongodump: docs/backup.md.`,
  );
};

export const checkSnapshotWindow = async (uri: string): Promise<Finding> =>
  describeWindow(await readWindow(uri));
