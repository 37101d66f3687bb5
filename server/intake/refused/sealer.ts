import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Something that can be read only with the key that `by` names, and only as what it was sealed for. */
export type Sealed = { by: string; bytes: Buffer };

/** Encrypts what is kept of people who are no leads (AES-256-GCM). `secret` is any text that is long enough. */
export const createSealer = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern: kept posts', 32));
  /** Names the key without telling anything of it. */
  const by = createHash('sha256').update('name of').update(key).digest('hex').slice(0, 8);

  return {
    /** `of` says what it belongs to: under another name it cannot be read. */
    seal(value: unknown, of: string): Sealed {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(of));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return { by, bytes: Buffer.concat([iv, cipher.getAuthTag(), text]) };
    },

    /** What was sealed; undefined when it was sealed with another key, or was changed. */
    open({ by: sealedBy, bytes }: Sealed, of: string): unknown {
      if (sealedBy !== by) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
          .setAAD(Buffer.from(of))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
        return JSON.parse(text.toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
};

export type Sealer = ReturnType<typeof createSealer>;
