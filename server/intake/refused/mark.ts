import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Names a text so that an equal one is found again, and nobody without the key can tell or guess it: a vendor's own id
 * of a lead may be an e-mail address.
 */
export const createMark = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern: marks of kept posts', 32));
  return (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
};

export type Mark = ReturnType<typeof createMark>;
