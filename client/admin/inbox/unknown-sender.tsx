import { useState } from 'react';
import { useLocation } from 'wouter';
import type { UnknownMessage } from '../../../shared/schemas/message';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { useSession } from '../../auth/session';
import { phoneText } from '../../lib/phone-text';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { beginCall } from '../clients/call/begin-call';
import { conversationWords } from '../conversation/conversation-words';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { ConfirmButton } from '../kit/confirm-button';
import { FormFields, useFieldsForm } from '../kit/fields-form';
import { RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { useLeadSearch } from '../kit/use-lead-search';
import { staffPaths } from '../staff-paths';
import { guessName } from './guess-name';
import { SenderMessages, senderName } from './sender-messages';

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
        label="Assign to"
        hint="Name, e-mail or phone of the lead."
        data-key="a"
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

/** Of the story in the form for calls. */
const mostWords = 5000;
const mostReply = 1600;
const reply = {
  schema: z.object({ text: trimmedText(mostReply) }),
  fields: { text: { label: 'Reply', kind: 'long', rows: 3, maxLength: mostReply } },
} as const;

/** A text to a sender without a lead; their own text permits an answer for some time. */
const Reply = ({ id, from }: Pick<UnknownMessage, 'id' | 'from'>) => {
  const send = trpc.messages.reply.useMutation();
  const form = useFieldsForm({
    ...reply,
    name: `reply-${from}`,
    defaults: { text: '' },
    save: ({ text }) => send.mutateAsync({ id, text }),
    refresh: ({ messages, inbox }) => [messages, inbox],
    saved: conversationWords.text.sent,
    failed: conversationWords.text.failed,
    restart: () => ({ text: '' }),
  });
  return (
    <RecordForm form={form} className="space-y-2">
      <FormFields form={form} fields={reply.fields} />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy} look="strong">
        Send text
      </SubmitButton>
    </RecordForm>
  );
};

const focusReply = () => document.querySelector<HTMLElement>('main form textarea')?.focus();

/** An unknown sender with their messages: someone to answer, a lead, a new lead, or a nuisance. */
export const UnknownSender = ({ messages }: { messages: readonly UnknownMessage[] }) => {
  const { id, from, channel } = messages[0]!;
  const owner = useSession()?.username ?? '';
  const [, navigate] = useLocation();
  const decide = useAction(trpc.messages.decide, {
    done: (_, { block }) => (block ? words.blocked : words.assigned),
    refresh: ({ messages: queries, inbox }) => [queries, inbox],
  });
  const name = senderName({ from, channel });
  const texts = messages.map(({ text }) => text);
  const takeAsLead = () => {
    const typed: Record<string, string> = {
      additionalInfo: texts.toReversed().join('\n\n').slice(0, mostWords),
      ...(channel === 'text' ? { phoneNumber: name, source: 'text' } : { email: name, source: 'email' }),
    };
    if (!beginCall(owner, typed)) return toast.error(words.callOpen);
    navigate(staffPaths.call, { state: { sender: { id, from } } });
  };
  const canReply = channel === 'text' && /^\+\d+$/.test(from);
  return (
    <div className="space-y-4 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto font-sans text-base font-semibold tracking-normal break-words tabular-nums">
          {name}
        </h2>
        {canReply && (
          <Button data-key="r" size="sm" look="secondary" onClick={focusReply}>
            Reply
          </Button>
        )}
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
      {messages[0]!.held && (
        <p className="text-sm text-danger">
          They may have asked us to stop. Assign the sender to a lead, then decide there.
        </p>
      )}
      <SenderMessages messages={messages} />
      {canReply && <Reply key={from} id={id} from={from} />}
      <LikelyLeads
        key={`find-${from}`}
        sender={from}
        guess={guessName(texts) ?? name}
        busy={decide.isPending}
        onChoose={(clientId) => decide.mutate({ id, clientId })}
      />
      {!canReply && (
        <p className="text-sm text-muted">
          {channel === 'email'
            ? 'A new lead needs a phone number. If none is in the message, ask for it from your own mailbox; the message stays here.'
            : 'This sender has no number that we could answer.'}
        </p>
      )}
    </div>
  );
};
