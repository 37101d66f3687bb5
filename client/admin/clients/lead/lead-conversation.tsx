import { Fragment, useState } from 'react';
import type { AuditRecord } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import type { MessageRecord } from '../../../../shared/schemas/message';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { MessageEntry } from '../../conversation/message-entry';
import { useFresh } from '../../conversation/use-fresh';
import { MessageSquareText } from '../../icons';
import { compactCardClass } from '../../kit/card';
import { Unloaded } from '../../kit/loaded';
import { withoutMessages } from './conversation-entries';
import { TimelineEntry } from './timeline-entry';

type Item = { key: string; at: string; entry?: AuditRecord; message?: MessageRecord };

/** Entries that are part of the conversation; the others are work on the lead. */
const spoken: readonly AuditRecord['action'][] = [
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
];

const shownAtOnce = 6;
/** With messages, enough to follow what was said. */
const shownOfConversation = 30;

type LeadConversationProps = {
  client: ClientRecord;
  /** Opens the composer for a text, which is in another part of the page on a phone. */
  onReply: () => void;
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
  const [isOnlySpoken, setOnlySpoken] = useState(false);
  const entries = timeline.data ?? [];
  const arrival = entries.at(-1);
  const written = messages.data ?? [];
  const items: Item[] = [
    ...written.map((message) => ({ key: message.id, at: message.at, message })),
    ...withoutMessages(entries, written)
      .filter(({ action }) => !isOnlySpoken || spoken.includes(action))
      .map((entry) => ({ key: entry.id + entry.at, at: entry.at, entry })),
  ].sort((a, b) => b.at.localeCompare(a.at));
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
        <h2 className="font-sans text-base font-semibold tracking-normal">Conversation</h2>
        <Button
          look="quiet"
          size="sm"
          aria-pressed={isOnlySpoken}
          className="-my-1 -mr-2 print:hidden"
          onClick={() => setOnlySpoken(!isOnlySpoken)}
        >
          {isOnlySpoken ? 'Show everything' : 'Hide changes'}
        </Button>
      </div>
      {!isReady && (
        <Unloaded
          query={timeline.data ? messages : timeline}
          loading="Loading the conversation..."
          failed="Error loading the conversation"
        />
      )}
      {isReady && (
        <ol className="space-y-4 text-sm">
          {items.map((item, index) => {
            const { key, entry, message } = item;
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
                    className={className}
                  />
                )}
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
      {may('leads.work') && (
        <div className="sticky bottom-14 -mx-3 mt-4 bg-card px-3 py-2 md:hidden print:hidden">
          <Button look="strong" icon={MessageSquareText} className="w-full" onClick={onReply}>
            Write a text
          </Button>
        </div>
      )}
    </section>
  );
};
