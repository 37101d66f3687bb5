import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BackupSettings } from '../operations/archive/backups';
import type { Lock, Opener } from '../operations/archive/pack';
import { bucketPlace, folderPlace, type Place } from '../operations/archive/places';
import { type Source, withFolder, withMongo } from '../operations/archive/sources';
import type { Env } from './env';
import { keyFiles, keySettings } from './key-files';

/** Reads the lines of a file, without blank lines and comments. */
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

/** The backup encryption from the settings. */
export const readLock = async (env: Env): Promise<Lock> => ({
  passphrase: await readPassphrase(env),
  recipients: env.BACKUP_RECIPIENT,
});

/** The backup decryption from the settings. */
export const readOpener = async (env: Env): Promise<Opener> => ({
  passphrase: await readPassphrase(env),
  ...(env.BACKUP_IDENTITY_FILE && {
    identities: await firstLines(env.BACKUP_IDENTITY_FILE, 'BACKUP_IDENTITY_FILE'),
  }),
});

/** The names of secrets that stay in the environment and out of backups, because a backup would reveal them. */
export const secretSettings = (env: Env): string[] =>
  [...Object.values(keySettings), 'ENCRYPT_FIELDS' as const].filter((name) => String(env[name] ?? '') !== '');

/** Works on all data of these settings; `scratch` is a folder for a temporary copy of a data folder. */
export const withSource = <Result>(
  env: Env,
  scratch: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> =>
  env.MONGODB_URI
    ? withMongo(env.MONGODB_URI, work)
    : withFolder({ dir: env.DATA_DIR, keyFiles, scratch }, work);

/** The place for backups, if set. */
export const getPlace = (env: Env): Place | undefined => {
  if (!env.BACKUP_TO) return undefined;
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(env.BACKUP_TO) ?? [];
  if (!bucket) return folderPlace(resolve(env.BACKUP_TO));
  return bucketPlace({
    endpoint: env.BACKUP_S3_ENDPOINT ?? `https://s3.${env.AWS_REGION}.amazonaws.com`,
    bucket,
    prefix: prefix.replace(/([^/])$/, '$1/'),
    accessKeyId: env.AWS_ACCESS_KEY_ID!,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY!,
    sessionToken: env.AWS_SESSION_TOKEN,
    region: env.AWS_REGION,
    workshop: join(env.DATA_DIR, 'unfinished-backup'),
  });
};

/** The `backup` command, beside the server's bundle or among the sources. */
const backupCommand = (): string[] => {
  const built = fileURLToPath(new URL('./backup.js', import.meta.url));
  if (existsSync(built)) return [built];
  const root = fileURLToPath(new URL('../../', import.meta.url));
  return ['--import', 'tsx', join(root, 'scripts', 'backup.ts')];
};

/** Runs in a separate process with the same environment, so that no request waits for it. */
const writeApart: BackupSettings['write'] = async (file, signal) => {
  try {
    await promisify(execFile)(process.execPath, [...backupCommand(), file], { ...(signal && { signal }) });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(stderr.trim().split('\n').at(-1) || 'The backup was cut off.');
  }
};

const hour = 60 * 60 * 1000;

/** The settings of scheduled backups. */
export const backupSettings = (env: Env): BackupSettings | undefined => {
  const place = getPlace(env);
  return place && { place, every: env.BACKUP_EVERY * hour, keep: env.BACKUP_KEEP, write: writeApart };
};
