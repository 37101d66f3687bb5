import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const least = 32;

type Kept = {
  name: string;
  /** What a person reads when it was damaged and a new one was made. */
  lost: string;
};

const sessionSecret: Kept = {
  name: 'session-secret',
  lost: 'A new secret was made: everybody has to sign in again.',
};
const encryptionKey: Kept = {
  name: 'encryption-key',
  lost: 'A new key was made: refused posts that are kept, links in mails and secrets that were sealed with the old one cannot be read any more. Bring the file back from a backup to read them.',
};

/** Makes a new one when there is none, or when it is empty or cut off, and then `warn` is told. */
const readSecret = async (dataDir: string, { name, lost }: Kept, warn: (text: string) => void) => {
  const file = join(dataDir, name);
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${file} (${error.code}). Give it back to the user that runs Lantern.`);
  });
  if (kept !== undefined && kept.trim().length >= least) return kept;
  if (kept !== undefined) warn(`${file} was damaged. ${lost}`);
  return makeSecret(dataDir, file);
};

/**
 * The secret of a data folder, made at the first start; only the server's own user can read it. One that is empty or
 * cut off would sign sessions that anyone could forge: it gives way to a new one, and `warn` is told.
 */
export const readSessionSecret = (dataDir: string, warn: (text: string) => void): Promise<string> =>
  readSecret(dataDir, sessionSecret, warn);

/** The key of a data folder that seals what is kept of people who are no leads; made like the sessions' secret. */
export const readEncryptionKey = (dataDir: string, warn: (text: string) => void): Promise<string> =>
  readSecret(dataDir, encryptionKey, warn);

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
