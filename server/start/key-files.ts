/** The keys needed to read part of the data or to sign as the same server; the store has a fingerprint of each. */
export const keyNames = ['session-secret', 'encryption-key', 'consent-key', 'field-key'] as const;
export type KeyName = (typeof keyNames)[number];

/** Earlier values of `encryption-key`, one per line: they open what was sealed before a rotation. */
export const formerKeysFile = 'encryption-key-old';

/** The key files of a data folder; every copy includes them. */
export const keyFiles = [...keyNames, formerKeysFile] as const;

/** The setting that replaces each key, for servers that share a MongoDB. */
export const keySettings = {
  'session-secret': 'SESSION_SECRET',
  'encryption-key': 'ENCRYPTION_KEY',
  'consent-key': 'CONSENT_SIGNING_KEY',
  'field-key': 'FIELD_KEYS',
  'encryption-key-old': 'ENCRYPTION_KEY',
} as const satisfies Record<(typeof keyFiles)[number], string>;
