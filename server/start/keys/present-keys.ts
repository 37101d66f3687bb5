import { join } from 'node:path';
import { createFieldKeys } from '../../core/field-keys';
import { presentConsentKey } from '../consent-key';
import type { Env } from '../env';
import { type KeyName, keyNames, keySettings } from '../key-files';
import { fingerprintAmong, signingFingerprint, textFingerprint } from './fingerprint';
import { readKeyFile } from './key-file';

/** A key as found without starting anything. */
export type PresentKey = {
  name: KeyName;
  /** The setting or file that contains it. */
  place: string;
  isSetting: boolean;
  state: 'there' | 'missing' | 'damaged';
  /** The fingerprint of the writing key. */
  fingerprint: string | undefined;
  /** The store's fingerprint of its key; for encrypted fields, of each key that some value may need. */
  recorded: string[];
  verdict: 'matches' | 'not recorded' | 'other' | 'missing' | 'not needed';
};

type Rows = readonly { _id: unknown; value?: unknown }[];
type KeyFacts = Pick<PresentKey, 'state' | 'fingerprint'> & { all: string[]; setting?: string | undefined };

const ofText = (name: KeyName, text: string, setting?: string): KeyFacts => {
  const fingerprint = textFingerprint(name, text);
  return { state: 'there', fingerprint, all: [fingerprint], setting };
};

const ofFile = async (dir: string, name: KeyName): Promise<KeyFacts> => {
  const { text, state } = await readKeyFile(dir, name);
  return text === undefined ? { state, fingerprint: undefined, all: [] } : ofText(name, text);
};

const findFieldKeys = async (env: Env): Promise<KeyFacts> => {
  const { text = '', state } = env.MONGODB_URI
    ? { state: 'missing' as const }
    : await readKeyFile(env.DATA_DIR, 'field-key');
  const [first, ...others] = [...(env.FIELD_KEYS ?? []), ...text.split(',').map((key) => key.trim())].filter(
    Boolean,
  );
  if (!first) return { state, fingerprint: undefined, all: [] };
  const all = [first, ...others].map((key) => createFieldKeys([key]).id);
  return { state: 'there', fingerprint: all[0], all, setting: env.FIELD_KEYS && 'FIELD_KEYS' };
};

const findKey = async (env: Env, name: KeyName): Promise<KeyFacts> => {
  if (name === 'field-key') return findFieldKeys(env);
  const setting = keySettings[name];
  const shared = env.MONGODB_URI ? env.SESSION_SECRET : undefined;
  if (name === 'consent-key') {
    const key = await presentConsentKey(env, env.SESSION_SECRET ?? '');
    if (!key) return { ...(await readKeyFile(env.DATA_DIR, name)), fingerprint: undefined, all: [] };
    const fingerprint = signingFingerprint(key);
    const from = env.CONSENT_SIGNING_KEY ? setting : env.MONGODB_URI && 'SESSION_SECRET';
    return { state: 'there', fingerprint, all: [fingerprint], setting: from || undefined };
  }
  const [text] = [env[setting] ?? []].flat();
  if (text) return ofText(name, text, setting);
  return shared ? ofText(name, shared, 'SESSION_SECRET') : ofFile(env.DATA_DIR, name);
};

const findRecorded = (rows: Rows, name: KeyName): string[] => {
  if (name !== 'field-key') return [fingerprintAmong(rows, name)].filter((one) => one !== undefined);
  const row = rows.find(({ _id }) => _id === 'field-keys');
  return typeof row?.value === 'string' ? row.value.split(' ') : [];
};

const getVerdict = (
  { state, all }: KeyFacts,
  recorded: readonly string[],
  name: KeyName,
): PresentKey['verdict'] => {
  if (recorded.length > 0 && recorded.every((one) => all.includes(one))) return 'matches';
  if (state !== 'there' && recorded.length === 0) return name === 'field-key' ? 'not needed' : 'not recorded';
  if (state !== 'there') return 'missing';
  return recorded.length === 0 ? 'not recorded' : 'other';
};

/** Compares each key with the store's record; `rows` are the raw documents of its collection `secrets`. */
export const presentKeys = (env: Env, rows: Rows): Promise<PresentKey[]> =>
  Promise.all(
    keyNames.map(async (name) => {
      const facts = await findKey(env, name);
      const recorded = findRecorded(rows, name);
      return {
        name,
        place: facts.setting ?? join(env.DATA_DIR, name),
        isSetting: facts.setting !== undefined,
        state: facts.state,
        fingerprint: facts.fingerprint,
        recorded,
        verdict: getVerdict(facts, recorded, name),
      };
    }),
  );
