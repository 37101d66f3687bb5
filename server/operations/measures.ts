import { statfs } from 'node:fs/promises';
import { minute } from '../../shared/durations';
import type { Finding } from '../../shared/schemas/status';

/** The finding about a part, without the part's name. */
export type PartFinding = Omit<Finding, 'part'>;

export const good = (says: string): PartFinding => ({ state: 'good', says });
export const look = (says: string, todo: string): PartFinding => ({ state: 'look', says, todo });
export const bad = (says: string, todo: string): PartFinding => ({ state: 'bad', says, todo });

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** `1 message`, `4,210 messages`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** `4.2 MB`, in the decimal units of disk makers. */
export const sizeText = (bytes: number): string => {
  const units = ['kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
  return `${number(bytes / 1000 ** step)} ${units[step - 1]}`;
};

/** `5 minutes`, `3 hours`, `2 days`: milliseconds in the largest unit that gives at least two. */
export const spanText = (ms: number): string => {
  if (ms < 2 * minute) return countText(Math.round(ms / 1000), 'second');
  if (ms < 120 * minute) return countText(Math.round(ms / minute), 'minute');
  if (ms < 48 * 60 * minute) return countText(Math.round(ms / (60 * minute)), 'hour');
  return countText(Math.round(ms / (24 * 60 * minute)), 'day');
};

const todo = 'Set the clock from the network (timedatectl set-ntp true).';

type Clocks = {
  now: number;
  /** The time at which the newest ledger head was signed. */
  newestHead?: string | undefined;
  /** The time on another machine's clock: the database's. */
  database?: number | undefined;
};

/** Checks this machine's clock against earlier signatures and another clock. */
export const readClock = ({ now, newestHead, database }: Clocks): PartFinding => {
  const ahead = newestHead ? Date.parse(newestHead) - now : 0;
  if (ahead > minute)
    return bad(`It was set back: the newest entry of the ledger is ${spanText(ahead)} ahead of it.`, todo);
  if (database === undefined) return good('It has not been set back.');
  const apart = Math.abs(database - now);
  if (apart <= 5000) return good('It agrees with the clock of the database.');
  const says = `It is ${spanText(apart)} apart from the clock of the database.`;
  return { state: apart > minute ? 'bad' : 'look', says, todo };
};

const megabyte = 1_000_000;
/** With less space, the embedded store may not open again. */
const least = 100 * megabyte;
const comfortable = 2000 * megabyte;

/** Rates the free space on the data disk. */
export const roomLeft = ({ free, total }: { free: number; total: number }): PartFinding => {
  const says = `${sizeText(free)} of ${sizeText(total)} are free.`;
  if (free >= comfortable && free >= total / 20) return good(says);
  const todo = 'Remove other files from this disk, such as old backups, or use a larger disk.';
  return { state: free < least ? 'bad' : 'look', says, todo };
};

/** Reads the free space on a folder's disk. */
export const readRoom = async (dir: string): Promise<PartFinding> => {
  const { bavail, blocks, bsize } = await statfs(dir);
  return roomLeft({ free: bavail * bsize, total: blocks * bsize });
};
