import { createHmac, hkdfSync } from 'node:crypto';
import { createSeal, type SealSecrets } from './seal';

/** The text shown for a value that was changed in the database, or whose key was given up. */
export const unreadable = '(This value was changed and cannot be opened.)';

const sealedText = /^sealed:([\w-]{8}):([\w-]+)$/;
const hashMark = 'hash:';

const toKey = (secret: string) => {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `lantern ${purpose}`, 32));
  return {
    id: derived('field key id').toString('base64url').slice(0, 8),
    seal: createSeal([secret], 'fields'),
    hashKey: derived('field hashes'),
  };
};

/**
 * The keys of encrypted fields: the first one writes, the others only read, which allows key rotation. A sealed value
 * names its key, and is bound to its place (`about`). The hashes for finding whole values use separate keys derived
 * from the same secrets.
 */
export const createFieldKeys = (secrets: SealSecrets) => {
  const keys = secrets.map(toKey);
  const byId = new Map(keys.map((key) => [key.id, key]));
  const [current] = keys as [ReturnType<typeof toKey>];
  const lost = new Set<string>();
  return {
    /** Identifies the writing key without revealing it. */
    id: current.id,
    knows: (id: string): boolean => byId.has(id),
    /** Treats values of these keys as unreadable; a key that turns up again opens them. */
    giveUp: (ids: readonly string[]): void => {
      for (const one of ids) lost.add(one);
    },

    close: (text: string, about: string): string => `sealed:${current.id}:${current.seal.close(text, about)}`,

    /** Opens a value. One that none of these keys sealed is returned unchanged, so plain text needs no mark. */
    open(stored: string, about: string): string {
      const [, id = '', closed = ''] = sealedText.exec(stored) ?? [];
      const key = byId.get(id);
      if (!key) return lost.has(id) ? unreadable : stored;
      return key.seal.open(closed, about) ?? unreadable;
    },

    /** The lookup hashes of a whole value under each key, the writing key's first. */
    hashes: (kind: string, value: string): [string, ...string[]] =>
      keys.map(
        ({ hashKey }) =>
          hashMark + createHmac('sha256', hashKey).update(`${kind}\0${value}`).digest('base64url'),
      ) as [string, ...string[]],

    isHash: (stored: unknown): boolean => typeof stored === 'string' && stored.startsWith(hashMark),
  };
};

export type FieldKeys = ReturnType<typeof createFieldKeys>;
