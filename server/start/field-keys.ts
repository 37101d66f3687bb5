import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLeadSeal, type LeadSeal } from '../clients/store/sealed/lead-seal';
import { createFieldKeys } from '../ground/field-keys';
import type { Env } from './env';

const least = 32;

const readKey = async (file: string): Promise<string | undefined> => {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${file} (${error.code}). Give it back to the user that runs Lantern.`);
  });
  if (kept === undefined || kept.trim().length >= least) return kept?.trim();
  // A new one would open nothing of what was encrypted.
  throw new Error(`${file} is damaged. Put back a copy of it from a backup.`);
};

const makeKey = async (dataDir: string, file: string): Promise<string> => {
  const key = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, key, { mode: 0o600, flush: true }).catch(() => {
    throw new Error(`Cannot write ${file}. Make room on its disk, let Lantern write there, and start again.`);
  });
  await rename(`${file}.new`, file);
  return key;
};

type Settings = Pick<Env, 'DATA_DIR' | 'MONGODB_URI' | 'ENCRYPT_FIELDS' | 'FIELD_KEYS'>;

/**
 * What encrypts fields of leads: FIELD_KEYS, and behind them the key of the data folder where it has one, which is made
 * when the first field is named without FIELD_KEYS. Undefined where there is no key, which costs a lead nothing.
 */
export const readLeadSeal = async (env: Settings): Promise<LeadSeal | undefined> => {
  const file = join(env.DATA_DIR, 'field-key');
  const kept = env.MONGODB_URI ? undefined : await readKey(file);
  const wanted = env.ENCRYPT_FIELDS.length > 0;
  const ownKey = wanted && !env.FIELD_KEYS && !kept ? await makeKey(env.DATA_DIR, file) : kept;
  const [first, ...others] = [...(env.FIELD_KEYS ?? []), ...(ownKey ? [ownKey] : [])];
  return first ? createLeadSeal(createFieldKeys([first, ...others]), env.ENCRYPT_FIELDS) : undefined;
};
