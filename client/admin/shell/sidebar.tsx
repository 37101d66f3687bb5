import { useState } from 'react';
import { Link } from 'wouter';
import { sidebar } from '../../../shared/constants';
import { useSession } from '../../auth/session';
import { useMay } from '../../auth/use-may';
import { useSignOut } from '../../auth/use-sign-out';
import { trpc } from '../../lib/trpc';
import { useIsMobile } from '../../lib/use-is-mobile';
import { useShortcut } from '../../lib/use-shortcut';
import { LogOut } from '../icons';
import { useToAnswer } from '../live/use-inbox';
import { isSetting, type Place, usePlace, usePlaces } from '../place';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

const lookEvery = 30_000;

/** Returns how many visitors' requests are held for a decision; 0 until loaded. */
const useHeldCount = (): number => {
  const may = useMay();
  const { data } = trpc.refused.held.useQuery(
    { limit: 1 },
    { enabled: may('leads.work'), refetchInterval: lookEvery },
  );
  return data?.total ?? 0;
};

const readCookie = () => {
  const prefix = `${sidebar.cookie}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length) !== 'false';
};

const writeCookie = (expanded: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing from Safari and Firefox ESR.
  document.cookie = `${sidebar.cookie}=${expanded}; path=/; max-age=${sidebar.cookieMaxAge}; samesite=lax`;
};

/** Expanded or collapsed, remembered for a week; a self-closing drawer on a phone. */
export const useSidebar = () => {
  const isMobile = useIsMobile();
  const [expanded, setExpanded] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (isMobile) return setDrawerOpen((open) => !open);
    writeCookie(!expanded);
    setExpanded(!expanded);
  };
  useShortcut(sidebar.shortcut, toggle);

  return {
    isMobile,
    expanded,
    drawerOpen: isMobile && drawerOpen,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
};

const item =
  'group relative flex h-10 w-full items-center gap-3 rounded-md px-2.5 text-sm text-on-ink no-underline hover:bg-white/10 hover:text-white aria-[current=page]:bg-white/15 aria-[current=page]:font-semibold aria-[current=page]:text-white';

/** The label of an icon; collapsed, it remains for screen readers and shows on hover and focus. */
const Label = ({ expanded, children }: { expanded: boolean; children: string }) =>
  expanded ? (
    <span className="truncate">{children}</span>
  ) : (
    <span className="pointer-events-none absolute top-1/2 left-full z-30 ml-2 -translate-y-1/2 rounded-sm bg-ink-deep px-2 py-1 text-xs whitespace-nowrap text-white opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
      {children}
    </span>
  );

/** The number that waits at a place, with its meaning for screen readers. */
type Counted = { useCount: () => number | undefined; label: string };

const counts: Partial<Record<string, Counted>> = {
  [staffPaths.inbox]: { useCount: useToAnswer, label: 'to answer' },
  [staffPaths.agreementList]: {
    useCount: () => trpc.agreements.own.useQuery().data?.count,
    label: 'waiting for you',
  },
  [staffPaths.held]: { useCount: useHeldCount, label: 'to decide' },
};

const Count = ({ expanded, useCount, label }: Counted & { expanded: boolean }) => {
  const count = useCount();
  return count ? (
    <span
      className={`rounded-full bg-white/20 px-2 text-xs font-semibold text-white tabular-nums ${expanded ? 'ml-auto' : 'absolute -top-1 -right-1'}`}
    >
      {count}
      <span className="sr-only"> {label}</span>
    </span>
  ) : null;
};

type SidebarProps = { expanded: boolean; onGo?: () => void };

/** Checks if the menu's `place` contains the current one; every page of the settings also belongs to the settings home. */
const isCurrent = ({ path }: Place, current: Place | undefined) =>
  current !== undefined &&
  ((current.within ?? current.path) === path || (path === staffPaths.settings && isSetting(current)));

type GroupProps = SidebarProps & { group: Place['group']; title?: string };

const Group = ({ group, title, expanded, onGo }: GroupProps) => {
  const { place: current } = usePlace();
  const may = useMay();
  const shown = usePlaces().filter((one) => one.group === group && !one.within && may(one.needs));
  if (shown.length === 0) return null;
  return (
    <>
      {title && (
        <p aria-hidden className={expanded ? 'px-2.5 pb-2 text-xs text-on-ink' : 'sr-only'}>
          {title}
        </p>
      )}
      <ul aria-label={title} className="mb-5 space-y-1">
        {shown.map((place) => {
          const counted = counts[place.path];
          return (
            <li key={place.path}>
              <Link
                href={place.path}
                aria-current={isCurrent(place, current) ? 'page' : undefined}
                className={item}
                onClick={onGo}
              >
                <place.icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
                <Label expanded={expanded}>{place.title}</Label>
                {counted && <Count {...counted} expanded={expanded} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The staff area's navigation, the signed-in person, and the sign-out button. */
export const Sidebar = ({ expanded, onGo }: SidebarProps) => {
  const session = useSession();
  const signOut = useSignOut();
  return (
    <div className={`on-ink flex min-h-full min-w-0 flex-col py-4 text-on-ink ${expanded ? 'px-3' : 'px-1'}`}>
      <div className={expanded ? 'px-2.5 pb-4' : 'sr-only'}>
        <p className="font-serif text-xl font-semibold text-white">{words.panel}</p>
        <p className="truncate text-sm" title={session?.username}>
          {session?.username}
        </p>
      </div>
      <nav aria-label="Navigation" className="flex flex-1 flex-col">
        <Group group="Navigation" title="Navigation" expanded={expanded} onGo={onGo} />
        <Group group="Work" title="Work" expanded={expanded} onGo={onGo} />
        <Group group="Firm" expanded={expanded} onGo={onGo} />
        <div className="mt-auto -mb-4">
          <Group group="Account" expanded={expanded} onGo={onGo} />
        </div>
      </nav>
      <div className="border-t border-line-ink pt-3">
        <button type="button" className={item} onClick={signOut}>
          <LogOut aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <Label expanded={expanded}>Logout</Label>
        </button>
      </div>
    </div>
  );
};
