import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientRecord } from '../../../shared/schemas/client';
import { type News, onNews } from '../live/news';
import { useRefresh } from '../shared-queries';
import { clientWords } from './client-words';

/** The ids of leads that arrived since the list was opened. */
const useNewLeads = (shown: readonly string[]) => {
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

type NewLeadsNoteProps = {
  rows: readonly ClientRecord[];
  /** Brings the newest leads to the top of the list. */
  onShow: () => void;
};

/** Says above the list that leads arrived; the rows stay where they are until the person asks. */
export const NewLeadsNote = ({ rows, onShow }: NewLeadsNoteProps) => {
  const { unseen, forget } = useNewLeads(rows.map(({ id }) => id));
  return (
    <div aria-live="polite">
      {unseen.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md border border-info/30 bg-info-soft px-4 py-1.5 text-sm text-info">
          {clientWords.newLeads(unseen.length)}
          <button
            type="button"
            className="min-h-8 px-1 font-semibold underline underline-offset-4"
            onClick={() => {
              forget();
              onShow();
            }}
          >
            Show
          </button>
        </p>
      )}
    </div>
  );
};
