import { readFile } from 'node:fs/promises';
import type { Lock, Opener } from '../archive/pack';
import { type Source, withFolder, withMongo } from '../archive/sources';
import type { Env } from './env';
import { keyFiles, keySettings } from './key-files';

/** Other than an empty file, or one whose last line ends. */
const firstLines = async (file: string, setting: string) => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${setting} cannot be read (${error.code}): ${file}`);
  });
  return text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
};

const readPassphrase = async (env: Env): Promise<string | undefined> => {
  if (env.BACKUP_PASSPHRASE || !env.BACKUP_PASSPHRASE_FILE) return env.BACKUP_PASSPHRASE;
  const [line = ''] = await firstLines(env.BACKUP_PASSPHRASE_FILE, 'BACKUP_PASSPHRASE_FILE');
  if (line.length < 12)
    throw new Error('BACKUP_PASSPHRASE_FILE needs a first line of at least 12 characters.');
  return line;
};

/** What closes a backup, as the settings say. */
export const lockOf = async (env: Env): Promise<Lock> => ({
  passphrase: await readPassphrase(env),
  recipients: env.BACKUP_RECIPIENT,
});

/** What opens one. */
export const openerOf = async (env: Env): Promise<Opener> => ({
  passphrase: await readPassphrase(env),
  ...(env.BACKUP_IDENTITY_FILE && {
    identities: await firstLines(env.BACKUP_IDENTITY_FILE, 'BACKUP_IDENTITY_FILE'),
  }),
});

/** Names of what stands in the environment and in no backup, because a backup would give it away. */
export const secretSettings = (env: Env): string[] =>
  [...Object.values(keySettings), 'ENCRYPT_FIELDS' as const].filter((name) => String(env[name] ?? '') !== '');

/** Works on all data of these settings; `scratch` is where a copy of a data folder may stand meanwhile. */
export const withSource = <Result>(
  env: Env,
  scratch: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> =>
  env.MONGODB_URI
    ? withMongo(env.MONGODB_URI, work)
    : withFolder({ dir: env.DATA_DIR, keyFiles, scratch }, work);
