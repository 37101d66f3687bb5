import { statfs } from 'node:fs/promises';
import { sizeText } from './measures';
import type { PartFinding } from './part-finding';

const megabyte = 1_000_000;
/** With less space, the embedded store may not open again. */
const least = 100 * megabyte;
const comfortable = 2000 * megabyte;

/** Rates the free space on the data disk. */
export const roomLeft = ({ free, total }: { free: number; total: number }): PartFinding => {
  const says = `${sizeText(free)} of ${sizeText(total)} are free.`;
  if (free >= comfortable && free >= total / 20) return { state: 'good', says };
  const todo = 'Remove other files from this disk, such as old backups, or use a larger disk.';
  return { state: free < least ? 'bad' : 'look', says, todo };
};

/** Reads the free space on a folder's disk. */
export const readRoom = async (dir: string): Promise<PartFinding> => {
  const { bavail, blocks, bsize } = await statfs(dir);
  return roomLeft({ free: bavail * bsize, total: blocks * bsize });
};
