import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveSigningKey, parseSigningKey } from '../consents/signing-key';
import type { Env } from './env';

const make = async (dataDir: string, file: string): Promise<KeyObject> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(`${file}.new`, pem, { mode: 0o600, flush: true }).catch(() => {
    throw new Error(`Cannot write ${file}. Make room on its disk, let Lantern write there, and start again.`);
  });
  await rename(`${file}.new`, file);
  return privateKey;
};

/**
 * The key that signs the ledger of consents: CONSENT_SIGNING_KEY; else, for servers that share a MongoDB, one made of
 * their secret; else the one of the data folder, made at the first start. A file that is there and no key is never
 * replaced, because a new key would look like a rotation that nobody decided.
 */
export const readConsentKey = async (env: Env, secret: string): Promise<KeyObject> => {
  if (env.CONSENT_SIGNING_KEY) return parseSigningKey(env.CONSENT_SIGNING_KEY)!;
  if (env.MONGODB_URI) return deriveSigningKey(secret);
  const file = join(env.DATA_DIR, 'consent-key');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${file} (${error.code}). Give it back to the user that runs Lantern.`);
  });
  if (kept === undefined) return make(env.DATA_DIR, file);
  const key = parseSigningKey(kept);
  if (key) return key;
  throw new Error(
    `${file} is damaged. Put back a copy of it from a backup, or move it away to sign with a new key from now on.`,
  );
};
