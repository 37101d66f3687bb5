import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

// macOS allows 103 bytes, Linux 107.
const maxSocketPath = 103;

/** The socket path of a data folder's store: in the folder, or under a name derived from it if the path is too long. */
export function getSocketPath(dir: string): string {
  const path = join(dir, 'store.sock');
  if (Buffer.byteLength(path) <= maxSocketPath) return path;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  return join(tmpdir(), `lantern-${userInfo().uid}-${name}`, 'store.sock');
}

/** Removes a stale socket; the data lock decides who may listen. */
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
  // A leftover of a killed process, unless a store still answers there.
  if (existsSync(path) && !(await findAnswers(path))) rmSync(path, { force: true });
  const remove = () => {
    if (isElsewhere && !existsSync(path)) rmdirSync(folder);
  };
  return { path, remove };
}

/** Returns true if a store listens there. */
export function findAnswers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
