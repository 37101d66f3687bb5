/** The files of a data folder without which part of its data cannot be read, or is signed anew; each copy has them. */
export const keyFiles = ['session-secret', 'encryption-key', 'consent-key', 'field-key'] as const;
