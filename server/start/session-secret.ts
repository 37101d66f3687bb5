import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const least = 32;

/**
 * The secret of a data folder, made at the first start; only the server's own user can read it. One that is empty or
 * cut off would sign sessions that anyone could forge: it gives way to a new one, and `warn` is told.
 */
export const readSessionSecret = async (dataDir: string, warn: (text: string) => void): Promise<string> => {
  const file = join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${file} (${error.code}). Give it back to the user that runs Lantern.`);
  });
  if (kept !== undefined && kept.trim().length >= least) return kept;
  if (kept !== undefined) warn(`${file} was damaged. A new secret was made: everybody has to sign in again.`);
  return makeSecret(dataDir, file);
};

const makeSecret = async (dataDir: string, file: string): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Whole or not at all: a full disk must not leave half a secret behind.
  await writeFile(`${file}.new`, secret, { mode: 0o600, flush: true }).catch(() => {
    throw new Error(`Cannot write ${file}. Make room on its disk, let Lantern write there, and start again.`);
  });
  await rename(`${file}.new`, file);
  return secret;
};
