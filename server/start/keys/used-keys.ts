import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { SealSecrets } from '../../core/seal';
import type { LeadSeal } from '../../leads/store/sealed/lead-seal';
import { type Env, noSessionSecret } from '../env';
import { type KeyName, keySettings } from '../key-files';
import { signingFingerprint, textFingerprint } from './fingerprint';
import type { FileState } from './key-file';

/** A key in use, and its origin. */
export type UsedKey = {
  name: KeyName;
  fingerprint: string;
  /** Fingerprints of the keys it replaces. */
  before: string[];
  /** The setting that contains it; undefined if it is in a file. */
  setting: string | undefined;
  /** The file that contains it, or would. */
  file: string;
  state: FileState;
  /** The text without its trailing line break, if only that would be the right key. */
  trimmed?: string | undefined;
};

export type Keys = {
  sessionSecret: string;
  encryption: SealSecrets;
  consentKey: KeyObject;
  consentKeyBefore: KeyObject | undefined;
  leadSeal: LeadSeal | undefined;
  states: Partial<Record<KeyName, FileState>>;
};

const getSetting = (env: Env, name: KeyName): string | undefined => {
  const setting = keySettings[name];
  if (env[setting]) return setting;
  // Without settings, servers that share a database derive these keys from their secret.
  return env.MONGODB_URI && name !== 'field-key' ? 'SESSION_SECRET' : undefined;
};

/** The keys that the store can verify; for encrypted fields, each value names its key. */
export const usedKeys = (env: Env, keys: Keys): UsedKey[] => {
  const describe = (name: KeyName, fingerprint: string, before: string[] = []): UsedKey => ({
    name,
    fingerprint,
    before,
    setting: getSetting(env, name),
    file: join(env.DATA_DIR, name),
    state: keys.states[name] ?? 'there',
  });
  const [encryptionKey, ...former] = keys.encryption;
  const { sessionSecret, consentKey, consentKeyBefore } = keys;
  const texts = [
    { ...describe('session-secret', textFingerprint('session-secret', sessionSecret)), text: sessionSecret },
    {
      ...describe(
        'encryption-key',
        textFingerprint('encryption-key', encryptionKey),
        former.map((key) => textFingerprint('encryption-key', key)),
      ),
      text: encryptionKey,
    },
  ].map(({ text, ...key }) => ({ ...key, trimmed: textFingerprint(key.name, text.trim()) }));
  const before = consentKeyBefore ? [signingFingerprint(consentKeyBefore)] : [];
  const all = [...texts, describe('consent-key', signingFingerprint(consentKey), before)];
  // A command without the secret has none of the keys derived from it.
  const isWithout = sessionSecret === noSessionSecret;
  return all.filter(({ setting }) => !(isWithout && setting === 'SESSION_SECRET'));
};
