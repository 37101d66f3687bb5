import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { storageKeys } from '../../../../shared/constants';
import { answerWays } from '../../../../shared/form-controls';
import type { AuditRecord } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import type { MessageRecord } from '../../../../shared/schemas/message';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { useLocalStorage } from '../../../lib/use-local-storage';
import { Button } from '../../../ui/button';
import { conversationWords } from '../../conversation/conversation-words';
import { MessageEntry } from '../../conversation/message-entry';
import { MessageSquareText } from '../../icons';
import { compactCardClass } from '../../kit/card';
import { Unloaded } from '../../kit/loaded';
import { withoutMessages } from './conversation-entries';
import { formatSentence, TimelineEntry } from './timeline-entry';

/** Marks the messages of an open lead as read, and returns the IDs of those that were unread when they showed here. */
const useFresh = (id: string, messages: readonly MessageRecord[]): readonly string[] => {
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { messages: queries } = trpc.useUtils();
  const mark = trpc.messages.markRead.useMutation({ onSuccess: () => queries.unread.invalidate() });
  const unread = messages.filter((message) => message.unread).map((message) => message.id);
  const added = unread.filter((one) => !fresh.includes(one));
  if (added.length > 0) setFresh([...fresh, ...added]);

  // A tab in the background shows them to nobody.
  const read = useEffectEvent(() => {
    if (!document.hidden && unread.length > 0 && !mark.isPending) mark.mutate({ id });
  });
  const newest = unread.join();
  useEffect(() => {
    if (newest) read();
    const onShown = () => read();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [newest]);
  return fresh;
};

/** Entries that are part of the conversation; the others are steps of work on the lead. */
const spoken: ReadonlySet<AuditRecord['action']> = new Set([
  'create',
  'note',
  'call',
  'mail',
  'mail-refused',
  'mail-stopped',
  'mail-returned',
  'letter',
  'withdraw',
  'reopen',
]);

/** A signature is never folded, on whatever it stands. */
const isStep = (entry: AuditRecord) =>
  !spoken.has(entry.action) &&
  !/^signed\b/.test(formatSentence(entry) ?? '') &&
  !entry.changes.some(({ field }) => field === 'signed');

const names: Partial<Record<AuditRecord['action'], string>> = {
  update: 'changed',
  task: 'task added',
  merge: 'merged',
  'conflict-check': 'conflict check',
  'conflict-decision': 'conflict decided',
};

const formatName = (entry: AuditRecord) => names[entry.action] ?? entry.action.replaceAll('-', ' ');

/** Says in a line what the steps did: `Agreement sent, opened, 9 steps`. */
const formatSteps = (steps: readonly AuditRecord[]): string => {
  const inOrder = steps.toReversed();
  const acts = new Set(inOrder.flatMap((entry) => formatSentence(entry)?.split(' ', 1) ?? []));
  const others = new Set(inOrder.filter((entry) => formatSentence(entry) === undefined).map(formatName));
  const said = [...(acts.size > 0 ? [`agreement ${[...acts].join(', ')}`] : []), ...others].join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${steps.length} steps`;
};

/** Steps of work between two things that people said, in one line that opens. */
const StepsEntry = ({ steps, className }: { steps: readonly AuditRecord[]; className: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-6 w-full text-center text-xs text-muted hover:underline print:hidden"
      >
        {formatSteps(steps)}
      </button>
      <ol className={isOpen ? 'mt-2 space-y-4' : 'hidden space-y-4 print:block'}>
        {steps.map((entry) => (
          <TimelineEntry key={entry.id + entry.at} entry={entry} />
        ))}
      </ol>
    </li>
  );
};

type Item = {
  key: string;
  at: string;
  entry?: AuditRecord;
  message?: MessageRecord;
  /** Several steps of work in a row, which show as one line. */
  steps?: AuditRecord[];
};

/** Folds steps of work that nothing stands between; a step alone takes no more room than its line would. */
const folded = (items: readonly Item[]): Item[] => {
  const result: Item[] = [];
  for (const item of items) {
    const last = result.at(-1);
    const steps = last?.steps ?? (last?.entry && isStep(last.entry) ? [last.entry] : undefined);
    if (!item.entry || !isStep(item.entry) || !last || !steps) result.push(item);
    else result.splice(-1, 1, { key: last.key, at: last.at, steps: [...steps, item.entry] });
  }
  return result;
};

const shownAtOnce = 6;
/** With messages, enough to follow what was said. */
const shownOfConversation = 30;

type LeadConversationProps = {
  client: ClientRecord;
  /** Opens a part of the composer, which is in another part of the page on a phone, to answer a message. */
  onReply: (kind: string, message?: MessageRecord) => void;
};

/** Offers on a phone the way that the person asked for, or else another on which they may be reached. */
const ReplyButton = ({ client, onReply }: LeadConversationProps) => {
  const { id, email } = client;
  const wishes = answerWays.filter((way) => way === client.answerBy);
  const { data } = trpc.contact.askAll.useQuery({ id });
  const ways = ([...wishes, 'text', 'email', 'call'] as const).filter((way) => way !== 'email' || email);
  const mayUse = (way: (typeof ways)[number]) =>
    data?.some(({ channel, allowed }) => channel === way && allowed);
  const way = ways.find(mayUse) ?? 'note';
  if (!data) return null;
  return (
    <div className="sticky bottom-14 -mx-3 mt-4 bg-card px-3 py-2 md:hidden print:hidden">
      <Button look="strong" icon={MessageSquareText} className="w-full" onClick={() => onReply(way)}>
        {conversationWords.reply[way]}
      </Button>
    </div>
  );
};

/**
 * Messages, calls, notes and the rest of a lead's history in one column, newest first. The person's own request stays
 * visible; older entries open on request.
 */
export const LeadConversation = ({ client, onReply }: LeadConversationProps) => {
  const { id, additionalInfo, firstName } = client;
  const may = useMay();
  const timeline = trpc.clients.timeline.useQuery({ id });
  const messages = trpc.messages.ofLead.useQuery({ id });
  const [isWhole, setWhole] = useState(false);
  const [shownSteps, showSteps] = useLocalStorage(storageKeys.conversationSteps);
  const entries = timeline.data ?? [];
  const arrival = entries.at(-1);
  const written = messages.data ?? [];
  const all: Item[] = [
    ...written.map((message) => ({ key: message.id, at: message.at, message })),
    ...withoutMessages(entries, written).map((entry) => ({ key: entry.id + entry.at, at: entry.at, entry })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const items = shownSteps ? all : folded(all);
  const shown = (written.length > 0 ? shownOfConversation : shownAtOnce) - 1;
  const hidden = isWhole ? [] : items.slice(shown).filter(({ entry }) => !entry || entry !== arrival);
  const isReady = timeline.data && messages.data;
  const fresh = useFresh(id, written);
  return (
    <section
      aria-label="Conversation"
      className={`${compactCardClass} max-md:-mx-4 max-md:-mt-3 max-md:min-h-[60dvh] max-md:rounded-none max-md:border-x-0 max-md:border-t-0`}
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2>Conversation</h2>
        <Button
          look="quiet"
          size="sm"
          className="-my-1 -mr-2 print:hidden"
          onClick={() => showSteps(shownSteps ? null : 'all')}
          label={shownSteps ? 'Fold changes' : 'Show everything'}
        />
      </div>
      {!isReady && <Unloaded query={timeline.data ? messages : timeline} what="the conversation" />}
      {isReady && (
        <ol className="space-y-4 text-sm">
          {items.map((item, index) => {
            const { key, entry, message, steps } = item;
            const className = hidden.includes(item) ? 'hidden print:block' : '';
            return (
              <Fragment key={key}>
                {hidden.length > 0 && index === shown && (
                  <li className="print:hidden">
                    <Button look="quiet" size="sm" onClick={() => setWhole(true)}>
                      {`Show ${hidden.length} more`}
                    </Button>
                  </li>
                )}
                {message && (
                  <MessageEntry
                    message={message}
                    isNew={fresh.includes(message.id)}
                    lead={id}
                    person={firstName}
                    onReply={
                      may('leads.work') && !message.reaction
                        ? () => onReply(message.channel, message)
                        : undefined
                    }
                    className={className}
                  />
                )}
                {steps && <StepsEntry steps={steps} className={className} />}
                {entry && (
                  <TimelineEntry
                    entry={entry}
                    request={entry === arrival ? additionalInfo : undefined}
                    className={className}
                  />
                )}
              </Fragment>
            );
          })}
        </ol>
      )}
      {may('leads.work') && <ReplyButton client={client} onReply={onReply} />}
    </section>
  );
};
