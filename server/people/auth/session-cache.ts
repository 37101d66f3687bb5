import type { SignedIn } from '../../core/caller';

/** The longest time that a change made on another server can go unnoticed here, in milliseconds. */
export const keptFor = 2000;
const mostKept = 10_000;

type CachedSession = { signedIn: SignedIn; until: number };
/** A loaded session, and when it ends (milliseconds since 1970). */
type Loaded = { signedIn: SignedIn; expiresAt: number };

/**
 * Caches who is signed in for a moment. A change on this server clears the entry at once, and a read that started
 * before the change is not cached.
 */
export const createSessionCache = (now: () => number) => {
  const cache = new Map<string, CachedSession>();
  const underWay = new Map<string, Promise<SignedIn | null>>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const forget = (isMeant: (signedIn: SignedIn) => boolean) => {
    changes++;
    for (const [key, { signedIn }] of cache) if (isMeant(signedIn)) cache.delete(key);
    // Later callers must see the change, so don't join reads that started before it.
    underWay.clear();
    for (const listener of listeners) listener();
  };

  const readAnew = async (key: string, load: () => Promise<Loaded | null>) => {
    const before = changes;
    const loaded = await load();
    if (!loaded) return null;
    const { signedIn } = loaded;
    if (before === changes) {
      if (cache.size >= mostKept) cache.delete(cache.keys().next().value!);
      cache.set(key, { signedIn, until: Math.min(now() + keptFor, loaded.expiresAt) });
    }
    return signedIn;
  };

  return {
    get(key: string): SignedIn | undefined {
      const entry = cache.get(key);
      if (entry && entry.until > now()) return entry.signedIn;
      cache.delete(key);
      return undefined;
    },

    /**
     * Reads an entry that is not cached, once for all concurrent callers, and caches it unless something changed
     * meanwhile.
     */
    read(key: string, load: () => Promise<Loaded | null>): Promise<SignedIn | null> {
      const pending = underWay.get(key);
      if (pending) return pending;
      const reading = readAnew(key, load).finally(() => {
        if (underWay.get(key) === reading) underWay.delete(key);
      });
      underWay.set(key, reading);
      return reading;
    },

    forgetUser: (userId: string) => forget(({ user }) => user.id === userId),
    forgetSession: (id: string) => forget(({ sessionId }) => sessionId === id),

    /** Calls `listener` whenever an entry is cleared. Returns a function that stops it. */
    onForget(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
