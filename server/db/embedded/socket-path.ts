import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

// macOS allows 103 bytes, Linux 107.
const maxSocketPath = 103;

/** Where the store of a data folder listens: in the folder, or under a name made from it where that is too long. */
export function getSocketPath(dir: string): string {
  const path = join(dir, 'store.sock');
  if (Buffer.byteLength(path) <= maxSocketPath) return path;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  return join(tmpdir(), `lantern-${userInfo().uid}-${name}`, 'store.sock');
}

/** Makes way for the socket; whether it may be listened on is decided by the lock of the data. */
export async function prepareSocket(dir: string): Promise<{ path: string; remove(): void }> {
  const path = getSocketPath(dir);
  const folder = dirname(path);
  const isElsewhere = folder !== dir;
  if (isElsewhere) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(folder);
    if (uid !== userInfo().uid || (mode & 0o077) !== 0)
      throw new Error(`others may write to ${folder}; remove it`);
  }
  // Left over after a kill, unless somebody still answers there.
  if (existsSync(path) && !(await findAnswers(path))) rmSync(path, { force: true });
  const remove = () => {
    if (isElsewhere && !existsSync(path)) rmdirSync(folder);
  };
  return { path, remove };
}

/** Whether a store listens there. */
export function findAnswers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
