import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A server's secrets: the first one seals, and any of them opens. */
export type SealSecrets = readonly [string, ...string[]];

const openWith = (key: Buffer, bytes: Buffer, about: string): string | undefined => {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const rest = bytes.subarray(ivBytes + tagBytes);
    return Buffer.concat([opening.update(rest), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/**
 * Encrypts text so that only a server with the same secret can open it, not a reader of the database. `about` binds it
 * to its place, so it cannot be moved to another record.
 */
export const createSeal = (secrets: SealSecrets, purpose: string) => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `lantern ${purpose}`, 32)));
  return {
    close(text: string, about: string): string {
      const iv = randomBytes(ivBytes);
      const encryptor = createCipheriv(cipher, keys[0]!, iv).setAAD(Buffer.from(about));
      const closed = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final()]);
      return Buffer.concat([iv, encryptor.getAuthTag(), closed]).toString('base64url');
    },
    /** The text; undefined if none of these secrets sealed it, or it was changed. */
    open(sealed: string, about: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      for (const key of keys) {
        const text = openWith(key, bytes, about);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};

export type Seal = ReturnType<typeof createSeal>;
