import { useState } from 'react';
import { failedStates, type MessageRecord } from '../../../shared/schemas/message';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { TextButton } from '../../ui/press';
import { RowButton } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { conversationWords as words } from './conversation-words';
import { MailOrigin, MessageFiles, SentHtml } from './message-files';

/** The state of a message of ours, and why it did not arrive. */
export const MessageState = ({ message: { channel, state, error, dueAt } }: { message: MessageRecord }) => {
  const isBad = failedStates.has(state);
  return (
    <>
      <span
        className={`font-semibold ${isBad ? 'text-danger' : state === 'delivered' ? 'text-success' : ''}`}
      >
        {words.states[channel === 'email' && state === 'accepted' ? 'sent' : state]}
      </span>
      {dueAt && (
        <>
          , from <Moment at={dueAt} />
        </>
      )}
      {error ? <span className={isBad ? 'text-danger' : ''}>{`: ${error} `}</span> : '. '}
    </>
  );
};

/** Sends a text again of which nobody knows whether it was sent: staff decide. */
const SendAgain = ({ id }: { id: string }) => {
  const may = useMay();
  const send = useAction(trpc.messages.sendAgain, { refresh: ({ messages }) => [messages] });
  if (!may('leads.work')) return null;
  return (
    <Button
      look="quiet"
      size="sm"
      className="print:hidden"
      disabled={send.isPending}
      onClick={() => send.mutate({ id })}
      label="Send again"
    />
  );
};

/** The start of an automatic e-mail, which says the same to everyone, and the rest on request. */
const AutomaticWords = ({ text }: { text: string }) => {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <p className={isWhole ? '' : 'line-clamp-3 print:line-clamp-none'}>{text}</p>
      {!isWhole && (
        <Button look="quiet" size="sm" className="-ml-3 print:hidden" onClick={() => setWhole(true)}>
          Show all
        </Button>
      )}
    </>
  );
};

/** Asks staff if a colleague wrote what came from their address. */
const ConfirmColleague = ({ id, name }: { id: string; name: string }) => {
  const confirm = useAction(trpc.messages.confirmColleague, {
    done: 'Confirmed',
    refresh: ({ messages }) => [messages],
  });
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      {`It came from the address of ${name}, but anyone may have written it. Ask ${name} before you confirm.`}
      <RowButton
        label={`${name} wrote it`}
        name={`Confirm that ${name} wrote it`}
        disabled={confirm.isPending}
        onClick={() => confirm.mutate({ id })}
      />
    </p>
  );
};

type MessageEntryProps = {
  message: MessageRecord;
  /** True if it was unread when this page showed it. */
  isNew: boolean;
  lead: string;
  /** The person's first name. */
  person: string;
  /** Answers it; only for people who may. */
  onReply?: (() => void) | undefined;
  className?: string;
};

/** A message of a conversation: the person's on the left, ours on the right with what became of it and what permitted it. */
export const MessageEntry = (props: MessageEntryProps) => {
  const { message, isNew, lead, person, onReply, className = '' } = props;
  const { channel, text, subject, from, at, by, ground } = message;
  const isSent = message.direction === 'out';
  const isOurs = isSent || by !== '';
  const { automatic, reaction, quoted, sender, authentication } = message;
  const isAutomaticMail = isOurs && channel === 'email' && !by;
  const author = isOurs ? by || 'Automatic' : sender === 'other' ? 'Someone else' : person;
  return (
    <li className={`${className} ${isOurs ? 'pl-[12%]' : 'pr-[12%]'}`}>
      <div
        className={`w-fit max-w-full rounded-lg border px-3 py-2 break-words whitespace-pre-wrap ${isOurs ? 'ml-auto border-info/30 bg-info-soft' : reaction ? 'border-line bg-paper text-sm text-muted italic' : 'border-line bg-paper'}`}
      >
        <span className="sr-only">{`${author} wrote: `}</span>
        {subject && <p className="font-semibold">{subject}</p>}
        {isAutomaticMail ? (
          <AutomaticWords text={text} />
        ) : (
          text || <span className="text-muted">No words.</span>
        )}
        {quoted && (
          <details className="mt-1 text-muted">
            <summary className="min-h-6 cursor-pointer">Earlier messages</summary>
            {quoted}
          </details>
        )}
        <MessageFiles message={message} />
      </div>
      {message.html && <SentHtml message={message} />}
      <p className={`mt-1 text-xs text-muted ${isOurs ? 'text-right' : ''}`}>
        {isNew && <span className="mr-1.5 font-semibold text-accent">New</span>}
        {`${author}, ${automatic ? 'automatic ' : ''}${reaction ? 'reaction by ' : ''}${words.channels[channel]}, `}
        <Moment at={at} />
        {from && sender === 'other' && !by && `, from ${from}, which is not the lead’s address`}
        {isSent && (
          <>
            {'. '}
            <MessageState message={message} />
            {message.state === 'unknown' && <SendAgain id={message.id} />}
            {ground && <TextLink href={staffPaths.consent(lead)}>{words.grounds[ground]}</TextLink>}
          </>
        )}
        {channel === 'email' && (!isSent || authentication) && (
          <>
            {!isSent && '. '}
            <MailOrigin message={message} />
          </>
        )}
      </p>
      {onReply && (
        <p className={`print:hidden ${isOurs ? 'text-right' : ''}`}>
          <TextButton
            data-key={isOurs ? undefined : 'r'}
            aria-label={`Reply to ${author}: ${text.slice(0, 60)}`}
            onClick={onReply}
            className="min-h-6 text-xs font-semibold"
            label="Reply"
          />
        </p>
      )}
      {message.colleague && <ConfirmColleague id={message.id} name={message.colleague} />}
    </li>
  );
};
