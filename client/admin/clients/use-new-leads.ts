import { useEffect, useState } from 'react';
import { api } from '../../lib/trpc';

/**
 * The ids of leads that arrived since the list was opened. It listens only while the tab is looked at,
 * because a browser opens few connections to one server, and catches up when the person comes back.
 */
export const useNewLeads = () => {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let lastEventId: string | undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    const listen = () => {
      if (document.hidden) {
        subscription?.unsubscribe();
        subscription = undefined;
        return;
      }
      subscription ??= api.clients.onNew.subscribe(
        { lastEventId },
        {
          onData: ({ id }) => {
            lastEventId = id;
            setIds((known) => (known.includes(id) ? known : [...known, id]));
          },
        },
      );
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      subscription?.unsubscribe();
    };
  }, []);
  return { ids, forget: () => setIds([]) };
};
