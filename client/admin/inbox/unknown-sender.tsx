import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  failedStates,
  mostMailLength,
  mostTextLength,
  type UnknownMessage,
} from '../../../shared/schemas/message';
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
import { inboxWords } from './inbox-words';
import { SenderMessages, senderName } from './sender-messages';
import { areQuiet } from './use-inbox-items';

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
        error={hasFailed ? 'Error searching the leads' : undefined}
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
const toReply = (maxLength: number, rest: { rows: number; hint?: string }) => ({
  schema: z.object({ text: trimmedText(maxLength) }),
  fields: { text: { label: 'Reply', kind: 'long', maxLength, ...rest } } as const,
});
const kinds = {
  text: toReply(mostTextLength, { rows: 3 }),
  email: toReply(mostMailLength, {
    rows: 6,
    hint: 'A new lead needs a phone number. If none is in the message, ask for it.',
  }),
};

/** A message to a sender without a lead: their own permits an answer, by the same channel. */
const Reply = ({ id, from, channel }: Pick<UnknownMessage, 'id' | 'from' | 'channel'>) => {
  const form = useFieldsForm({
    ...kinds[channel],
    name: `reply-${from}`,
    defaults: { text: '' },
    call: trpc.messages.reply,
    rest: { id },
    refresh: ({ messages, inbox }) => [messages, inbox],
    ...conversationWords.sending[channel],
    restart: () => ({ text: '' }),
  });
  return (
    <RecordForm form={form} className="space-y-2">
      <FormFields form={form} fields={kinds[channel].fields} />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy} look="strong" label={channel === 'text' ? 'Send text' : 'Send e-mail'} />
    </RecordForm>
  );
};

const focusReply = () => document.querySelector<HTMLElement>('main form textarea')?.focus();

/** *Done* for what a sender wrote, and for a reply to them that did not arrive. */
const Done = ({ messages, onSettled }: UnknownSenderProps) => {
  const { id } = messages[0]!;
  const failed = messages.flatMap(({ replies = [] }) => replies).find(({ state }) => failedStates.has(state));
  const settle = useAction(trpc.inbox.settleUnknown, {
    onDone: (_, row) => {
      if (!row.done) return toast.success(inboxWords.back);
      toast.success('Done', { label: 'Undo', run: () => settle.mutate({ ...row, done: false }) });
      onSettled();
    },
    refresh: ({ messages: queries, inbox }) => [queries, inbox],
  });
  return (
    <Button
      data-key="d"
      size="sm"
      look="secondary"
      disabled={settle.isPending}
      onClick={() => settle.mutate({ id, message: failed?.id ?? id, done: true })}
      label="Done"
    />
  );
};

type UnknownSenderProps = { messages: readonly UnknownMessage[]; onSettled: () => void };

/** An unknown sender with their messages: someone to answer, a lead, a new lead, or a nuisance. */
export const UnknownSender = ({ messages, onSettled }: UnknownSenderProps) => {
  const { id, from, channel, held } = messages[0]!;
  const owner = useSession()?.username ?? '';
  const [, navigate] = useLocation();
  const decide = useAction(trpc.messages.decide, {
    done: (_, { block }) =>
      block
        ? { title: 'Blocked' }
        : { title: 'Assigned', description: 'The messages are in the lead’s conversation.' },
    refresh: ({ messages: queries, inbox }) => [queries, inbox],
  });
  const name = senderName({ from, channel });
  const texts = messages.map(({ text }) => text);
  const takeAsLead = () => {
    const typed: Record<string, string> = {
      additionalInfo: texts.toReversed().join('\n\n').slice(0, mostWords),
      ...(channel === 'text' ? { phoneNumber: name, source: 'text' } : { email: name, source: 'email' }),
    };
    if (!beginCall(owner, typed))
      return toast.error({
        title: 'You have an unsaved call',
        description: 'Save it or start it over under “Take a call” first.',
      });
    navigate(staffPaths.call, { state: { sender: { id, from } } });
  };
  // A program gets no answer.
  const toAnswer = messages.find(({ automatic }) => !automatic);
  const canReply = !held && toAnswer && (channel === 'text' ? /^\+\d+$/ : /@/).test(from);
  const waits = !areQuiet(messages);
  return (
    <div className="space-y-4 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto break-words tabular-nums">{name}</h2>
        {canReply && <Button data-key="r" size="sm" look="secondary" onClick={focusReply} label="Reply" />}
        {waits && <Done messages={messages} onSettled={onSettled} />}
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
      {held && (
        <p className="text-sm text-danger">
          They may have asked us to stop. Assign the sender to a lead, then decide there.
        </p>
      )}
      <SenderMessages messages={messages} />
      {canReply && <Reply key={from} id={toAnswer.id} from={from} channel={channel} />}
      <LikelyLeads
        key={`find-${from}`}
        sender={from}
        guess={guessName(texts) ?? name}
        busy={decide.isPending}
        onChoose={(clientId) => decide.mutate({ id, clientId })}
      />
      {!canReply && !held && (
        <p className="text-sm text-muted">
          {channel === 'email'
            ? 'A program sent this: nobody would read an answer.'
            : 'This sender has no number that we could answer.'}
        </p>
      )}
    </div>
  );
};
