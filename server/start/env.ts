import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type SealableName, sealableNames } from '../../shared/lead-fields';
import { isEmailAddress } from '../../shared/schemas/text';
import { z } from '../../shared/zod';
import { parseQuietHours } from '../contact/quiet-hours';
import { isNetwork } from '../core/endpoints/public-address';
import { parseSigningKey } from '../proof/signing-key';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: string) =>
  z.preprocess((raw) => blankIsUnset(raw) ?? value, schema);

const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address or network: `10.0.0.0/8`. The network of all addresses is refused, because it would trust everyone. */
const isProxy = (text: string) => {
  if (proxyNames.has(text)) return true;
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= bits));
};

/** Express's `trust proxy`: the number of proxies in front, or their addresses. */
const trustProxy = z
  .string()
  .refine(
    (value) =>
      value === 'false' || /^\d{1,2}$/.test(value) || value.split(',').every((one) => isProxy(one.trim())),
    'must be false, or how many proxies stand in front (such as 1), or their addresses (such as 10.0.0.0/8, loopback)',
  )
  .transform((value) => (value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);

/** Values separated by commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

const sealable = list
  .refine(
    (names) => names.every((name) => sealableNames.some((one) => one === name)),
    `must be names of these, separated by commas: ${sealableNames.join(', ')}`,
  )
  .transform((names) => [...new Set(names as SealableName[])].sort());

/** The lines of a key's file, without blank lines and comments. */
export const getKeyLines = (text: string) =>
  text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));

const shortestKey = 32;
const isKey = (text: string) => text.length >= shortestKey;

const keyRule = 'must be keys of at least 32 characters, separated by commas (openssl rand -hex 32)';

/** The first key writes; the others only read. */
const keyList = list.refine((keys) => keys.length > 0 && keys.every(isKey), keyRule);

/** The same, but text that is no list of keys is one key: it may have a comma, as any text may. */
const encryptionKeys = z
  .string()
  .transform((text) => {
    const keys = text.split(/[,\n]/).map((key) => key.trim());
    return keys.every(isKey) ? keys : [text];
  })
  .refine((keys) => keys.every(isKey), keyRule);

const mailbox = z
  .string()
  .refine((text) => isEmailAddress(text), 'must be an address such as help@example.com');
/** An address with or without a name: `Harbor Legal <help@example.com>`. */
const sender = z.string().refine((text) => {
  const [, named] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return isEmailAddress(named ?? text);
}, 'must be an address such as Harbor Legal <help@example.com>');

/** The length of the token that takes the place of the `*`; an address has at most 64 characters before the @. */
const tokenLength = 26;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number from 0 to 65535');
/** The key that signs, and the one before it. */
const signingKeys = list.refine(
  (keys) => keys.length > 0 && keys.every((key) => parseSigningKey(key)),
  'must be an Ed25519 private key: PEM, or its 32 bytes in base64 (openssl rand -base64 32); during a change the new one, a comma and the old one',
);

/** A passphrase; of a file with several lines, the first one that is no comment. */
const passphrase = z
  .string()
  .transform((text) => (text.includes('\n') ? (getKeyLines(text)[0] ?? '') : text))
  .refine((text) => text.length >= 12, 'needs at least 12 characters');

/** A port, alone or behind the address where it listens. */
const listener = z
  .string()
  .regex(/^([\w.:[\]-]+:)?\d{1,5}$/, 'must be a port such as 9464, or 0.0.0.0:9464')
  .transform((text) => {
    const at = text.lastIndexOf(':');
    return { host: at === -1 ? '127.0.0.1' : text.slice(0, at), port: Number(text.slice(at + 1)) };
  })
  .refine((one) => one.port <= 65_535, 'must be a port such as 9464, or 0.0.0.0:9464');

