import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../../../server/start/env';
import { textSettings } from '../../../server/start/text-settings';

const refusal = (source: Record<string, string>) => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('no setting is required', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    CONFLICT_CHECK: 'require',
    ENCRYPT_FIELDS: [],
    HOST: '127.0.0.1',
    DATA_DIR: resolve('data'),
    STORE_CACHE_MB: 16,
    TRUST_PROXY: false,
    SESSION_IDLE_MINUTES: 720,
    SESSION_HOURS: 168,
    REQUIRE_SECOND_FACTOR: 'off',
    RATE_LIMITS: 'on',
    STAFF_MAIL_MODE: 'each',
    STAFF_MAIL_HOUR: 7,
    WEBHOOK_NETWORKS: [],
    TEXTS_FROM: [],
    TEXTS_PER_SECOND: 1,
    AWS_REGION: 'us-east-1',
  });
});

test('an account for texts is complete, or the missing part is named', () => {
  const twilio = { TEXTS_PROVIDER: 'twilio', TEXTS_TOKEN: 'a token', TEXTS_ACCOUNT: 'AC1' };
  const telnyx = { TEXTS_PROVIDER: 'telnyx', TEXTS_TOKEN: 'KEY1' };
  const publicKey = Buffer.alloc(32).toString('base64');
  expect(readEnv({ ...twilio, TEXTS_FROM: '+14155550100, +14155550101' }).TEXTS_FROM).toHaveLength(2);
  expect(readEnv({ ...telnyx, TEXTS_PUBLIC_KEY: publicKey }).TEXTS_PROVIDER).toBe('telnyx');
  expect(() => readEnv({ ...twilio, TEXTS_TOKEN: '' })).toThrow('TEXTS_TOKEN is required');
  expect(() => readEnv({ ...twilio, TEXTS_ACCOUNT: '' })).toThrow('TEXTS_ACCOUNT is required');
  expect(() => readEnv({ ...telnyx, TEXTS_PUBLIC_KEY: 'short' })).toThrow('TEXTS_PUBLIC_KEY is required');
  expect(() => readEnv({ TEXTS_FROM: '415-555-0100' })).toThrow('TEXTS_FROM must be numbers');
  expect(() => readEnv({ TEXTS_FROM: '+14155550100 C123' })).toThrow('TEXTS_FROM must be numbers');
  expect(readEnv({ TEXTS_PER_SECOND: '1.25' }).TEXTS_PER_SECOND).toBe(1.25);
  for (const TEXTS_PER_SECOND of ['0', 'fast'])
    expect(() => readEnv({ TEXTS_PER_SECOND })).toThrow('TEXTS_PER_SECOND');
});

test('each number has its own registration, or the one for all', () => {
  const TEXTS_FROM = '+14155550100 B1 C1, +18005550100 none-needed,+14155550101';
  const { numbers } = textSettings(readEnv({ TEXTS_FROM, TEXTS_CAMPAIGN: 'B2 C2' }));
  expect(numbers).toEqual([
    { number: '+14155550100', registration: 'B1 C1' },
    { number: '+18005550100', registration: 'none-needed' },
    { number: '+14155550101', registration: 'B2 C2' },
  ]);
});

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', MONGODB_URI: '', PUBLIC_URL: '', ADMIN_PASSWORD: '' }).PORT).toBe(3000);
});

test('variables of the shell that are none of ours are left alone', () => {
  expect(readEnv({ PATH: '/bin' })).not.toHaveProperty('PATH');
});

test.each([
  [{ PORT: '0' }, { PORT: 0 }],
  [{ PORT: '65535' }, { PORT: 65_535 }],
  [{ DATA_DIR: '/srv/lantern' }, { DATA_DIR: '/srv/lantern' }],
  [{ STORE_CACHE_MB: '256' }, { STORE_CACHE_MB: 256 }],
  [{ TRUST_PROXY: '2' }, { TRUST_PROXY: 2 }],
  [{ TRUST_PROXY: 'false' }, { TRUST_PROXY: false }],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, { TRUST_PROXY: 'loopback, 10.0.0.0/8' }],
  [{ TRUST_PROXY: '2001:db8::/32,192.0.2.1' }, { TRUST_PROXY: '2001:db8::/32,192.0.2.1' }],
  [
    { SESSION_IDLE_MINUTES: '30', SESSION_HOURS: '8' },
    { SESSION_IDLE_MINUTES: 30, SESSION_HOURS: 8 },
  ],
  [{ RATE_LIMITS: 'off' }, { RATE_LIMITS: 'off' }],
  [{ WEBHOOK_NETWORKS: '10.1.0.0/16, ::1' }, { WEBHOOK_NETWORKS: ['10.1.0.0/16', '::1'] }],
  [
    { SMTP_URL: 'smtps://me:secret@smtp.example.com', MAIL_FROM: 'Harbor Legal <help@example.com>' },
    { MAIL_FROM: 'Harbor Legal <help@example.com>' },
  ],
  [{ QUIET_HOURS: '21:00-08:00' }, { QUIET_HOURS: '21:00-08:00' }],
  [{ PUBLIC_URL: 'https://www.example.com' }, { PUBLIC_URL: 'https://www.example.com' }],
])('%j is understood', (source, expected) => {
  expect(readEnv(source)).toMatchObject(expected);
});

