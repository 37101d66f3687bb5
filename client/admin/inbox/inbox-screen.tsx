import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { type InboxRow, type InboxTab, inboxTabs } from '../../../shared/schemas/inbox';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';
import { useIsWide } from '../../lib/use-is-mobile';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';
import { LeadView } from '../clients/lead/lead-view';
import { cardClass } from '../kit/card';
import { Later } from '../kit/later';
import { Empty, Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { type Refresh, useAction } from '../kit/use-action';
import { useInboxCounts } from '../live/use-inbox';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { InboxList } from './inbox-list';
import { inboxWords as words } from './inbox-words';
import { UnknownSender } from './unknown-sender';
import { type InboxItem, useInboxItems } from './use-inbox-items';

const refresh: Refresh = ({ inbox, clients }) => [inbox, clients.timeline];

/** Opens the composer on the channel of the message, with the focus in it. */
const reply = (channel: InboxRow['channel']) => {
  flushSync(() => document.getElementById(`tab-${channel}`)?.click());
  document.querySelector<HTMLElement>(`#panel-${channel} textarea`)?.focus();
};

const Key = ({ name }: { name: string }) => <Kbd className="hidden lg:inline">{name}</Kbd>;

/** Answers, settles or puts off the message that waits, for everyone; both can be undone. */
const Actions = ({ row: { id, message, channel }, onSettled }: { row: InboxRow; onSettled: () => void }) => {
  const back = useAction(trpc.inbox.back, { done: words.back, refresh });
  const undo = { label: 'Undo', run: () => back.mutate({ id, message }) };
  const settled = (title: string) => () => {
    toast.success(title, undo);
    onSettled();
  };
  const done = useAction(trpc.inbox.done, { onDone: settled('Done'), refresh });
  const later = useAction(trpc.inbox.later, { onDone: settled('Put off'), refresh });
  const isBusy = done.isPending || later.isPending;
  return (
    <Later disabled={isBusy} onChoose={(until) => later.mutate({ id, message, until: until.toISOString() })}>
      <Button data-key="r" look="strong" size="sm" onClick={() => reply(channel)}>
        Reply <Key name="r" />
      </Button>
      <Button
        data-key="d"
        look="secondary"
        size="sm"
        disabled={isBusy}
        onClick={() => done.mutate({ id, message })}
      >
        Done <Key name="d" />
      </Button>
    </Later>
  );
};

/** A lead's conversation with its composer and head. Without a row it no longer waits, and stays until staff move on. */
const LeadPane = ({
  id,
  row,
  onSettled,
}: {
  id: string;
  row: InboxRow | undefined;
  onSettled: () => void;
}) => (
  <>
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-paper px-3 py-2">
      {row ? (
        <Actions key={row.message} row={row} onSettled={onSettled} />
      ) : (
        <p role="status" className="text-sm text-muted">
          Nothing waits here.
        </p>
      )}
      <TextLink
        data-key="Enter"
        href={staffPaths.client(id)}
        className="ml-auto inline-flex min-h-9 items-center text-sm"
      >
        Open lead
      </TextLink>
    </div>
    <div className="p-3">
      <LeadView key={id} id={id} layout="column" />
    </div>
  </>
);

/** Rows at first, and more with each request. */
const step = 100;
/** Milliseconds before a conversation is loaded, so that rows passed with the keys are skipped. */
const wait = 120;

const isTab = (text: string | null): text is InboxTab => inboxTabs.some((tab) => tab === text);

/** Returns the first tab in which something waits for this person; it stays when that is answered. */
const useFirstTab = () => {
  const counts = useInboxCounts();
  const [first, setFirst] = useState<InboxTab>();
  if (counts && !first) setFirst(inboxTabs.slice(0, 3).find((tab) => counts[tab] > 0) ?? 'mine');
  return { counts, first };
};

/** The tab and the open conversation, in the address. */
const usePlace = () => {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const go = (next: { tab: InboxTab | undefined; open?: string }, replace = false) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(next)) if (value) query.set(name, value);
    navigate(`${path}?${query}`, { replace });
  };
  const tab = params.get('tab');
  return { tab: isTab(tab) ? tab : undefined, open: params.get('open') ?? undefined, go };
};

const findItem = (items: readonly InboxItem[] | undefined, id: string | undefined) =>
  items?.find((item) => item.id === id || item.messages?.some((message) => message.id === id));

