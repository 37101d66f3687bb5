import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '../../shared/durations';
import { parseSigningKey } from '../proof/signing-key';
import { backupSettings } from './backup-settings';
import { readConsentKey } from './consent-key';
import type { Settings } from './create-parts';
import type { Env } from './env';
import { readLeadSeal } from './field-keys';
import { formerKeysFile } from './key-files';
import { checkKeys } from './keys/check-keys';
import { consentKeyBefore, type KeyFile, obtainKeyFile, readIfThere } from './keys/key-file';
import { type Keys, usedKeys } from './keys/used-keys';
import { mailSettings } from './mail-settings';
import { textSettings } from './text-settings';

/** The firm's own certificate for agreements, by its file names; both or none. */
const agreementSeal = async ({ AGREEMENT_SEAL_KEY: key, AGREEMENT_SEAL_CERTIFICATE: certificate }: Env) => {
  if (!key && !certificate) return undefined;
  if (!key || !certificate)
    throw new Error('AGREEMENT_SEAL_KEY and AGREEMENT_SEAL_CERTIFICATE belong together. Set both, or none.');
  const read = (file: string, name: string) =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        `Cannot read the file that ${name} names (${error.code}). Correct the path or its rights.`,
      );
    });
  const { readSealCertificate } = await import('../documents/pdf/seal-certificate');
  return readSealCertificate(
    await read(key, 'AGREEMENT_SEAL_KEY'),
    await read(certificate, 'AGREEMENT_SEAL_CERTIFICATE'),
  );
};

/** The keys before the one that seals, which still open. */
const formerKeys = async (env: Env): Promise<string[]> => {
  if (env.ENCRYPTION_KEY) return env.ENCRYPTION_KEY.slice(1);
  if (env.MONGODB_URI) return [];
  const text = await readIfThere(join(env.DATA_DIR, formerKeysFile));
  return text?.split('\n').filter(Boolean) ?? [];
};

/** The previous key, which vouches for a ledger key that was just changed. */
const signingKeyBefore = async (env: Env) => {
  const inFolder =
    env.CONSENT_SIGNING_KEY || env.MONGODB_URI ? undefined : join(env.DATA_DIR, consentKeyBefore);
  const text = env.CONSENT_SIGNING_KEY?.[1] ?? (inFolder && (await readIfThere(inFolder)));
  return text ? parseSigningKey(text) : undefined;
};

/** The keys of the environment and the data folder; a folder without keys gets candidates. */
const obtainKeys = async (env: Env): Promise<Keys> => {
  const read = (setting: string | undefined, name: 'session-secret' | 'encryption-key') =>
    setting === undefined
      ? obtainKeyFile(env.DATA_DIR, name)
      : ({ text: setting } as Partial<KeyFile> & { text: string });
  const session = await read(env.SESSION_SECRET, 'session-secret');
  // Servers that share a database must read what the others sealed.
  const shared = env.MONGODB_URI ? session.text : undefined;
  const encryption = await read(env.ENCRYPTION_KEY?.[0] ?? shared, 'encryption-key');
  const consent = await readConsentKey(env, session.text);
  const fields = await readLeadSeal(env);
  return {
    sessionSecret: session.text,
    encryption: [encryption.text, ...(await formerKeys(env))],
    consentKey: consent.key,
    consentKeyBefore: await signingKeyBefore(env),
    leadSeal: fields.seal,
    states: {
      ...(session.state && { 'session-secret': session.state }),
      ...(encryption.state && { 'encryption-key': encryption.state }),
      ...(consent.state && { 'consent-key': consent.state }),
      ...(fields.state && { 'field-key': fields.state }),
    },
  };
};

/** The settings from the environment, with the secrets that the data folder has or now gets. */
export const readSettings = async (env: Env): Promise<Settings> => {
  const keys = await obtainKeys(env);
  const [encryptionKey, ...formerEncryptionKeys] = keys.encryption;
  return {
    sessionSecret: keys.sessionSecret,
    encryptionKey,
    formerEncryptionKeys,
    consentKey: keys.consentKey,
    consentKeyBefore: keys.consentKeyBefore,
    leadSeal: keys.leadSeal,
    checkKeys: (models) => checkKeys({ models, keys, used: usedKeys(env, keys), dataDir: env.DATA_DIR }),
    isShared: env.MONGODB_URI !== undefined,
    adminPassword: env.ADMIN_PASSWORD,
    limits: env.RATE_LIMITS === 'on',
    lifetimes: { idle: env.SESSION_IDLE_MINUTES * minute, absolute: env.SESSION_HOURS * 60 * minute },
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR === 'admins',
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    mail: mailSettings(env),
    texts: textSettings(env),
    networks: env.WEBHOOK_NETWORKS,
    conflictCheck: env.CONFLICT_CHECK,
    timestampUrl: env.TIMESTAMP_URL,
    agreementSeal: await agreementSeal(env),
    metrics: env.METRICS_PORT !== undefined,
    dataDir: env.MONGODB_URI ? undefined : env.DATA_DIR,
    trustedFormKey: env.TRUSTEDFORM_API_KEY,
    backup: backupSettings(env),
  };
};
