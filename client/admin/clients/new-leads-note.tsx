import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientRecord } from '../../../shared/schemas/client';
import { type News, onNews } from '../live/news';
import { useRefresh } from '../shared-queries';
import { clientWords } from './client-words';

/** Returns the ids of leads that arrived since the list was opened. */
const useNewLeads = (shown: readonly string[]) => {
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

type NewLeadsNoteProps = {
  rows: readonly ClientRecord[];
  /** Shows the newest leads at the top of the list. */
  onShow: () => void;
};

/** Announces new leads above the list; the rows don't move until the person asks. */
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
