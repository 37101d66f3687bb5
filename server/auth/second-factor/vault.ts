import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Locks away what the server has to be able to read again, so that a copy of the database alone does not tell it. */
export const createVault = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern second factor', 32));
  return {
    lock(text: string): string {
      const nonce = randomBytes(nonceLength);
      const locking = createCipheriv(cipher, key, nonce);
      const locked = Buffer.concat([locking.update(text, 'utf8'), locking.final()]);
      return Buffer.concat([nonce, locking.getAuthTag(), locked]).toString('base64');
    },

    /** Undefined for what was locked under another secret. */
    unlock(locked: string): string | undefined {
      const bytes = Buffer.from(locked, 'base64');
      const unlocking = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      unlocking.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      try {
        const text = unlocking.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([text, unlocking.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};

export type Vault = ReturnType<typeof createVault>;