const environment = z
  .object({
    NODE_ENV: optional(z.string()),
    PORT: withDefault(port, '3000'),
    HOST: withDefault(z.string(), '127.0.0.1'),
    LISTEN_FDS: optional(z.string()),
    LISTEN_PID: optional(z.string()),
    NOTIFY_SOCKET: optional(z.string()),
    METRICS_PORT: optional(listener),
    DATA_DIR: withDefault(
      z.string().transform((path) => resolve(path)),
      './data',
    ),
    STORE_CACHE_MB: withDefault(wholeNumber(4, 4096), '16'),
    MONGODB_URI: optional(
      z.string().regex(/^mongodb(\+srv)?:\/\//, 'has to start with mongodb:// or mongodb+srv://'),
    ),
    PUBLIC_URL: optional(httpUrl('https://www.example.com')),
    TRUST_PROXY: withDefault(trustProxy, 'false'),
    ADMIN_PASSWORD: optional(
      z.string().min(8, 'needs at least 8 characters').max(128, 'may have at most 128 characters'),
    ),
    SESSION_SECRET: optional(z.string().min(shortestKey, 'needs at least 32 characters')),
    ENCRYPTION_KEY: optional(encryptionKeys),
    ENCRYPT_FIELDS: withDefault(sealable, ''),
    FIELD_KEYS: optional(keyList),
    SESSION_IDLE_MINUTES: withDefault(wholeNumber(5, 720), '720'),
    SESSION_HOURS: withDefault(wholeNumber(1, 168), '168'),
    REQUIRE_SECOND_FACTOR: withDefault(z.enum(['off', 'admins'], 'must be off or admins'), 'off'),
    CONSENT_SIGNING_KEY: optional(signingKeys),
    CONFLICT_CHECK: withDefault(z.enum(['require', 'warn'], 'must be require or warn'), 'require'),
    AGREEMENT_SEAL_KEY: optional(z.string()),
    AGREEMENT_SEAL_CERTIFICATE: optional(z.string()),
    TIMESTAMP_URL: optional(httpUrl('https://timestamp.example.com')),
    TRUSTEDFORM_API_KEY: optional(
      z.string().regex(/^[!-9;-~]{8,200}$/, 'must be the API key that TrustedForm shows under Settings'),
    ),
    RATE_LIMITS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
    SMTP_URL: optional(
      z.url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@smtp.example.com',
      }),
    ),
    MAIL_FROM: optional(sender),
    MAIL_REPLY_TO: optional(
      z
        .string()
        .refine(
          (text) =>
            /^[^@*]*\*[^@*]*@/.test(text) &&
            text.indexOf('@') < 64 - tokenLength &&
            isEmailAddress(text.replace('*', 'a')),
          'must be an address with a * for the token, such as help+*@example.com or *@reply.example.com',
        ),
    ),
    IMAP_URL: optional(
      z.url({
        protocol: /^imaps?$/,
        error: 'must be an address such as imaps://user:password@imap.example.com/INBOX',
      }),
    ),
    MAIL_OAUTH_TOKEN_URL: optional(httpUrl('https://oauth2.googleapis.com/token')),
    MAIL_OAUTH_CLIENT_ID: optional(z.string()),
    MAIL_OAUTH_CLIENT_SECRET: optional(z.string()),
    MAIL_OAUTH_REFRESH_TOKEN: optional(z.string()),
    MAIL_AUTHSERV_ID: optional(z.string()),
    STAFF_MAIL: optional(mailbox),
    HEAD_MAIL: optional(mailbox),
    STAFF_MAIL_MODE: withDefault(z.enum(['each', 'daily'], 'must be each or daily'), 'each'),
    STAFF_MAIL_HOUR: withDefault(wholeNumber(0, 23), '7'),
    BOUNCE_SECRET: optional(z.string().min(32, 'needs at least 32 characters')),
    QUIET_HOURS: optional(
      z
        .string()
        .refine((text) => parseQuietHours(text, 'UTC') !== undefined, 'must be hours such as 21:00-08:00'),
    ),
    WEBHOOK_NETWORKS: withDefault(
      list.refine(
        (networks) => networks.every(isNetwork),
        'must be addresses or networks, separated by commas, such as 10.1.0.0/16',
      ),
      '',
    ),
    TEXTS_PROVIDER: optional(z.enum(['twilio', 'telnyx'], 'must be twilio or telnyx')),
    TEXTS_BASE_URL: optional(httpUrl('https://api.twilio.com')),
    TEXTS_ACCOUNT: optional(z.string()),
    TEXTS_TOKEN: optional(z.string()),
    TEXTS_PUBLIC_KEY: optional(z.string()),
    TEXTS_FROM: withDefault(
      list.refine(
        (numbers) => numbers.every((number) => /^\+[1-9]\d{6,14}( none-needed| \S+ \S+)?$/.test(number)),
        'must be numbers such as +14155550100, separated by commas, each alone or with brand and campaign',
      ),
      '',
    ),
    TEXTS_CAMPAIGN: optional(z.string()),
    TEXTS_PER_SECOND: withDefault(
      z.coerce.number('must be a number such as 1 or 0.5').min(0.01).max(1000),
      '1',
    ),
    BACKUP_TO: optional(
      z
        .string()
        .refine(
          (text) => !text.includes('://') || /^s3:\/\/[a-z\d][a-z\d.-]+(\/[\w./-]*)?$/.test(text),
          'must be a folder, or an address such as s3://bucket/folder',
        ),
    ),
    BACKUP_PASSPHRASE: optional(passphrase),
    BACKUP_RECIPIENT: optional(
      list.refine(
        (keys) => keys.every((key) => /^age1[\da-z]{50,}$/.test(key)),
        'must be public keys of age, separated by commas, such as age1...',
      ),
    ),
    BACKUP_IDENTITY: optional(z.string()),
    BACKUP_S3_ENDPOINT: optional(httpUrl('https://s3.example.com')),
    AWS_ACCESS_KEY_ID: optional(z.string()),
    AWS_SECRET_ACCESS_KEY: optional(z.string()),
    AWS_REGION: withDefault(z.string(), 'us-east-1'),
  })
  .refine((env) => !env.MONGODB_URI || env.SESSION_SECRET, {
    path: ['SESSION_SECRET'],
    error: 'is required together with MONGODB_URI, because several servers may share the sessions',
  })
  .refine((env) => !env.MONGODB_URI || env.ENCRYPT_FIELDS.length === 0 || env.FIELD_KEYS, {
    path: ['FIELD_KEYS'],
    error:
      'is required together with MONGODB_URI and ENCRYPT_FIELDS, because every server needs the same keys',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is required together with SMTP_URL: who the messages are from',
  })
  .refine((env) => !env.MAIL_OAUTH_TOKEN_URL || (env.MAIL_OAUTH_CLIENT_ID && env.MAIL_OAUTH_REFRESH_TOKEN), {
    path: ['MAIL_OAUTH_CLIENT_ID'],
    error: 'and MAIL_OAUTH_REFRESH_TOKEN are required together with MAIL_OAUTH_TOKEN_URL',
  })
  .refine((env) => !env.TEXTS_PROVIDER || env.TEXTS_TOKEN, {
    path: ['TEXTS_TOKEN'],
    error: 'is required together with TEXTS_PROVIDER: the key of the account',
  })
  .refine((env) => env.TEXTS_PROVIDER !== 'twilio' || env.TEXTS_ACCOUNT, {
    path: ['TEXTS_ACCOUNT'],
    error: 'is required together with TEXTS_PROVIDER=twilio: the account, such as AC0123456789',
  })
  .refine(
    (env) =>
      env.TEXTS_PROVIDER !== 'telnyx' || Buffer.from(env.TEXTS_PUBLIC_KEY ?? '', 'base64').length === 32,
    {
      path: ['TEXTS_PUBLIC_KEY'],
      error: 'is required together with TEXTS_PROVIDER=telnyx: its public key, 32 bytes in base64',
    },
  )
  .refine(
    (env) => !env.BACKUP_TO?.startsWith('s3:') || (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY),
    {
      path: ['AWS_ACCESS_KEY_ID'],
      error: 'and AWS_SECRET_ACCESS_KEY are required together with an address s3:// in BACKUP_TO',
    },
  )
  .refine((env) => !env.BACKUP_RECIPIENT || !env.BACKUP_PASSPHRASE, {
    path: ['BACKUP_RECIPIENT'],
    error: 'cannot be set together with a passphrase: a backup is closed by one of them',
  });

/** Stands in for SESSION_SECRET in commands that need none; nothing is derived from it or signed with it. */
export const noSessionSecret = 'x'.repeat(32);

export type Env = z.infer<typeof environment>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Adds the settings that come as files: NAME_FILE names the file that holds NAME, unless NAME itself is set. */
const withFiles = (source: Record<string, string | undefined>) => {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code}): ${file}`);
    }
  };
  const files = settingNames.flatMap((name) => {
    const file = source[`${name}_FILE`];
    return file && !source[name] ? [[name, read(name, file)] as const] : [];
  });
  return { ...source, ...Object.fromEntries(files) };
};

/** The names in this process's environment. */
export const presentNames = (): string[] => Object.keys(process.env);

/**
 * Reads the configuration; throws an error with one plain sentence per wrong value. `defaults` are for a command that
 * does without a required setting.
 */
export const readEnv = (
  source: Record<string, string | undefined> = process.env,
  defaults: Partial<Record<keyof Env, string>> = {},
): Env => {
  const parsed = environment.safeParse({ ...defaults, ...withFiles(source) });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
};
