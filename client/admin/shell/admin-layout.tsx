import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useMutationState } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { sidebar as sidebarFacts } from '../../../shared/constants';
import { useMay } from '../../auth/use-may';
import { firmName } from '../../lib/firm-name';
import { useOnline } from '../../lib/use-online';
import { shortcutLabel, useShortcut } from '../../lib/use-shortcut';
import { Search } from '../../ui/icons';
import { Kbd } from '../../ui/kbd';
import { useReminders } from '../desk/use-reminders';
import { Keyboard, PanelLeft } from '../icons';
import { KeyHelp } from '../keys/key-help';
import { press } from '../keys/press';
import { TextLink } from '../kit/text-link';
import { useLive } from '../live/use-live';
import { CommandPalette } from '../palette/command-palette';
import { isSetting, usePlace } from '../place';
import { keepAppearance } from '../preferences/appearance';
import { usePreferences } from '../preferences/use-preferences';
import { ScreenHeadBefore } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { Sidebar, useSidebar } from './sidebar';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.matches(typing)) || isDialogOpen();

/** Listens for keys pressed alone, outside fields and dialogs; `onKey` returns true if it handled the key. */
const useSingleKeys = (isOn: boolean, onKey: (key: string) => boolean) => {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || isBusy(event.target)) return;
      // Enter presses what has the focus.
      if (
        event.key === 'Enter' &&
        event.target instanceof Element &&
        event.target.closest('a, button, summary')
      )
        return;
      // Otherwise the letter would be entered into the field that the key opens.
      if (hear(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
};

/** Says that the connection is lost, and how many unsaved changes on this page wait for it. */
const OfflineLine = () => {
  const isOnline = useOnline();
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  useEffect(() => {
    if (waiting === 0) return;
    // Unsaved changes exist only in memory, because they contain other people's data.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [waiting]);
  return (
    <p role="status" className="sticky top-14 z-[8] bg-warning-soft text-sm text-warning print:hidden">
      {!isOnline && (
        <span className="block border-b border-line px-4 py-1.5 font-semibold xl:px-8">
          Offline: what you save is sent when you are back.{' '}
          {waiting > 0 &&
            `${waiting === 1 ? '1 change waits' : `${waiting} changes wait`}. Keep this page open until then.`}
        </span>
      )}
    </p>
  );
};

/** Above a page of the settings: its group, and the link back to the settings home. */
const SettingsCrumb = () => {
  const { place } = usePlace();
  if (!place || !isSetting(place)) return null;
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted print:hidden">
      <TextLink href={staffPaths.settings} className="inline-flex min-h-8 items-center">
        Settings
      </TextLink>
      <span aria-hidden> / </span>
      <span>{place.group}</span>
    </nav>
  );
};

/** After a change of screen, moves the focus to its heading, or to its start while it loads. */
const useFocusOnChange = (path: string) => {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // Wait a frame: a closing dialog first returns the focus to where it was opened.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      // The dialog that the way here opens keeps it.
      if (document.activeElement?.closest('[role="dialog"]')) return;
      const target = document.querySelector('main h1') ?? document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
};

const headerButton =
  'inline-flex h-10 items-center gap-2 rounded-md border border-transparent px-2.5 text-sm hover:bg-paper-deep';

export const AdminLayout = ({ children }: { children: ReactNode }) => {
  const [path, navigate] = useLocation();
  const { place } = usePlace();
  const may = useMay();
  const { isMobile, expanded, drawerOpen, toggle, closeDrawer } = useSidebar();
  const [paletteOpen, setPaletteOpen] = useState(false);
  useFocusOnChange(path);
  const [helpOpen, setHelpOpen] = useState(false);
  const { chosen, isKnown } = usePreferences();
  useEffect(() => {
    if (isKnown) keepAppearance(chosen);
  }, [chosen, isKnown]);
  useSingleKeys(chosen.shortcuts && may('leads.read'), (key) => {
    if (key === '?') setHelpOpen(true);
    else if (press(key)) return true;
    else if (key === '/') setPaletteOpen(true);
    else if (key === 't' && may('leads.work')) navigate(staffPaths.call);
    else if (key === 'i' && may('leads.work')) navigate(staffPaths.inbox);
    else if (key === 'n') navigate(staffPaths.clients, { state: { add: true } });
    else return false;
    return true;
  });
  useReminders();
  useLive();
  // Not above a dialog: a choice would leave the screen under what stands in it.
  useShortcut('k', () => may('leads.read') && setPaletteOpen(!isDialogOpen()));

  return (
    <div className="staff flex min-h-dvh">
      <a
        href="#main"
        className="sr-only rounded-md bg-ink px-4 py-2 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      {!isMobile && (
        <aside
          aria-label={words.panel}
          data-state={expanded ? 'expanded' : 'collapsed'}
          className={`z-20 shrink-0 bg-ink transition-[width] duration-150 ease-out print:hidden ${expanded ? 'w-64' : 'w-12'}`}
        >
          {/* With icons only, the height follows the content, because scrolling would clip the labels next to the
              icons. */}
          <div className={`sticky top-0 grid ${expanded ? 'h-dvh overflow-y-auto' : 'min-h-dvh'}`}>
            <Sidebar expanded={expanded} />
          </div>
        </aside>
      )}
      <Dialog open={drawerOpen} onClose={closeDrawer} className="fixed inset-0 z-40" aria-label={words.panel}>
        <DialogBackdrop className="fixed inset-0 bg-ink-deep/50" />
        <DialogPanel className="staff fixed inset-y-0 left-0 w-72 overflow-y-auto bg-ink">
          <Sidebar expanded onGo={closeDrawer} />
        </DialogPanel>
      </Dialog>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-card px-2 sm:px-4 print:hidden">
          <button
            type="button"
            aria-label="Toggle sidebar"
            aria-expanded={isMobile ? drawerOpen : expanded}
            aria-keyshortcuts="Control+B Meta+B"
            title={`Toggle sidebar (${shortcutLabel(sidebarFacts.shortcut)})`}
            onClick={toggle}
            className={headerButton}
          >
            <PanelLeft aria-hidden className="size-5" strokeWidth={1.75} />
            <Kbd className="hidden lg:inline">{shortcutLabel(sidebarFacts.shortcut)}</Kbd>
          </button>
          <p className="shrink-0 font-semibold">Admin Dashboard</p>
          <p className="hidden min-w-0 truncate text-sm text-muted md:block">
            {[firmName(), place?.title].filter(Boolean).join(' · ')}
          </p>
          {may('leads.read') && (
            <button
              type="button"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setPaletteOpen(true)}
              className={`${headerButton} ml-auto shrink-0 border-control bg-card`}
            >
              <Search aria-hidden className="size-4" />
              <span className="sr-only sm:not-sr-only">Search or go to</span>
              <Kbd className="hidden sm:inline">{shortcutLabel('k')}</Kbd>
            </button>
          )}
          {may('leads.read') && (
            <button
              type="button"
              aria-label="Keyboard shortcuts"
              title="Keyboard shortcuts"
              onClick={() => setHelpOpen(true)}
              className={`${headerButton} max-md:hidden`}
            >
              <Keyboard aria-hidden className="size-5" strokeWidth={1.75} />
            </button>
          )}
        </header>
        <OfflineLine />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-6 pb-28 xl:px-8">
          <ScreenHeadBefore value={<SettingsCrumb />}>{children}</ScreenHeadBefore>
        </main>
      </div>
      <KeyHelp open={helpOpen} onClose={() => setHelpOpen(false)} />
      <CommandPalette open={paletteOpen} onClose={() => setPaletteOpen(false)} />
    </div>
  );
};