test.each([
  [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535.'],
  [{ PORT: '3000x' }, 'PORT must be a port number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535.'],
  [{ MONGODB_URI: 'localhost' }, 'MONGODB_URI has to start with mongodb:// or mongodb+srv://.'],
  [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL must be an address such as https://www.example.com.'],
  [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL must be an address such as https://www.example.com.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD needs at least 8 characters.'],
  [{ ADMIN_PASSWORD: 'x'.repeat(129) }, 'ADMIN_PASSWORD may have at most 128 characters.'],
  [{ SESSION_IDLE_MINUTES: '721' }, 'SESSION_IDLE_MINUTES must be a whole number from 5 to 720.'],
  [{ STORE_CACHE_MB: '0' }, 'STORE_CACHE_MB must be a whole number from 4 to 4096.'],
  [{ SESSION_HOURS: '0.5' }, 'SESSION_HOURS must be a whole number from 1 to 168.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET needs at least 32 characters.'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off.'],
  [
    { WEBHOOK_NETWORKS: '0.0.0.0/0' },
    'WEBHOOK_NETWORKS must be addresses or networks, separated by commas, such as 10.1.0.0/16.',
  ],
  [
    { SMTP_URL: 'smtp.example.com' },
    'SMTP_URL must be an address such as smtps://user:password@smtp.example.com.',
  ],
  [
    { SMTP_URL: 'smtp://smtp.example.com' },
    'MAIL_FROM is required together with SMTP_URL: who the messages are from.',
  ],
  [
    { MAIL_OAUTH_TOKEN_URL: 'https://oauth2.googleapis.com/token', MAIL_OAUTH_CLIENT_ID: 'our-app' },
    'MAIL_OAUTH_CLIENT_ID and MAIL_OAUTH_REFRESH_TOKEN are required together with MAIL_OAUTH_TOKEN_URL.',
  ],
  [{ MAIL_FROM: 'help' }, 'MAIL_FROM must be an address such as Harbor Legal <help@example.com>.'],
  [{ STAFF_MAIL: 'a@b.com\nBcc: c@d.com' }, 'STAFF_MAIL must be an address such as help@example.com.'],
  [{ BOUNCE_SECRET: 'too short' }, 'BOUNCE_SECRET needs at least 32 characters.'],
  [
    { BACKUP_TO: 'ftp://host/folder' },
    'BACKUP_TO must be a folder, or an address such as s3://bucket/folder.',
  ],
  [{ BACKUP_PASSPHRASE: 'too short' }, 'BACKUP_PASSPHRASE needs at least 12 characters.'],
  [
    { BACKUP_TO: 's3://bucket/folder' },
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are required together with an address s3:// in BACKUP_TO.',
  ],
  [{ STAFF_MAIL_MODE: 'weekly' }, 'STAFF_MAIL_MODE must be each or daily.'],
  [{ QUIET_HOURS: '21-8' }, 'QUIET_HOURS must be hours such as 21:00-08:00.'],
  [
    { MONGODB_URI: 'mongodb://db/lantern' },
    'SESSION_SECRET is required together with MONGODB_URI, because several servers may share the sessions.',
  ],
])('%j is refused with a sentence', (source, sentence) => {
  expect(refusal(source).split('\n')).toContain(sentence);
});

test.each([
  'true',
  'yes',
  '1 proxy',
  '100',
  '-1',
  'proxy.example.com',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0',
  'loopback,',
  '10.0.0.0/8/8',
])('TRUST_PROXY=%s is refused with what to write instead', (TRUST_PROXY) => {
  expect(refusal({ TRUST_PROXY })).toBe(
    'TRUST_PROXY must be false, or how many proxies stand in front (such as 1), or their addresses (such as 10.0.0.0/8, loopback).',
  );
});

test('a setting may come as a file, unless it is set itself', () => {
  const file = (text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'lantern-env-')), 'setting');
    writeFileSync(path, text);
    return path;
  };
  const MONGODB_URI_FILE = file('mongodb://host/db?a=1&b=$x\n');
  const SESSION_SECRET_FILE = file('s'.repeat(32));
  expect(readEnv({ MONGODB_URI_FILE, SESSION_SECRET_FILE })).toMatchObject({
    MONGODB_URI: 'mongodb://host/db?a=1&b=$x',
    SESSION_SECRET: 's'.repeat(32),
  });
  const set = { SESSION_SECRET: 'o'.repeat(32), SESSION_SECRET_FILE };
  expect(readEnv(set).SESSION_SECRET).toBe('o'.repeat(32));
  expect(readEnv({ SESSION_SECRET: '', SESSION_SECRET_FILE }, set).SESSION_SECRET).toBe('s'.repeat(32));
  const BACKUP_PASSPHRASE_FILE = file('# of the safe\nsix words that nobody guesses\nand a note\n');
  expect(readEnv({ BACKUP_PASSPHRASE_FILE }).BACKUP_PASSPHRASE).toBe('six words that nobody guesses');
  expect(refusal({ BACKUP_PASSPHRASE_FILE: file('short\nand a long second line\n') })).toContain(
    'BACKUP_PASSPHRASE needs at least 12 characters',
  );
  expect(refusal({ SMTP_URL_FILE: '/nowhere' })).toBe('SMTP_URL_FILE cannot be read (ENOENT): /nowhere');
});

test('of several keys the first one writes, and a key with a comma is one', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
  expect(readEnv({ ENCRYPTION_KEY: `${one}, ${two}` }).ENCRYPTION_KEY).toEqual([one, two]);
  const odd = `${one},short`;
  expect(readEnv({ ENCRYPTION_KEY: odd }).ENCRYPTION_KEY).toEqual([odd]);
  expect(refusal({ ENCRYPTION_KEY: 'short' })).toContain('ENCRYPTION_KEY must be keys of at least 32');
  const [now, before] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  expect(readEnv({ CONSENT_SIGNING_KEY: `${now},${before}` }).CONSENT_SIGNING_KEY).toEqual([now, before]);
  expect(refusal({ CONSENT_SIGNING_KEY: `${now},short` })).toContain(
    'CONSENT_SIGNING_KEY must be an Ed25519',
  );
});

