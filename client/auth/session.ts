import { useMemo } from 'react';
import { storageKeys } from '../../shared/constants';
import { type Session, session as sessionSchema } from '../../shared/schemas/auth';
import { useLocalStorage, writeStored } from '../lib/use-local-storage';

/** Parses the stored session; anything invalid counts as signed out. */
const parse = (stored: string | null): Session | null => {
  if (!stored) return null;
  try {
    return sessionSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * The signed-in user as this browser knows it, immediately and across tabs. It only affects what is shown: the server
 * checks its own cookie on every call, and its response corrects this.
 */
export const useSession = (): Session | null => {
  const [stored] = useLocalStorage(storageKeys.session);
  return useMemo(() => parse(stored), [stored]);
};

export const keepSession = ({ username, isAdmin, role }: Session) =>
  writeStored(storageKeys.session, JSON.stringify({ username, isAdmin, role }));

/** Clears the session and all personal data stored for a quick first view. */
export const forgetSession = () => {
  writeStored(storageKeys.users, null);
  writeStored(storageKeys.session, null);
};
