import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { usePreferences } from '../preferences/use-preferences';
import { staffPaths } from '../staff-paths';
import { onNotificationOpened, tellOfLead } from './alerts';
import { onNews } from './news';
import { useDayStart } from './use-day-start';
import { useLiveLeads } from './use-live-leads';

const mark = 'data-count';

/** As much as a small square has room for. */
const short = (count: number) => (count > 99 ? '99+' : String(count));

const drawn = (count: number) => {
  const text = short(count);
  const size = text.length > 2 ? 15 : text.length > 1 ? 19 : 23;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b42318"/><text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">${text}</text></svg>`,
  )}`;
};

/** Shows a number as the tab's icon, over the site's own; 0 gives that one back. */
const showCountInTab = (count: number) => {
  const shown = document.querySelector<HTMLLinkElement>(`link[${mark}]`);
  if (count === 0) return shown?.remove();
  const link = shown ?? document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.setAttribute(mark, String(count));
  link.href = drawn(count);
  // The last one counts.
  if (!shown) document.head.append(link);
};

/** Shows a number on the icon of the installed staff area, where the system can; 0 takes it off. */
const showCountOnIcon = (count: number) => {
  const { setAppBadge } = navigator as Partial<NavigatorBadge>;
  // A browser may refuse it to a page that is not installed; the tab shows the count all the same.
  setAppBadge?.call(navigator, count).catch(() => {});
};

const showCount = (count: number) => {
  showCountInTab(count);
  showCountOnIcon(count);
};

/** Many leads at once are one question. */
const gather = 1000;

/** Keeps counts, reports and the contact gate's answers of every screen as they are now, and tells of a new lead in the ways that the person chose. */
export const useLive = () => {
  const may = useMay();
  const isDesk = may('leads.read');
  const { agreements, reports, dashboard, desk, contact } = trpc.useUtils();
  const { data } = useDayStart();
  const { chosen } = usePreferences();
  const [, navigate] = useLocation();

  const look = useEffectEvent(() => {
    void Promise.all([
      agreements.invalidate(),
      reports.invalidate(),
      dashboard.invalidate(),
      desk.queue.invalidate(),
      desk.walk.invalidate(),
      desk.dayStart.invalidate(),
      // What is learnt of a number holds on the page of every lead that has it.
      contact.invalidate(),
    ]);
  });
  useEffect(() => {
    if (!isDesk) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNews(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, gather);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isDesk]);

  useLiveLeads(isDesk);

  const waiting = data?.waiting ?? 0;
  useEffect(() => showCount(waiting), [waiting]);
  useEffect(() => () => showCount(0), []);

  const newestSeen = useRef<string | null | undefined>(undefined);
  const openList = () => navigate(staffPaths.clients);
  const tell = useEffectEvent((newestAt: string | null) => {
    // Those that waited when the tab was opened are no news.
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
