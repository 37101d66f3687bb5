import { useEffect, useState } from 'react';
import { api } from '../../lib/trpc';

/**
 * The ids of leads that arrived since the list was opened. It listens only while the tab is looked at,
 * because a browser opens few connections to one server, and catches up when the person comes back.
 */
export const useNewLeads = (shown: readonly string[]) => {
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
      subscription ??= api.clients.news.subscribe(
        { lastEventId },
        {
          onData: ({ id: position, data: { changes } }) => {
            lastEventId = position;
            const arrived = changes.flatMap(({ id, what }) => (what === 'new' ? id : []));
            setIds((known) => [...new Set([...known, ...arrived])]);
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
  // What the list has shown once is no news any more, wherever the person goes next.
  const unseen = ids.filter((id) => !shown.includes(id));
  if (unseen.length < ids.length) setIds(unseen);
  return { unseen, forget: () => setIds([]) };
};
