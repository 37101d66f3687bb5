import { useState } from 'react';
import type { AuditRecord } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { CompactCard } from '../../kit/card';
import { Moment } from '../../moment';
import { words } from '../../words';
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
  'hold-ended': 'read no request to stop in a text, and ended the hold on this number',
  hold: 'put this lead on legal hold',
  release: 'ended the legal hold',
};

/**
 * Returns an agreement entry's sentence, which follows the actor's name. Entries of earlier versions start with a
 * title.
 */
const formatSentence = ({ action, note }: AuditRecord): string | undefined =>
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

type EntryProps = { entry: AuditRecord; request?: string; className?: string };

const Entry = ({ entry, request, className = '' }: EntryProps) => {
  const text = useClientText();
  const sentence = formatSentence(entry);
  const note = sentence === undefined ? entry.note : entry.note.slice(sentence.length + 1);
  return (
    <li
      className={`relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0 ${className}`}
    >
      <span
        aria-hidden
        className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-card bg-control"
      />
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

const shownAtOnce = 6;

/**
 * The lead's history, newest first. The first entry, with the person's own request, stays visible; the entries in
 * between open on request.
 */
export const LeadTimeline = ({ client: { id, additionalInfo } }: { client: ClientRecord }) => {
  const { data, isError, refetch } = trpc.clients.timeline.useQuery({ id });
  const [isWhole, setWhole] = useState(false);
  const last = (data?.length ?? 0) - 1;
  const hidden = isWhole ? 0 : Math.max(0, last + 1 - shownAtOnce);
  const isHidden = (index: number) => index < last && index >= last - hidden;
  return (
    <CompactCard title="Timeline">
      {isError && !data && (
        <div role="alert" className="text-sm">
          <p className="mb-2 text-danger">Error loading the timeline</p>
          <Button look="secondary" size="sm" onClick={() => refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
      <ol className="text-sm">
        {data?.slice(0, last).map((entry, index) => (
          <Entry
            key={entry.id + entry.at}
            entry={entry}
            className={isHidden(index) ? 'hidden print:block' : ''}
          />
        ))}
        {hidden > 0 && (
          <li className="border-l-2 border-line pb-4 pl-3 print:hidden">
            <Button look="quiet" size="sm" onClick={() => setWhole(true)}>
              {`Show ${hidden} more`}
            </Button>
          </li>
        )}
        {data?.slice(last).map((entry) => (
          <Entry key={entry.id + entry.at} entry={entry} request={additionalInfo} />
        ))}
      </ol>
    </CompactCard>
  );
};
