import { useEffect, useState } from 'react';
import { toFailure } from '../../lib/failure';
import { api, type Outputs } from '../../lib/trpc';

const prefix = '#link=';

/** Removes the token from the address, so that no history or bookmark keeps it. */
const takeToken = (): string | null => {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(prefix)) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return hash.slice(prefix.length);
};

type LinkSession = {
  token: string;
  link?: Outputs['links']['open'];
  state: 'checking' | 'open' | 'gone' | 'failed';
};

/** The link that opened this page, and its state on the server. */
export const useLink = () => {
  const [session, setSession] = useState<LinkSession | null>(() => {
    const token = takeToken();
    return token === null ? null : { token, state: 'checking' };
  });

  useEffect(() => {
    const onHash = () => {
      const token = takeToken();
      if (token !== null) setSession({ token, state: 'checking' });
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  const token = session?.state === 'checking' ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    api.links.open.mutate({ token }).then(
      (link) => setSession({ token, link, state: 'open' }),
      (error: unknown) => {
        const { code } = toFailure(error);
        setSession({ token, state: code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? 'gone' : 'failed' });
      },
    );
  }, [token]);

  return {
    session,
    retry: () => session && setSession({ token: session.token, state: 'checking' }),
    lose: () => session && setSession({ token: session.token, state: 'gone' }),
    leave: () => setSession(null),
  };
};
