import { useState } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import type { ComparedLead, SimilarLead } from '../../../../shared/schemas/merge';
import { toFailure } from '../../../lib/failure';
import { dismissToast, toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { CompactCard } from '../../kit/card';
import { RowButton } from '../../kit/row';
import { TextLink } from '../../kit/text-link';
import { reportFailure } from '../../kit/use-action';
import { LeadStatusBadge } from '../../lead-status-badge';
import { Moment } from '../../moment';
import { useRefresh } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { clientWords } from '../client-words';
import { ConflictDialog } from '../conflict/conflict-dialog';
import type { ClientChanges } from '../conflict/merge';
import type { Conflict } from '../conflict/use-client-update';
import { getName } from '../list/lead-columns';

/** The texts for merging leads of one person. */
const mergeWords = {
  why: { phone: 'same phone number', email: 'same e-mail address', name: 'same name and birth date' },
  done: 'Leads merged',
  failed: 'The leads could not be merged',
  undo: 'Undo the merge',
  undone: 'Merge undone',
  undoFailed: { title: 'Error', description: 'The merge could not be undone. Please try again.' },
  /** The conflict dialog's texts when two leads meet instead of two edits. */
  dialog: {
    ...clientWords.conflict,
    title: 'Merge two leads',
    text: () =>
      'The other lead becomes part of this one. Nothing is lost: what you do not choose stays in the timeline, links to either lead open this one, and you can undo the merge for 30 days.',
    choose: 'Different in both',
    theirs: 'Only here, and kept',
    mine: 'Only in the other, and added',
    keepMine: 'From the other',
    takeTheirs: 'From this one',
    keepAllMine: 'All from the other',
    takeAllTheirs: 'All from this one',
    save: 'Merge',
    back: 'Cancel',
    was: '',
  },
} as const;

/** Presents two leads, which the server compared, as the two sides of a conflict. */
const toMeeting = (into: ClientRecord, from: ComparedLead): Conflict => ({
  base: into,
  theirs: into,
  mine: Object.fromEntries([...from.asks, ...from.adds].map((name) => [name, from[name]])),
  merge: { both: from.asks, mine: from.adds, theirs: from.keeps },
});

/** The toasts that offer to undo a merge, by the id of the merged lead. An undo from elsewhere dismisses the toast. */
const offers = new Map<string, number>();

/** Merges leads, undoes merges, and reports the result. */
const useMerge = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');

  const undo = async (id: string) => {
    dismissToast(offers.get(id) ?? 0);
    try {
      await client.clients.undoMerge.mutate({ id });
      toast.success(mergeWords.undone);
    } catch (error) {
      reportFailure(mergeWords.undoFailed, error);
    }
    await refresh();
  };
  /** Returns true if the dialog can close. After any error except a conflict, the choices stay. */
  const merge = async (into: ClientRecord, from: ComparedLead, chosen: ClientChanges) => {
    const take = from.asks.filter((name) => name in chosen);
    const version = ({ id, version }: ClientRecord) => ({ id, version });
    try {
      await client.clients.merge.mutate({ into: version(into), from: version(from), take });
      const undoing = { label: mergeWords.undo, run: () => undo(from.id) };
      offers.set(from.id, toast.success(mergeWords.done, undoing));
    } catch (error) {
      reportFailure(mergeWords.failed, error);
      // If either lead changed, the choices no longer fit.
      if (toFailure(error).code !== 'CONFLICT') return false;
    }
    await refresh();
    return true;
  };
  return { merge, undo };
};

/** A lead that may be the same person: name, reasons and status. */
export const SimilarFacts = ({ lead }: { lead: SimilarLead }) => (
  <span className="min-w-0 grow">
    <TextLink href={staffPaths.client(lead.id)} className="font-semibold break-words">
      {getName(lead)}
    </TextLink>{' '}
    <LeadStatusBadge status={lead.status} />
    <span className="block text-muted">
      {lead.why.map((why) => mergeWords.why[why]).join(', ')} · <Moment short at={lead.createdAt} />
    </span>
  </span>
);

const Merged = ({ id }: { id: string }) => {
  const merged = trpc.clients.merged.useQuery({ id }).data ?? [];
  const { undo } = useMerge();
  if (merged.length === 0) return null;
  return (
    <CompactCard title="Merged into this lead">
      <ul className="space-y-3 text-sm">
        {merged.map((lead) => {
          const name = `${lead.firstName} ${lead.lastName}`;
          return (
            <li key={lead.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words">
                {name} · merged <Moment short at={lead.mergedAt} />
              </span>
              <RowButton
                label={mergeWords.undo}
                name={`Undo the merge of ${name}`}
                onClick={() => undo(lead.id)}
              />
            </li>
          );
        })}
      </ul>
    </CompactCard>
  );
};

/** Leads that may be the same person, each with a merge dialog, and leads that were merged already. */
export const SimilarLeads = ({ client }: { client: ClientRecord }) => {
  const similar = trpc.clients.similar.useQuery({ id: client.id }).data ?? [];
  const [other, setOther] = useState<ComparedLead | null>(null);
  const { merge } = useMerge();
  return (
    <div className="grid grid-cols-1 gap-4 empty:hidden print:hidden">
      {similar.length > 0 && (
        <CompactCard title="Might be the same person">
          <ul className="space-y-3 text-sm">
            {similar.map((lead) => (
              <li key={lead.id} className="flex flex-wrap items-center justify-between gap-2">
                <SimilarFacts lead={lead} />
                <RowButton
                  label="Merge"
                  name={`Merge ${getName(lead)} into this lead`}
                  onClick={() => setOther(lead)}
                />
              </li>
            ))}
          </ul>
        </CompactCard>
      )}
      <Merged id={client.id} />
      {other && (
        <ConflictDialog
          conflict={toMeeting(client, other)}
          texts={mergeWords.dialog}
          onSave={(fields) => merge(client, other, fields)}
          onSaved={() => setOther(null)}
          onBack={() => setOther(null)}
        />
      )}
    </div>
  );
};
