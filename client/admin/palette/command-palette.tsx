import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../auth/use-may';
import { phoneText } from '../../lib/phone-text';
import type { LineIcon } from '../../ui/line-icon';
import { UserRoundSearch, Zap } from '../icons';
import { useLeadSearch } from '../kit/use-lead-search';
import { useClientsPlace } from '../list-place';
import { isSetting, type Place, usePlaces } from '../place';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

type ScreenAction = { label: string; run: () => void };

const most = 40;

const formatLabel = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Checks if an element is in a panel that a visible button opens. */
const isInPanel = (element: HTMLElement) =>
  element.closest('[data-panel]')?.parentElement?.checkVisibility() ?? false;

const mayBePressed = (row: Element | null) => (element: HTMLElement) => {
  const isShown = element.checkVisibility() || isInPanel(element);
  if (!isShown || element.matches(':disabled, [aria-disabled="true"]')) return false;
  // The palette finds leads by itself.
  if (/^\/admin\/clients\/[0-9a-f]{24}$/.test(element.getAttribute('href') ?? '')) return false;
  const itsRow = element.closest('[data-row]');
  return itsRow === null || itsRow === row;
};

/**
 * Collects every button and link of the screen and of the current row; the palette clicks them, so it can do anything
 * they can.
 */
const screenActions = (): ScreenAction[] => {
  const row = document.activeElement?.closest('[data-row]') ?? null;
  const controls = [...document.querySelectorAll<HTMLElement>('main button, main a[href]')];
  const byLabel = new Map<string, HTMLElement>();
  for (const element of controls.filter(mayBePressed(row))) {
    const label = formatLabel(element);
    if (label !== '' && !byLabel.has(label)) byLabel.set(label, element);
  }
  return [...byLabel].slice(0, most).map(([label, element]) => ({
    label,
    // Wait until the palette has closed and the screen is usable again.
    run: () => requestAnimationFrame(() => requestAnimationFrame(() => element.click())),
  }));
};

type Choice = {
  path: string;
  label: string;
  detail?: string;
  icon: LineIcon;
  state?: object;
  /** Runs instead of navigating. */
  run?: () => void;
};

const Group = ({ title, choices }: { title: string; choices: readonly Choice[] }) =>
  choices.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups by role, not fieldsets.
    <div role="group" aria-label={title}>
      <p aria-hidden className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
        {title}
      </p>
      {choices.map((choice) => (
        <ComboboxOption
          key={choice.path}
          value={choice}
          className="flex min-h-row cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm data-focus:bg-ink data-focus:text-white"
        >
          <choice.icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0">
            <span className="block truncate">{choice.label}</span>
            {choice.detail && <span className="block truncate text-xs">{choice.detail}</span>}
          </span>
        </ComboboxOption>
      ))}
    </div>
  );

type PaletteProps = { onClose: () => void };

const PaletteBody = ({ onClose }: PaletteProps) => {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  // On touch screens a dialog keeps the focus itself, but people who open a search want to enter text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const { leads, isSearching, hasFailed } = useLeadSearch(text);
  const clientsPlace = useClientsPlace();
  const wanted = text.trim().toLowerCase();
  const may = useMay();
  const isNamed = ({ title }: Place) => title.toLowerCase().includes(wanted);
  const screens: Choice[] = usePlaces()
    .filter(
      ({ title, group = '', also = '', needs, within }) =>
        !within && may(needs) && `${title} ${group} ${also}`.toLowerCase().includes(wanted),
    )
    // Enter opens the first one: a screen of that name, before those that other words find.
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    .map((place) => ({
      ...{ path: place.path, label: place.title, icon: place.icon },
      ...(isSetting(place) && { detail: `Settings, ${place.group}` }),
    }));
  const leadChoices = leads.map((lead) => ({
    path: staffPaths.client(lead.id),
    label: `${lead.firstName} ${lead.lastName}`,
    detail: [lead.email, phoneText(lead.phoneNumber)].filter(Boolean).join(' · '),
    icon: UserRoundSearch,
    state: clientsPlace,
  }));
  // Collected when the palette opens, because it takes the focus and covers the screen.
  const [actions] = useState(screenActions);
  const doable = actions
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ label, run }) => ({ path: `do ${label}`, label, icon: Zap, run }));
  const isEmpty = screens.length === 0 && leadChoices.length === 0 && doable.length === 0;
  const go = (choice: Choice | null) => {
    if (!choice) return;
    onClose();
    if (choice.run) return choice.run();
    navigate(choice.path, { state: choice.state });
  };
  return (
    <Combobox immediate onChange={go}>
      <ComboboxInput
        ref={input}
        data-autofocus
        aria-label={words.palette.input}
        placeholder={words.palette.input}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Otherwise the first Escape only closes the choices, which are always visible here.
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="h-14 w-full rounded-t-lg border-b border-line bg-card px-5 text-base placeholder:text-muted"
      />
      <ComboboxOptions static as="div" className="max-h-[60vh] overflow-y-auto p-2">
        <Group title="Screens" choices={screens} />
        <Group title="Leads" choices={leadChoices} />
        <Group title="On this screen" choices={doable} />
      </ComboboxOptions>
      <p role="status" className="px-5 pb-3 text-sm text-muted empty:hidden">
        {hasFailed && 'The search failed. Please try again.'}
        {!hasFailed && isSearching && 'Searching...'}
        {!hasFailed && !isSearching && isEmpty && 'Nothing found'}
      </p>
      <p className="hidden border-t border-line px-5 py-2 text-xs text-muted sm:block">
        Arrow keys to choose, Enter to open, Escape to close
      </p>
    </Combobox>
  );
};

/** The command palette: finds screens by name, and leads by name, e-mail or phone. */
export const CommandPalette = ({ open, ...props }: PaletteProps & { open: boolean }) => (
  <Dialog
    open={open}
    onClose={props.onClose}
    aria-label="Go to a screen or find a lead"
    className="fixed inset-0 z-50"
  >
    <DialogBackdrop className="fixed inset-0 bg-ink-deep/50" />
    <div className="fixed inset-0 overflow-y-auto p-4 sm:pt-[12vh]">
      <DialogPanel className="staff mx-auto max-w-xl rounded-lg bg-card shadow-over">
        {open && <PaletteBody {...props} />}
      </DialogPanel>
    </div>
  </Dialog>
);
