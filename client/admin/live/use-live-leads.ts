import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../lib/trpc';
import { type News, onNews } from './news';

/** Milliseconds; people cannot tell two changes within this time apart. */
const gather = 300;
/** Above this number of leads, refetch everything. */
const mostNamed = 20;

type Shown = { state: { data?: unknown } };
type Rows = { rows?: readonly { id: string }[] };

/**
 * Keeps an open lead, list and board current, no matter who changes them. Unsaved input stays: a form compares its save
 * with the values it opened with, and shows conflicts.
 */
export const useLiveLeads = (isOn: boolean) => {
  const { clients, desk } = trpc.useUtils();

  const look = useEffectEvent((ids: ReadonlySet<string> | undefined) => {
    const isShown = ({ state: { data } }: Shown) => {
      const parts: readonly Rows[] = Array.isArray(data) ? data : [(data as Rows | undefined) ?? {}];
      return !ids || parts.some(({ rows = [] }) => rows.some(({ id }) => ids.has(id)));
    };
    // A list shows new leads only on request, but changes to its rows immediately.
    const lists = [clients.page, clients.board].map((list) =>
      list.invalidate(undefined, { predicate: isShown }),
    );
    const leads = (ids ? [...ids] : [undefined]).flatMap((id) =>
      [clients.get, clients.timeline, desk.lead].map((part) => part.invalidate(id ? { id } : undefined)),
    );
    void Promise.all([...lists, ...leads]);
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
