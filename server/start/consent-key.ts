import type { KeyObject } from 'node:crypto';
import { deriveSigningKey, parseSigningKey } from '../proof/signing-key';
import type { Env } from './env';
import { type FileState, obtainKeyFile, readKeyFile } from './keys/key-file';

/** The key from a setting, or the one derived from the secret of servers that share a MongoDB. */
const keyOfSettings = (env: Env, secret: string): KeyObject | undefined => {
  const [key] = env.CONSENT_SIGNING_KEY ?? [];
  if (key) return parseSigningKey(key);
  return env.MONGODB_URI ? deriveSigningKey(secret) : undefined;
};

/**
 * The key that signs the consent ledger: the first of CONSENT_SIGNING_KEY; else, for servers that share a MongoDB, one derived from
 * their secret; else the one in the data folder, created at the first start.
 */
export const readConsentKey = async (
  env: Env,
  secret: string,
): Promise<{ key: KeyObject; state?: FileState }> => {
  const key = keyOfSettings(env, secret);
  if (key) return { key };
  const { text, state } = await obtainKeyFile(env.DATA_DIR, 'consent-key');
  return { key: parseSigningKey(text)!, state };
};

/** The same without creating a key: undefined if there is none. */
export const presentConsentKey = async (env: Env, secret: string): Promise<KeyObject | undefined> => {
  const key = keyOfSettings(env, secret);
  if (key) return key;
  const { text } = await readKeyFile(env.DATA_DIR, 'consent-key');
  return text === undefined ? undefined : parseSigningKey(text);
};
