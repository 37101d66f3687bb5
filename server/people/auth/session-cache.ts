import type { SignedIn } from '../../core/caller';

/** How long another server's change of a person or a session may go unnoticed here, in milliseconds. */
export const keptFor = 2000;
const mostKept = 10_000;

type CachedSession = { signedIn: SignedIn; until: number };
/** What was found, and when its session ends (milliseconds since 1970). */
type Loaded = { signedIn: SignedIn; expiresAt: number };

/**
 * Who is signed in, kept for a moment. What this server changes is forgotten at once; an answer that was read before
 * such a change is not kept, although it comes after it.
 */
export const createSessionCache = (now: () => number) => {
  const cache = new Map<string, CachedSession>();
  const underWay = new Map<string, Promise<SignedIn | null>>();
  const listeners = new Set<() => void>();
  let changes = 0;

  const forget = (isMeant: (signedIn: SignedIn) => boolean) => {
    changes++;
    for (const [key, { signedIn }] of cache) if (isMeant(signedIn)) cache.delete(key);
    // Whoever asks from now on is told what holds after the change.
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

    /** Reads what is not kept, once for all who ask meanwhile, and keeps it unless something changed while it was read. */
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

    /** Calls `listener` whenever something was forgotten; answers how to stop that. */
    onForget(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
