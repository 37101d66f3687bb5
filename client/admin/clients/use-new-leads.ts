import { useEffect, useEffectEvent, useState } from 'react';
import { type News, onNews } from '../live/news';
import { useRefresh } from '../shared-queries';

/** The ids of leads that arrived since the list was opened. */
export const useNewLeads = (shown: readonly string[]) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const refresh = useRefresh('client');
  const hear = useEffectEvent(({ changes, reset }: News) => {
    // What the list shows was read before the stream began, or while it was away for too long.
    if (reset) void refresh();
    const arrived = changes.flatMap(({ id, what }) => (what === 'new' ? id : []));
    if (arrived.length > 0) setIds((before) => [...new Set([...before, ...arrived])]);
  });
  useEffect(() => onNews((news) => hear(news)), []);
  // What the list has shown once is no news any more, wherever the person goes next.
  const unseen = ids.filter((id) => !shown.includes(id));
  if (unseen.length < ids.length) setIds(unseen);
  return { unseen, forget: () => setIds([]) };
};
