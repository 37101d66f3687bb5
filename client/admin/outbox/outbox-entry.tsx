import { Link } from 'wouter';
import type { OutboxRecord, OutboxState } from '../../../shared/schemas/outbox';
import { Badge, type Tone } from '../kit/badge';
import { RowButton } from '../kit/row';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { outboxWords } from './outbox-words';

const tones: Record<OutboxState, Tone> = {
  waiting: 'warning',
  working: 'info',
  done: 'success',
  'needs a look': 'danger',
};

const Answer = ({ answer: { status, text, ms } }: { answer: NonNullable<OutboxRecord['answer']> }) => (
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
  entry: OutboxRecord;
  subject: string;
  /** Undefined if entries cannot be selected. */
  chosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  onSend: () => void;
};

/** One message: its subject, state, last error and actions. */
export const OutboxEntry = ({ entry, subject, chosen, onChoose, onSend }: OutboxEntryProps) => (
  <li className="flex items-start gap-3 border-b border-line px-4 py-2.5 text-sm last:border-0">
    {onChoose && (
      <input
        type="checkbox"
        aria-label={`Select ${subject}`}
        checked={chosen ?? false}
        disabled={entry.state === 'working'}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1.5 size-6 shrink-0 accent-accent"
      />
    )}
    <div className="min-w-0 flex-1">
      <p className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold break-words">{subject}</span>
        <Badge tone={tones[entry.state]}>{outboxWords.states[entry.state]}</Badge>
        {entry.lead && (
          <Link href={staffPaths.client(entry.lead)} className="py-1 underline underline-offset-4">
            Open the lead
          </Link>
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
        label={outboxWords.sendAgain}
        name={`${outboxWords.sendAgain}: ${subject}`}
        onClick={onSend}
      />
    )}
  </li>
);
