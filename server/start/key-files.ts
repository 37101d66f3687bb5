/** The keys without which part of the data cannot be read, or is signed with another name; each has a fingerprint in the store. */
export const keyNames = ['session-secret', 'encryption-key', 'consent-key', 'field-key'] as const;
export type KeyName = (typeof keyNames)[number];

/** Earlier values of `encryption-key`, a line each: they open what was sealed before a rotation. */
export const formerKeysFile = 'encryption-key-old';

/** The files of a data folder that hold keys; each copy has them. */
export const keyFiles = [...keyNames, formerKeysFile] as const;

/** The setting that takes the place of each, for servers that share a MongoDB. */
export const keySettings = {
  'session-secret': 'SESSION_SECRET',
  'encryption-key': 'ENCRYPTION_KEY',
  'consent-key': 'CONSENT_SIGNING_KEY',
  'field-key': 'FIELD_KEYS',
  'encryption-key-old': 'ENCRYPTION_KEY_OLD',
} as const satisfies Record<(typeof keyFiles)[number], string>;
