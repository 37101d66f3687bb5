import { useState } from 'react';
import { useLocation } from 'wouter';
import type { UnknownMessage } from '../../../shared/schemas/message';
import { useSession } from '../../auth/session';
import { phoneText } from '../../lib/phone-text';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Pagination } from '../../ui/pagination';
import { beginCall } from '../clients/call/begin-call';
import { conversationWords } from '../conversation/conversation-words';
import { MailOrigin, MessageFiles } from '../conversation/message-files';
import { useListAddress } from '../crud/use-list-address';
import { usePaging } from '../crud/use-paging';
import { cardClass } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { pageOptions, pageSize } from '../kit/list-screen';
import { Empty, Loaded } from '../kit/loaded';
import { RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { useLeadSearch } from '../kit/use-lead-search';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { guessName } from './guess-name';

const words = conversationWords.unknown;

type LikelyLeadsProps = {
  sender: string;
  guess: string;
  onChoose: (clientId: string) => void;
  busy: boolean;
};

/** Finds the sender among the leads; the search starts with the name in their own words, or with their number. */
const LikelyLeads = ({ sender, guess, onChoose, busy }: LikelyLeadsProps) => {
  const [text, setText] = useState(guess);
  const { leads, isSearching, hasFailed } = useLeadSearch(text);
  const isUnknown = text.trim().length > 1 && leads.length === 0 && !isSearching && !hasFailed;
  return (
    <>
      <Field
        id={`find-${sender}`.replace(/\W+/g, '-')}
        label="Find the lead"
        hint="Name, e-mail or phone."
        value={text}
        maxLength={200}
        error={hasFailed ? words.searchFailed : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isUnknown && 'No lead matches.'}
      </p>
      <ul className="empty:hidden">
        {leads.slice(0, 5).map((lead) => {
          const name = `${lead.firstName} ${lead.lastName}`;
          return (
            <li key={lead.id} className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
              <span className="min-w-0 grow break-words">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-muted">{phoneText(lead.phoneNumber)}</span>
              </span>
              <RowButton
                label="It is this lead"
                name={`It is ${name}`}
                disabled={busy}
                onClick={() => onChoose(lead.id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Message = ({ message }: { message: UnknownMessage }) => (
  <li className="rounded-lg border border-line bg-paper px-3 py-2">
    {message.subject && <p className="font-semibold break-words">{message.subject}</p>}
    <p className="break-words whitespace-pre-wrap">{message.text}</p>
    <MessageFiles message={message} />
    <p className="mt-1 text-xs text-muted">
      <Moment at={message.at} />
      {message.channel === 'email' && (
        <>
          {'. '}
          <MailOrigin message={message} />
        </>
      )}
    </p>
  </li>
);

/** An unknown sender with their messages: a lead, a new lead, or a nuisance. */
const UnknownSender = ({ messages }: { messages: readonly UnknownMessage[] }) => {
  const { id, from, channel } = messages[0]!;
  const owner = useSession()?.username ?? '';
  const [, navigate] = useLocation();
  const decide = useAction(trpc.messages.decide, {
    done: (_, { block }) => (block ? words.blocked : words.assigned),
    refresh: ({ messages: queries }) => [queries],
  });
  const takeAsLead = () => {
    const typed: Record<string, string> =
      channel === 'text' ? { phoneNumber: name, source: 'text' } : { email: name, source: 'email' };
    if (!beginCall(owner, typed)) return toast.error(words.callOpen);
    navigate(staffPaths.call, { state: { sender: { id, from } } });
  };
  const name = channel === 'text' ? phoneText(from) : from;
  const likely = guessName(messages.map(({ text }) => text)) ?? name;
  return (
    <li className={`${cardClass} space-y-3 p-4`}>
      <h2 className="font-sans text-base font-semibold tracking-normal break-words tabular-nums">{name}</h2>
      <ul className="space-y-2 text-sm">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      <LikelyLeads
        sender={from}
        guess={likely}
        busy={decide.isPending}
        onChoose={(clientId) => decide.mutate({ id, clientId })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="strong" aria-label={`New lead from ${name}`} onClick={takeAsLead}>
          New lead
        </Button>
        <ConfirmButton
          label="Block"
          aria-label={`Block ${name}`}
          title={`Block ${name}?`}
          text="Messages from this sender no longer show here."
          action={decide}
          input={{ id, block: true as const }}
        />
      </div>
      {channel === 'email' && (
        <p className="text-sm text-muted">
          A new lead needs a phone number. If none is in the message, ask for it from your own mailbox; the
          message stays here.
        </p>
      )}
    </li>
  );
};

/** Groups messages by their sender, in the order of each sender's newest message. */
const groupBySender = (messages: readonly UnknownMessage[]): UnknownMessage[][] => {
  const senders = new Map<string, UnknownMessage[]>();
  for (const message of messages) senders.set(message.from, [...(senders.get(message.from) ?? []), message]);
  return [...senders.values()];
};

const Senders = ({ senders }: { senders: readonly UnknownMessage[][] }) => (
  <ul className="space-y-5">
    {senders.map((sent) => (
      <UnknownSender key={sent[0]!.from} messages={sent} />
    ))}
  </ul>
);

const none = (
  <Empty title="No unknown senders" text="Messages from a number or an address that no lead has show here." />
);

/** The senders who seem to be people, who come first; those with only automatic messages are folded below. */
const UnknownSenders = ({ messages, page }: { messages: readonly UnknownMessage[]; page: number }) => {
  const all = groupBySender(messages);
  const programs = all.filter((sent) => sent.every(({ automatic }) => automatic));
  const people = all.filter((sent) => !programs.includes(sent));
  return (
    <>
      {people.length > 0 ? <Senders senders={people} /> : page === 1 && none}
      {programs.length > 0 && (
        <details className="mt-8">
          <summary className="min-h-6 cursor-pointer font-semibold">
            Probably automatic <span className="font-normal text-muted">({programs.length})</span>
          </summary>
          <p className="my-3 text-sm text-muted">
            These e-mails look like newsletters or automatic replies. A person may still have written one.
          </p>
          <Senders senders={programs} />
        </details>
      )}
    </>
  );
};

/** Senders whose number or address no lead has: staff say who each of them is. */
export const UnknownScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: [] });
  const { page } = address;
  const query = trpc.messages.unknownPage.useQuery({ page, limit: pageSize }, pageOptions);
  const total = query.data?.total ?? 0;
  const paging = usePaging({ query, page, limit: pageSize, total, go });
  return (
    <>
      <ScreenHead title="Who is this?" />
      <div ref={paging.records} className="max-w-3xl">
        <Loaded query={query} loading="Loading messages..." failed="Error loading the messages" empty={none}>
          {({ rows }) => <UnknownSenders messages={rows} page={paging.shown.page} />}
        </Loaded>
        {total > pageSize && <Pagination {...paging.shown} onPage={paging.turnTo} />}
      </div>
    </>
  );
};
