import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRoom } from '../../server/operations/measures';
import { bad, type Finding, good, look } from './finding';

const { R_OK, W_OK, X_OK } = constants;

const mayUse = (dir: string): boolean => {
  try {
    accessSync(dir, R_OK | W_OK | X_OK);
    return statSync(dir).isDirectory();
  } catch {
    return false;
  }
};

/** The folder itself, or its nearest existing parent. */
const getNearest = (dir: string): string => (existsSync(dir) ? dir : getNearest(dirname(dir)));

const checkRights = (dir: string): Finding => {
  const part = 'Data folder';
  const nearest = getNearest(dir);
  if (!mayUse(nearest))
    return bad(
      part,
      `${nearest} cannot be read and written by this user.`,
      'Give it to the user that runs Lantern: chown.',
    );
  if (nearest !== dir) return good(part, `${dir} is not there yet; the first start makes it.`);
  const isOpen = process.platform !== 'win32' && (statSync(dir).mode & 0o077) !== 0;
  if (isOpen) return look(part, `Others on this machine may look into ${dir}.`, `chmod 700 ${dir}`);
  return good(part, `${dir} is open to this user alone.`);
};

/** Checks the permissions and free space of the data folder. */
export const checkFolder = async (dir: string): Promise<Finding[]> => [
  checkRights(dir),
  { part: 'Disk', ...(await readRoom(getNearest(dir))) },
];
