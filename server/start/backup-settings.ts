import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hour } from '../../shared/durations';
import { root } from '../core/version';
import type { BackupSettings } from '../operations/archive/backups';
import type { Lock, Opener } from '../operations/archive/pack';
import { bucketPlace, folderPlace, type Place } from '../operations/archive/places';
import { type Source, withFolder, withMongo } from '../operations/archive/sources';
import { type Env, getKeyLines } from './env';
import { keyFiles, keySettings } from './key-files';

/** The backup encryption from the settings. */
export const getLock = (env: Env): Lock => ({
  passphrase: env.BACKUP_PASSPHRASE,
  recipients: env.BACKUP_RECIPIENT,
});

/** The backup decryption from the settings. */
export const getOpener = (env: Env): Opener => ({
  passphrase: env.BACKUP_PASSPHRASE,
  ...(env.BACKUP_IDENTITY && { identities: getKeyLines(env.BACKUP_IDENTITY) }),
});

/** The names of secrets that stay in the environment and out of backups, because a backup would reveal them. */
export const secretSettings = (env: Env): string[] =>
  [...new Set([...Object.values(keySettings), 'ENCRYPT_FIELDS' as const])].filter(
    (name) => String(env[name] ?? '') !== '',
  );

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
    region: env.AWS_REGION,
    workshop: join(env.DATA_DIR, 'unfinished-backup'),
  });
};

/** `lantern`, beside the server's bundle or among the sources. */
const findLantern = (): string => {
  const built = fileURLToPath(new URL('./lantern.js', import.meta.url));
  return existsSync(built) ? built : join(root, 'scripts', 'lantern.mjs');
};

/** Runs in a separate process with the same environment, so that no request waits for it. */
const writeApart: BackupSettings['write'] = async (file, signal) => {
  try {
    await promisify(execFile)(process.execPath, [findLantern(), 'backup', file], {
      ...(signal && { signal }),
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(stderr.trim().split('\n').at(-1) || 'The backup was cut off.');
  }
};

/** Hours from one backup to the next, and how many are kept. */
export const backupEvery = 24;
const mostBackups = 14;

/** The settings of scheduled backups. */
export const backupSettings = (env: Env): BackupSettings | undefined => {
  const place = getPlace(env);
  return place && { place, every: backupEvery * hour, keep: mostBackups, write: writeApart };
};
