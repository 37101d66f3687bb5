import { parseSigningKey } from '../consents/signing-key';
import { backupSettings } from './backup-settings';
import { readConsentKey } from './consent-key';
import type { Settings } from './create-parts';
import type { Env } from './env';
import { readLeadSeal } from './field-keys';
import { mailSettings } from './mail-settings';
import { readEncryptionKey, readSessionSecret } from './session-secret';

const minute = 60_000;

/** The names and their order of precedence are OpenTelemetry's; what else it knows it reads itself. */
const traceSettings = (env: Env): Settings['traces'] => {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (!url || env.OTEL_SDK_DISABLED === 'true') return undefined;
  return { url, protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL };
};

/** What the environment says, with the secrets that the data folder keeps or is given now; `warn` is told of a damaged one. */
export const settingsOf = async (env: Env, warn: (text: string) => void): Promise<Settings> => {
  const sessionSecret = env.SESSION_SECRET ?? (await readSessionSecret(env.DATA_DIR, warn));
  // Servers that share a database have to read what the others sealed.
  const shared = env.MONGODB_URI ? sessionSecret : undefined;
  return {
    sessionSecret,
    encryptionKey: env.ENCRYPTION_KEY ?? shared ?? (await readEncryptionKey(env.DATA_DIR, warn)),
    consentKey: await readConsentKey(env, sessionSecret),
    consentKeyBefore: env.CONSENT_SIGNING_KEY_OLD ? parseSigningKey(env.CONSENT_SIGNING_KEY_OLD) : undefined,
    leadSeal: await readLeadSeal(env),
    isShared: env.MONGODB_URI !== undefined,
    adminPassword: env.ADMIN_PASSWORD,
    limits: env.RATE_LIMITS === 'on',
    lifetimes: { idle: env.SESSION_IDLE_MINUTES * minute, absolute: env.SESSION_HOURS * 60 * minute },
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR === 'admins',
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    imageHost: env.IMAGE_HOST,
    ipLookupUrl: env.IP_LOOKUP_URL,
    mail: mailSettings(env),
    networks: env.WEBHOOK_NETWORKS,
    timestampUrl: env.TIMESTAMP_URL,
    cosigners: env.CONSENT_WITNESSES,
    metrics: env.METRICS_PORT !== undefined,
    dataDir: env.MONGODB_URI ? undefined : env.DATA_DIR,
    traces: traceSettings(env),
    trustedFormKey: env.TRUSTEDFORM_API_KEY,
    backup: backupSettings(env),
  };
};
