import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Marks a text so that an equal one can be found, but no one without the key can guess it: a vendor's own ID of a lead
 * may be an e-mail address.
 */
export const createMark = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern: marks of kept posts', 32));
  return (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
};

export type Mark = ReturnType<typeof createMark>;
