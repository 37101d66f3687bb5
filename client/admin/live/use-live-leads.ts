import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../lib/trpc';
import { type News, onNews } from './news';

/** A person does not see two changes within it apart. */
const gather = 300;
/** Of more leads than that everything is asked for again. */
const mostNamed = 20;

type Shown = { state: { data?: unknown } };
type Rows = { rows?: readonly { id: string }[] };

/**
 * Keeps an open lead, list and board as they are now, whoever changes them and by whatever door. What is being typed
 * stays: a form holds what it began with, and its save shows where two changes meet.
 */
export const useLiveLeads = (isOn: boolean) => {
  const { clients, desk } = trpc.useUtils();

  const look = useEffectEvent((ids: ReadonlySet<string> | undefined) => {
    const isShown = ({ state: { data } }: Shown) => {
      const parts: readonly Rows[] = Array.isArray(data) ? data : [(data as Rows | undefined) ?? {}];
      return !ids || parts.some(({ rows = [] }) => rows.some(({ id }) => ids.has(id)));
    };
    // A list shows a new lead when the person asks for it, and a change of what it shows at once.
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
