import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpack } from '../../server/operations/archive/pack';
import { timeOfBackup } from '../../server/operations/archive/places';
import { readArchive } from '../../server/operations/archive/read-lines';
import { spanText } from '../../server/operations/measures';
import { backupEvery, getOpener, getPlace } from '../../server/start/backup-settings';
import type { Env } from '../../server/start/env';
import { type Finding, good, look } from './finding';

const part = 'Backups';
const hour = 60 * 60 * 1000;

/** Reads a copy of the newest backup to its end, away from the backups and the data. */
const verify = async (env: Env, bring: (file: string) => Promise<void>): Promise<string> => {
  if (env.BACKUP_RECIPIENT && !env.BACKUP_IDENTITY)
    return 'It is closed for a key that is kept elsewhere, and was not read.';
  const scratch = await mkdtemp(join(tmpdir(), 'lantern-doctor-'));
  try {
    const file = join(scratch, 'newest.lantern');
    await bring(file);
    await readArchive(await unpack(file, getOpener(env)));
    return 'It was read to its end, and is whole.';
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

/** Checks the age of the newest backup, and whether it can be read. */
export const checkBackups = async (env: Env, now: number): Promise<Finding> => {
  const place = getPlace(env);
  if (!place)
    return look(
      part,
      'None are scheduled.',
      'Set BACKUP_TO, or make sure that something else copies the data.',
    );
  try {
    const newest = (await place.names()).at(-1);
    if (!newest) return look(part, 'There is none yet.', 'Make one before an upgrade: npx lantern backup.');
    const age = now - timeOfBackup(newest);
    const old = `The newest is ${spanText(age)} old.`;
    const read = await verify(env, (file) => place.bring(newest, file));
    if (age > 2 * backupEvery * hour)
      return look(
        part,
        `${old} ${read}`,
        'See in the log why none was made since, and make one: npx lantern backup.',
      );
    return good(part, `${old} ${read}`);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing) return look(part, 'There is none yet.', 'Make one before an upgrade: npx lantern backup.');
    const why = error instanceof Error ? error.message : String(error);
    return look(part, `The newest cannot be read. ${why}`, 'Make a new one now: npx lantern backup.');
  }
};
