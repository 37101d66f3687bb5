import { useMemo } from 'react';
import { storageKeys } from '../../shared/constants';
import { type Session, session as sessionSchema } from '../../shared/schemas/auth';
import { useLocalStorage, writeStored } from '../lib/use-local-storage';

/** Reads what the browser kept; anything that is not a session counts as signed out. */
const parse = (stored: string | null): Session | null => {
  if (!stored) return null;
  try {
    return sessionSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Who this browser believes is signed in, at once and across tabs. It decides what is shown and nothing
 * else: the server asks its own cookie on every call, and its answer corrects this.
 */
export const useSession = (): Session | null => {
  const [stored] = useLocalStorage(storageKeys.session);
  return useMemo(() => parse(stored), [stored]);
};

export const keepSession = ({ username, isAdmin, role }: Session) =>
  writeStored(storageKeys.session, JSON.stringify({ username, isAdmin, role }));

/** Forgets the session and every personal thing that was kept for a quick first view. */
export const forgetSession = () => {
  writeStored(storageKeys.users, null);
  writeStored(storageKeys.session, null);
};