test('metrics listen on this machine, or where the setting says', () => {
  expect(readEnv({ METRICS_PORT: '9464' }).METRICS_PORT).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readEnv({ METRICS_PORT: '0.0.0.0:9464' }).METRICS_PORT).toEqual({ host: '0.0.0.0', port: 9464 });
  for (const METRICS_PORT of ['metrics', '70000', '0.0.0.0:'])
    expect(refusal({ METRICS_PORT })).toContain('METRICS_PORT must be a port');
});

test('all wrong values are reported together', () => {
  expect(refusal({ PORT: 'x', RATE_LIMITS: 'x' }).split('\n')).toHaveLength(2);
});

test('a refused secret is not shown', () => {
  expect(refusal({ ADMIN_PASSWORD: 'hunter2', SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
});

test('fields are encrypted by their names, each once, with keys that are long enough', () => {
  const sealable = 'ENCRYPT_FIELDS must be names of these, separated by commas: email, phoneNumber,';
  expect(refusal({ ENCRYPT_FIELDS: 'email,firstName' })).toContain(sealable);
  expect(readEnv({ ENCRYPT_FIELDS: ' zip, email,zip' }).ENCRYPT_FIELDS).toEqual(['email', 'zip']);
  expect(readEnv({}).ENCRYPT_FIELDS).toEqual([]);
  expect(refusal({ FIELD_KEYS: `${'k'.repeat(32)},short` })).toBe(
    'FIELD_KEYS must be keys of at least 32 characters, separated by commas (openssl rand -hex 32).',
  );
  const shared = { MONGODB_URI: 'mongodb://h/l', SESSION_SECRET: 's'.repeat(32), ENCRYPT_FIELDS: 'email' };
  expect(refusal(shared)).toBe(
    'FIELD_KEYS is required together with MONGODB_URI and ENCRYPT_FIELDS, because every server needs the same keys.',
  );
});
