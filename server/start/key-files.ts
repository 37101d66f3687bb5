/** The files of a data folder without which part of its data cannot be read, or is signed anew; each copy has them. */
export const keyFiles = ['session-secret', 'encryption-key', 'consent-key', 'field-key'] as const;

/** The setting that takes the place of each, for servers that share a MongoDB. */
export const keySettings = {
  'session-secret': 'SESSION_SECRET',
  'encryption-key': 'ENCRYPTION_KEY',
  'consent-key': 'CONSENT_SIGNING_KEY',
  'field-key': 'FIELD_KEYS',
} as const satisfies Record<(typeof keyFiles)[number], string>;
