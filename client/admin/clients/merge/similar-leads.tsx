import { useState } from 'react';
import { fieldText } from '../../../../shared/lead-fields';
import type { ClientRecord } from '../../../../shared/schemas/client';
import type { SimilarLead } from '../../../../shared/schemas/merge';
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
import { ConflictDialog } from '../conflict/conflict-dialog';
import { type ClientChanges, editable } from '../conflict/merge';
import type { Conflict } from '../conflict/use-client-update';
import { getName } from '../list/lead-columns';
import { mergeWords } from './merge-words';

const unknown: Partial<ClientRecord> = { status: 'New', assignedTo: null };

/**
 * Returns the base for merging two leads: only the fields that agree, so every field that one of them lacks is a
 * change.
 */
const getCommon = (into: ClientRecord, from: ClientRecord): ClientRecord => ({
  ...into,
  ...(Object.fromEntries(
    editable.map((name) => [
      name,
      fieldText(into[name]) === fieldText(from[name]) ? into[name] : (unknown[name] ?? ''),
    ]),
  ) as Pick<ClientRecord, 'firstName'>),
});

const getChanges = (lead: ClientRecord): ClientChanges =>
  Object.fromEntries(editable.map((name) => [name, lead[name]]));

/** Presents two leads as the two sides of a conflict. */
const toMeeting = (into: ClientRecord, from: SimilarLead): Conflict => ({
  base: getCommon(into, from),
  theirs: into,
  mine: getChanges(from),
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
  const merge = async (into: ClientRecord, from: SimilarLead, fields: ClientChanges) => {
    const version = ({ id, version }: ClientRecord) => ({ id, version });
    try {
      await client.clients.merge.mutate({ into: version(into), from: version(from), fields });
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
  const [other, setOther] = useState<SimilarLead | null>(null);
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
