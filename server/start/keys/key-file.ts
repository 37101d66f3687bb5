import { generateKeyPairSync } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../../core/links';
import { syncFolder } from '../../db/embedded/disk/format';
import { parseSigningKey } from '../../proof/signing-key';
import type { KeyName } from '../key-files';

/** The state of a key's file. */
export type FileState = 'there' | 'missing' | 'damaged';
export type KeyFile = { text: string; state: FileState };

const least = 32;
const isText = (text: string) => text.trim().length >= least;

/** Functions to recognize and create a key of each kind. */
const kinds: Record<KeyName, { isKey: (text: string) => boolean; make: () => string }> = {
  'session-secret': { isKey: isText, make: newToken },
  'encryption-key': { isKey: isText, make: newToken },
  'field-key': { isKey: isText, make: newToken },
  'consent-key': {
    isKey: (text) => parseSigningKey(text) !== undefined,
    make: () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  },
};

export const makeKey = (name: KeyName): string => kinds[name].make();

export const readIfThere = async (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${file} (${error.code}). Give it back to the user that runs Lantern.`);
  });

/** Reads a key file; no text if the file is missing, empty or truncated. */
export const readKeyFile = async (
  dir: string,
  name: KeyName,
): Promise<Partial<KeyFile> & { state: FileState }> => {
  const text = await readIfThere(join(dir, name));
  if (text === undefined) return { state: 'missing' };
  return kinds[name].isKey(text) ? { text, state: 'there' } : { state: 'damaged' };
};

const writeWhole = async (file: string, text: string): Promise<void> => {
  // All or nothing: a full disk must not leave half a key.
  await writeFile(file, text, { mode: 0o600, flush: true }).catch(() => {
    throw new Error(`Cannot write ${file}. Make room on its disk, let Lantern write there, and start again.`);
  });
};

/** The file with the previous signing key during a rotation. */
export const consentKeyBefore = 'consent-key-before';

/** Writes a key to its file; it is on disk when this resolves. */
export const writeKeyFile = async (dir: string, name: string, text: string): Promise<void> => {
  const file = join(dir, name);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeWhole(`${file}.new`, text);
  await rename(`${file}.new`, file);
  syncFolder(dir);
};

/** The file of a new key until the store confirms that no data was made with another one. */
const getCandidate = (dir: string, name: KeyName) => join(dir, `${name}.candidate`);

/** Creates a candidate; if two processes do so at once, the first one wins. */
const makeCandidate = async (dir: string, name: KeyName): Promise<string> => {
  const candidate = getCandidate(dir, name);
  const part = `${candidate}.${newToken()}`;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeWhole(part, makeKey(name));
  try {
    await link(part, candidate).catch((error: NodeJS.ErrnoException) => {
      // Not every file system supports links.
      if (error.code !== 'EEXIST') return rename(part, candidate);
    });
  } finally {
    await rm(part, { force: true });
  }
  syncFolder(dir);
  return (await readIfThere(candidate)) ?? makeCandidate(dir, name);
};

/** Reads the key of a data folder, or creates a candidate that is not in use yet. */
export const obtainKeyFile = async (dir: string, name: KeyName): Promise<KeyFile> => {
  const { isKey } = kinds[name];
  const { text, state } = await readKeyFile(dir, name);
  if (text !== undefined) return { text, state };
  const waiting = await readIfThere(getCandidate(dir, name));
  if (waiting !== undefined && isKey(waiting)) return { text: waiting, state };
  // Another process may have accepted the candidate meanwhile.
  const again = await readKeyFile(dir, name);
  if (again.text !== undefined) return { text: again.text, state: again.state };
  // Replace only a damaged file: an intact one that appeared meanwhile is another process's key.
  if (waiting !== undefined) await rm(getCandidate(dir, name), { force: true });
  return { text: await makeCandidate(dir, name), state };
};

/** Accepts a candidate as the key of this folder. */
export const acceptCandidate = async (dir: string, name: KeyName): Promise<void> => {
  const { text } = await readKeyFile(dir, name);
  if (text !== undefined) return dropCandidate(dir, name);
  await rename(getCandidate(dir, name), join(dir, name)).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster.
    if (error.code !== 'ENOENT') throw error;
  });
  syncFolder(dir);
};

export const dropCandidate = (dir: string, name: KeyName): Promise<void> =>
  rm(getCandidate(dir, name), { force: true });
