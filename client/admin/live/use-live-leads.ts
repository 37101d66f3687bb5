import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, findShownLists, type Outputs, trpc } from '../../lib/trpc';
import { type News, onNews } from './news';

/** Milliseconds; people cannot tell two changes within this time apart. */
const gather = 300;
/** Above this number of leads, refetch everything. */
const mostNamed = 20;

/** Refetches the lists on screen, but changes only the rows they show: new leads come in when the person asks. */
const useRowUpdates = () => {
  const queries = useQueryClient();
  return async (ids: ReadonlySet<string> | undefined) => {
    const hasChanged = ({ rows }: Outputs['clients']['page']) => !ids || rows.some(({ id }) => ids.has(id));
    for (const list of findShownLists(queries)) {
      if (!list.page || !hasChanged(list.page)) continue;
      const { rows } = await api.clients.page.query(list.input);
      const latest = new Map(rows.map((row) => [row.id, row]));
      list.update((shown) => ({ ...shown, rows: shown.rows.map((row) => latest.get(row.id) ?? row) }));
    }
  };
};

/**
 * Keeps an open lead, list and board current, no matter who changes them. Unsaved input stays: a form compares its save
 * with the values it opened with, and shows conflicts.
 */
export const useLiveLeads = (isOn: boolean) => {
  const { clients, conflicts, desk, inbox, messages, sequences } = trpc.useUtils();
  const updateRows = useRowUpdates();

  const look = useEffectEvent((ids: ReadonlySet<string> | undefined) => {
    const leads = (ids ? [...ids] : [undefined]).flatMap((id) =>
      [
        ...[clients.get, clients.timeline, desk.lead],
        ...[messages.ofLead, sequences.ofLead, conflicts.ofLead],
      ].map((part) => part.invalidate(id ? { id } : undefined)),
    );
    // A row that could not be refetched keeps what it shows until the next change.
    void Promise.all([
      updateRows(ids).catch(() => {}),
      ...[clients.board, inbox, messages.unknownPage].map((part) => part.invalidate()),
      ...leads,
    ]);
  });

  useEffect(() => {
    if (!isOn) return;
    let changed = new Set<string>();
    let isReset = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNews(({ changes, reset }: News) => {
      for (const { id, what } of changes) if (what !== 'new') changed.add(id);
      isReset ||= Boolean(reset) || changed.size > mostNamed;
      if (changed.size === 0 && !isReset) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        look(isReset ? undefined : changed);
        changed = new Set();
        isReset = false;
      }, gather);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOn]);
};
