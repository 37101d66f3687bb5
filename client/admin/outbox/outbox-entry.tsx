import type { OutboxRow, OutboxState } from '../../../shared/schemas/outbox';
import { type Inputs, trpc } from '../../lib/trpc';
import { Badge, type Tone } from '../kit/badge';
import type { Selection } from '../kit/list/use-selection';
import { Entry, RowButton } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { outboxWords } from './outbox-words';

/** Sends the chosen messages again; calls `onDone` once they are queued. */
export const useSendAgain = (onDone: () => void = () => {}) => {
  const { mutate, isPending } = useAction(trpc.outbox.sendAgain, {
    done: ({ count }) => ({
      title: count === 1 ? '1 message is on its way again' : `${count} messages are on their way again`,
    }),
    failed: 'This could not be sent again',
    onDone,
    refresh: ({ outbox }) => [outbox],
  });
  return { isPending, send: (again: Inputs['outbox']['sendAgain']) => !isPending && mutate(again) };
};

const audience: Record<string, string> = outboxWords.audiences;

/** Describes an entry in words: the event and its recipient. */
const getSubject = ({ kind, event, template, to, signer, receiver }: OutboxRow) => {
  if (kind === 'retain-certificate') return 'TrustedForm certificate to retain';
  if (kind !== 'mail') return `${event} to ${receiver || 'a webhook that was deleted'}`;
  const what = outboxWords.templates[template] ?? template;
  return `“${what}” to ${signer || audience[to] || receiver || 'someone who left'}`;
};

const tones: Record<OutboxState, Tone> = {
  waiting: 'warning',
  working: 'info',
  done: 'success',
  'needs a look': 'danger',
};

const Answer = ({ answer: { status, text, ms } }: { answer: NonNullable<OutboxRow['answer']> }) => (
  <details className="mt-1">
    <summary className="min-h-6 cursor-pointer text-muted underline underline-offset-4">
      {`Answered ${status} after ${ms} ms`}
    </summary>
    <pre className="mt-1 max-h-48 overflow-auto rounded-md bg-paper px-3 py-2 text-xs break-words whitespace-pre-wrap">
      {text || 'The answer was empty.'}
    </pre>
  </details>
);

type OutboxEntryProps = {
  row: OutboxRow /** Missing if entries cannot be selected. */;
  selection?: Selection;
};

/** One message: its subject, state, last error and actions. */
export const OutboxEntry = ({ row: entry, selection }: OutboxEntryProps) => {
  const { send } = useSendAgain(selection?.clear);
  const subject = getSubject(entry);
  return (
    <Entry className="flex items-start gap-3 px-4 py-2.5 text-sm">
      {selection && (
        <input
          type="checkbox"
          aria-label={`Select ${subject}`}
          checked={selection.ids.has(entry.id)}
          disabled={entry.state === 'working'}
          onChange={() => selection.toggle(entry.id)}
          className="mt-1.5 size-6 shrink-0 accent-accent"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{subject}</span>
          <Badge tone={tones[entry.state]}>{outboxWords.states[entry.state]}</Badge>
          {entry.lead && (
            <TextLink href={staffPaths.client(entry.lead)} className="py-1">
              Open the lead
            </TextLink>
          )}
        </p>
        <p className="text-muted">
          <Moment at={entry.at} />
          {entry.tries > 0 && ` · ${entry.tries === 1 ? '1 try' : `${entry.tries} tries`}`}
          {entry.state === 'waiting' && entry.tries > 0 && (
            <>
              {' · next try '}
              <Moment at={entry.dueAt} />
            </>
          )}
        </p>
        {entry.error && <p className="mt-1 break-words text-danger">{outboxWords.error(entry.error)}</p>}
        {entry.answer?.status === 0 && <p className="mt-1">{outboxWords.unsent(entry.answer.text)}</p>}
        {entry.kind !== 'mail' && entry.answer && <Answer answer={entry.answer} />}
      </div>
      {entry.state !== 'working' && (
        <RowButton
          label="Send again"
          name={`Send again: ${subject}`}
          onClick={() => send({ ids: [entry.id] })}
        />
      )}
    </Entry>
  );
};
