import { StoreError } from '../errors';
import { describeDamage, isDamage } from './damage';
import { describeError } from './file-errors';

const isFull = (error: unknown) =>
  error instanceof StoreError
    ? error.codeName === 'OutOfDiskSpace' && error.message !== fileLimit().message
    : /ENOSPC/.test(String(error));

/** Explains why a data folder cannot be opened and what to do about it, to follow "Cannot open the data folder: ". */
export function getRefusal(error: unknown): string {
  if (isDamage(error)) return `${describeDamage(error)} (nothing of it was changed)`;
  if (isFull(error)) return 'there is not enough room left on its disk. Make room and start again.';
  return describeError(error);
}

const refusal = (message: string) => new StoreError('IllegalOperation', message);

/** Like a full disk for writers: the same call may succeed later. */
export const fileLimit = () =>
  new StoreError(
    'OutOfDiskSpace',
    'a limit on the size of files is in the way (ulimit -f, or LimitFSIZE of a service). Lift it and start again.',
  );

export const inUse = () =>
  refusal(
    'another process has this data folder open. Stop what else uses it, or give this process another folder ' +
      '(DATA_DIR) or a MongoDB server (MONGODB_URI).',
  );

export const otherVersion = (format: number) =>
  refusal(
    `another version of Lantern wrote it, in format ${format}, which this one cannot read. ` +
      'Start that version, or put back a backup that this one has made.',
  );

export const earlierData = () =>
  refusal(
    'a version of Lantern before 1.0 wrote its data, which this version cannot read. Nothing of it was changed. ' +
      'To keep this data, start version 0.1 on the folder once, then this one. To begin without it, name another folder (DATA_DIR).',
  );

export const lostData = (what: 'empty' | 'missing') =>
  refusal(
    `its data file, store.sqlite, is ${what}, although the folder was in use. Put the file back from a backup. ` +
      'To start over without it, remove the file named format as well.',
  );

/**
 * A warning, not an error: another SQLite tool may have moved the log into the data file, and then nothing is missing.
 */
export const lostLog =
  'The server that had this data before was ended suddenly, and the log that it left, store.sqlite-wal, is gone. ' +
  'What was written last may be missing: look for it in the newest backup.';

export const unfinishedCopy = () =>
  refusal(
    'it is a copy that was not finished. Run the command that made it again with the same folder, ' +
      'or start on another one.',
  );
