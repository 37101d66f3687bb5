import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { usePreferences } from '../preferences/use-preferences';
import { staffPaths } from '../staff-paths';
import { onNotificationOpened, tellOfLead } from './alerts';
import { type News, onNews } from './news';
import { updateRows } from './row-updates';
import { useDayStart } from './use-day-start';

/** Milliseconds; people cannot tell two changes within this time apart. */
const gatherLeads = 300;
/** Above this number of leads, refetch everything. */
const mostNamed = 20;

/** Calls `look` with the news of a moment at once. */
const useGathered = (isOn: boolean, moment: number, look: (news: readonly News[]) => void) => {
  const hear = useEffectEvent(look);
  useEffect(() => {
    if (!isOn) return;
    let gathered: News[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNews((news) => {
      gathered.push(news);
      timer ??= setTimeout(() => {
        const all = gathered;
        gathered = [];
        timer = undefined;
        hear(all);
      }, moment);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOn, moment]);
};

/**
 * Keeps an open lead, list and board current, no matter who changes them. Unsaved input stays: a form compares its save
 * with the values it opened with, and shows conflicts.
 */
const useLiveLeads = (isOn: boolean) => {
  const { clients, conflicts, desk, inbox, messages, sequences } = trpc.useUtils();
  const queries = useQueryClient();

  useGathered(isOn, gatherLeads, (news) => {
    const changed = news.flatMap(({ changes }) => changes).filter(({ what }) => what !== 'new');
    const ids = new Set(changed.map(({ id }) => id));
    const isReset = ids.size > mostNamed || news.some(({ reset }) => reset);
    if (ids.size === 0 && !isReset) return;
    const leads = (isReset ? [undefined] : [...ids]).flatMap((id) =>
      [
        ...[clients.get, clients.timeline, desk.lead],
        ...[messages.ofLead, sequences.ofLead, conflicts.ofLead],
      ].map((part) => part.invalidate(id ? { id } : undefined)),
    );
    // A row that could not be refetched keeps what it shows until the next change.
    void Promise.all([
      updateRows(queries, isReset ? undefined : ids).catch(() => {}),
      ...[clients.board, inbox, messages.unknownPage].map((part) => part.invalidate()),
      ...leads,
    ]);
  });
};

/** Shows a count on the icon of the installed app, if the system supports it; 0 removes it. */
const showCountOnIcon = (count: number) => {
  const { setAppBadge } = navigator as Partial<NavigatorBadge>;
  // Browsers may reject this for pages that are not installed; the tab's title shows the count anyway.
  setAppBadge?.call(navigator, count).catch(() => {});
};

/** Milliseconds; changes in this window cause one refetch. */
const gather = 1000;

/**
 * Keeps counts, reports and the contact gate's answers current on every screen, and announces new leads in the ways
 * that the person chose.
 */
export const useLive = () => {
  const may = useMay();
  const isDesk = may('leads.read');
  const { agreements, reports, dashboard, desk, contact, messages } = trpc.useUtils();
  const { data } = useDayStart();
  const { chosen } = usePreferences();
  const [, navigate] = useLocation();

  useGathered(isDesk, gather, () => {
    // Facts about a number apply to every lead that has it, so the answers of the contact gate go, too.
    const shown = [agreements, reports, dashboard, desk.today, desk.walk, desk.dayStart, contact];
    const { hold, unread, mayWrite } = messages;
    void Promise.all([...shown, hold, unread, mayWrite].map((part) => part.invalidate()));
  });
  useLiveLeads(isDesk);

  const waiting = data?.waiting ?? 0;
  useEffect(() => showCountOnIcon(waiting), [waiting]);
  useEffect(() => () => showCountOnIcon(0), []);

  const newestSeen = useRef<string | null | undefined>(undefined);
  const openList = () => navigate(staffPaths.clients);
  const tell = useEffectEvent((newestAt: string | null) => {
    // Leads that were waiting when the tab opened are not new.
    const isNews =
      newestSeen.current !== undefined && newestAt !== null && newestAt > (newestSeen.current ?? '');
    newestSeen.current = newestAt;
    if (isNews)
      tellOfLead(
        newestAt,
        waiting === 1 ? 'A new lead. 1 lead is waiting.' : `A new lead. ${waiting} leads are waiting.`,
        chosen,
        openList,
      );
  });
  const isKnown = data !== undefined;
  const newestAt = data?.newestAt ?? null;
  useEffect(() => {
    if (isKnown) tell(newestAt);
  }, [isKnown, newestAt]);

  const onOpened = useEffectEvent(openList);
  useEffect(() => onNotificationOpened(() => onOpened()), []);
};
