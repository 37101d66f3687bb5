import type { AuditRecord } from '../../../../shared/schemas/audit';
import { Moment } from '../../moment';
import { formatLabel, useClientText } from '../use-client-text';

const verbs: Partial<Record<AuditRecord['action'], string>> = {
  update: 'changed',
  note: 'wrote',
  delete: 'deleted this lead',
  withdraw: 'recorded that this person asked us to stop',
  reopen: 'recorded that this person asked us to contact them again',
  'confirm-consent': 'confirmed, by a link in a message, that they agreed to calls and texts',
  suppress: 'put this person on the do-not-contact list',
  override: 'contacted this person anyway',
  return: 'returned this lead to its vendor',
  'return-undone': 'undid the return of this lead',
  call: 'logged a call',
  letter: 'sent the turn-down letter',
  task: 'added a task',
  'task done': 'finished a task',
  'task moved': 'moved a task',
  'task dropped': 'dropped a task',
  restore: 'restored this lead',
  mail: 'sent a message',
  'mail-refused': 'could not deliver a message: the mail server refused it',
  'mail-stopped': 'did not send a message: the person asked us to stop',
  'mail-returned': 'got a message back: it could not be delivered',
  merge: 'merged another lead into this one',
  unmerge: 'undid a merge',
  'conflict-check': 'ran the conflict check',
  'conflict-decision': 'decided the conflict check',
  'conflict-dismiss': 'dismissed a name',
  packet: 'downloaded the packet',
  agreement: 'updated an agreement',
  'hold-ended': 'read no request to stop in their words, and ended the hold',
  'assign-sender': 'assigned messages of an unknown sender to this lead',
  'messages-done': 'marked the messages as done',
  'messages-later': 'put off the answer to the messages',
  'messages-back': 'put the messages back into the inbox',
  hold: 'put this lead on legal hold',
  release: 'ended the legal hold',
};

/**
 * Returns an agreement entry's sentence, which follows the actor's name. Entries of earlier versions start with a
 * title.
 */
export const formatSentence = ({ action, note }: AuditRecord): string | undefined =>
  action === 'agreement' && /^\p{Ll}/u.test(note) ? note.split('\n', 1)[0] : undefined;

const getVerb = ({ action, actorId }: AuditRecord) => {
  if (action === 'create') return actorId ? 'added this lead' : 'sent a request for help';
  return verbs[action] ?? action;
};

/** Fields that have no previous value, such as a call or a new task. */
const onlyAfter = new Set(['outcome', 'task', 'dueAt', 'conflict']);

/** Quoted text, exactly as someone wrote it. */
const Quote = ({ children }: { children: string }) => (
  <p className="mt-1 rounded-md bg-paper px-3 py-2 break-words whitespace-pre-wrap">{children}</p>
);

type TimelineEntryProps = {
  entry: AuditRecord;
  /** The person's own request, in the entry of its arrival. */
  request?: string | undefined;
  className?: string;
};

/** An entry of a lead's history between its messages: a call, a note, a change. */
export const TimelineEntry = ({ entry, request, className = '' }: TimelineEntryProps) => {
  const text = useClientText();
  const sentence = formatSentence(entry);
  const note = sentence === undefined ? entry.note : entry.note.slice(sentence.length + 1);
  return (
    <li className={`border-l-2 border-line pl-3 ${className}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-semibold">{entry.actor}</span> {sentence ?? getVerb(entry)}
        </span>
        <span className="text-xs text-muted">
          <Moment at={entry.at} />
        </span>
      </p>
      {request !== undefined && <Quote>{request || 'No additional information.'}</Quote>}
      {note && <Quote>{note}</Quote>}
      {entry.changes.length > 0 && (
        <ul className="mt-1 space-y-0.5">
          {entry.changes.map(({ field, from, to }) => (
            <li key={field} className="break-words">
              <span className="text-muted">{formatLabel(field)}:</span>{' '}
              {from || !onlyAfter.has(field) ? `${text(field, from)} → ` : ''}
              {text(field, to)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
