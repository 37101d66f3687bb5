import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../lib/trpc';
import { useRefresh } from '../shared-queries';

/**
 * The ids of leads that arrived since the list was opened. It listens only while the tab is looked at,
 * because a browser opens few connections to one server, and catches up when the person comes back.
 */
export const useNewLeads = (shown: readonly string[]) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const refresh = useRefresh('client');
  // What the list shows was read before the stream began, or while it was away for too long.
  const onReset = useEffectEvent(() => void refresh());
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
          onData: ({ id: position, data: { changes, reset } }) => {
            lastEventId = position;
            if (reset) onReset();
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
