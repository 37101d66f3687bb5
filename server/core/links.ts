import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createSeal, type Seal, type SealSecrets } from './seal';

/** A kind of link that stores nothing: its token holds a text that only this product can write and read. */
export type SealedLink = {
  /** The path in front of the token. */
  place: string;
  /** Binds a token to its kind. */
  about: string;
  /** The purpose of its key, if that is no link of a mail. */
  key?: 'vendor links' | 'messages';
  /** Sealed with the database's own secret, which is never changed, because it must open for years. */
  lasts?: true;
};

/** Makes and reads the links that are sealed. When one ends is up to what its text names. */
export const createLinks = (secrets: SealSecrets, lastingSecret: () => Promise<string>) => {
  const byKey = {
    'mail links': createSeal(secrets, 'mail links'),
    'vendor links': createSeal(secrets, 'vendor links'),
    messages: createSeal(secrets, 'messages'),
  };
  let lasting: Seal | undefined;
  /** The seal of new links, and that of earlier ones. */
  const findSeals = async ({ key, lasts }: SealedLink): Promise<[Seal, ...Seal[]]> => {
    const seal = byKey[key ?? 'mail links'];
    if (!lasts) return [seal];
    lasting ??= createSeal([await lastingSecret()], 'lasting links');
    return [lasting, seal];
  };
  return {
    /** Returns the path of a link. It shows nothing of its text, because logs contain addresses. */
    async seal(link: SealedLink, text: string): Promise<string> {
      const [seal] = await findSeals(link);
      return link.place + seal.close(text, link.about);
    },
    /** Returns the text of a token, also of one with marks behind it; undefined if it is not ours and of this kind. */
    async unseal(link: SealedLink, token: string): Promise<string | undefined> {
      const seals = await findSeals(link);
      for (const one of new Set([token, token.replace(/[-_]{1,9}$/, '')])) {
        // Of a character's six bits the last one may have some that say nothing.
        if (Buffer.from(one, 'base64url').toString('base64url') !== one) continue;
        for (const seal of seals) {
          const text = seal.open(one, link.about);
          if (text !== undefined) return text;
        }
      }
      return undefined;
    },
  };
};

export type Links = ReturnType<typeof createLinks>;

/** Returns 256 random bits, which nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash to store of a token. It needs no salt and no high cost, because a random token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a token for its owner, and the hash for the store: reading the database is not enough to use it. */
export const makeToken = (): { token: string; hash: string } => {
  const token = newToken();
  return { token, hash: hashToken(token) };
};

/** Compares texts in a time that tells nothing about them. */
export const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
};

/** Returns the record of a token. */
export const matchToken = <Item extends { hash?: string | undefined }>(
  records: readonly Item[],
  token: string,
): Item | undefined => {
  const tokenHash = hashToken(token);
  return records.find(({ hash }) => hash !== undefined && isSame(hash, tokenHash));
};
