import { useState } from 'react';
import { Link } from 'wouter';
import type { ClientRecord } from '../../../../shared/schemas/client';
import type { SimilarLead } from '../../../../shared/schemas/merge';
import { trpc } from '../../../lib/trpc';
import { CompactCard } from '../../kit/card';
import { RowButton } from '../../kit/row';
import { LeadStatusBadge } from '../../lead-status-badge';
import { Moment } from '../../moment';
import { staffPaths } from '../../staff-paths';
import { ConflictDialog } from '../conflict/conflict-dialog';
import { getName } from '../list/lead-columns';
import { mergeWords } from './merge-words';
import { toMeeting, useMerge } from './use-merge';

/** A lead that may be the same person: name, reasons and status. */
export const SimilarFacts = ({ lead }: { lead: SimilarLead }) => (
  <span className="min-w-0 grow">
    <Link
      href={staffPaths.client(lead.id)}
      className="font-semibold break-words underline underline-offset-4"
    >
      {getName(lead)}
    </Link>{' '}
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