/** Conversations that wait for an answer, and the one that is open beside them; on a phone, one after the other. */
export const InboxScreen = () => {
  const { counts, first } = useFirstTab();
  const { tab: chosen, open, go } = usePlace();
  const tab = chosen ?? first;
  const [limit, setLimit] = useState(step);
  const { items, hasMore, query } = useInboxItems(tab, limit);
  const isWide = useIsWide();
  const [reached, setReached] = useState(open);
  // The open conversation stays, whatever arrives above it.
  const [shown, setShown] = useState<InboxItem>();
  const usual = shown ? findItem(items, shown.id) : items?.[0];
  const item = findItem(items, open) ?? (isWide && !open ? usual : undefined);
  if (item && item.id !== shown?.id) setShown(item);
  const current = item ?? (open === undefined || open === shown?.id ? shown : undefined);
  const show = (id: string | undefined, replace = isWide) => {
    setReached(id);
    if (!id) setShown(undefined);
    go({ tab, ...(id && { open: id }) }, replace);
  };
  useDebounced(reached, wait, (id) => {
    if (isWide && id && id !== open) show(id);
  });
  const showNext = () => {
    const at = items?.findIndex((item) => item.id === current?.id) ?? -1;
    show(isWide ? (items?.[at + 1] ?? items?.[at - 1])?.id : undefined, true);
  };
  // An unknown sender who was assigned is gone; a lead that was answered stays until staff move on.
  const isPane = current && (item ?? current.row) && (isWide || open !== undefined);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone it takes the place of the list.
    if (!isWide && open) pane.current?.focus();
  }, [isWide, open]);
  return (
    <>
      <ScreenHead title="Inbox" />
      <div className="grid items-start gap-4 min-[1100px]:grid-cols-[22.5rem_minmax(0,1fr)]">
        <section
          aria-label="Waiting"
          className={`${cardClass} min-[1100px]:sticky min-[1100px]:top-16 min-[1100px]:max-h-[calc(100dvh-5rem)] min-[1100px]:overflow-y-auto ${isPane && !isWide ? 'hidden' : ''}`}
        >
          <nav
            aria-label="Tabs"
            className="sticky top-0 z-10 flex gap-1 overflow-x-auto border-b border-line bg-card px-2"
          >
            {inboxTabs.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === tab}
                onClick={() => {
                  setShown(undefined);
                  setReached(undefined);
                  go({ tab: name });
                }}
                className="min-h-row shrink-0 border-b-2 border-transparent px-2 text-sm text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
              >
                {words.tabs[name]} <span className="tabular-nums">{counts?.[name] || ''}</span>
              </button>
            ))}
          </nav>
          {!items && (
            <Unloaded query={query} loading="Loading messages..." failed="Error loading the messages" />
          )}
          {items?.length === 0 && tab && <Empty {...words.none[tab]} />}
          {items && (
            <InboxList
              items={items}
              current={current?.id}
              isAll={tab === 'all'}
              onChoose={(id) => show(id)}
              onFocus={(id) => isWide && setReached(id)}
            />
          )}
          {hasMore && items && (
            <Button look="quiet" className="w-full" onClick={() => setLimit(limit + step)}>
              Show more
            </Button>
          )}
        </section>
        {isPane && (
          <section
            ref={pane}
            tabIndex={-1}
            aria-label={current.row ? `Conversation with ${current.row.name}` : 'Unknown sender'}
            className="min-w-0 rounded-lg border border-line bg-paper shadow-card min-[1100px]:sticky min-[1100px]:top-16 min-[1100px]:max-h-[calc(100dvh-5rem)] min-[1100px]:overflow-y-auto"
          >
            {!isWide && (
              <Button look="quiet" size="sm" onClick={() => show(undefined, true)}>
                Back to the inbox
              </Button>
            )}
            {current.messages ? (
              <UnknownSender
                key={current.messages[0]!.from}
                messages={current.messages}
                onSettled={showNext}
              />
            ) : (
              <LeadPane id={current.id} row={item?.row} onSettled={showNext} />
            )}
          </section>
        )}
      </div>
    </>
  );
};

/** The address of the inbox's unknown senders. */
export const unknownPath = `${staffPaths.inbox}?tab=unknown`;
