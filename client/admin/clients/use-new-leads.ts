import { useEffect, useEffectEvent, useState } from 'react';
import { type News, onNews } from '../live/news';
import { useRefresh } from '../shared-queries';

/** Returns the ids of leads that arrived since the list was opened. */
export const useNewLeads = (shown: readonly string[]) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const refresh = useRefresh('client');
  const hear = useEffectEvent(({ changes, reset }: News) => {
    // The list was read before the stream started or before a long gap in it.
    if (reset) void refresh();
    const arrived = changes.flatMap(({ id, what }) => (what === 'new' ? id : []));
    if (arrived.length > 0) setIds((before) => [...new Set([...before, ...arrived])]);
  });
  useEffect(() => onNews((news) => hear(news)), []);
  // A lead that the list has shown once is not new anymore, on any screen.
  const unseen = ids.filter((id) => !shown.includes(id));
  if (unseen.length < ids.length) setIds(unseen);
  return { unseen, forget: () => setIds([]) };
};
