import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeletedClient, daysToRestore } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { Pagination } from '../../../ui/pagination';
import { cardClass } from '../../kit/card';
import { RowButton } from '../../kit/row';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { BackLink } from '../lead/back-link';
import { useRestore } from './use-restore';

const limit = 25;
const day = 24 * 60 * 60 * 1000;

const getEnd = ({ deletedAt }: DeletedClient) =>
  new Date(Date.parse(deletedAt) + daysToRestore * day).toISOString();

const Row = ({ lead }: { lead: DeletedClient }) => {
  const restore = useRestore();
  const [busy, setBusy] = useState(false);
  const name = `${lead.firstName} ${lead.lastName}`;
  const bringBack = async () => {
    setBusy(true);
    await restore(lead.id);
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          Deleted <Moment at={lead.deletedAt} /> · Deleted by {lead.deletedBy} · Gone for good{' '}
          <Moment short at={getEnd(lead)} />
        </p>
      </div>
      <RowButton
        label="Restore"
        name={`Restore ${name}`}
        aria-disabled={busy}
        onClick={busy ? undefined : bringBack}
      />
    </li>
  );
};

/** What was deleted in the last 30 days, and the way back for each. */
export const DeletedScreen = () => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = trpc.clients.deleted.useQuery(
    { page, limit },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ScreenHead title="Deleted leads" before={<BackLink />} />
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
        A deleted lead is hidden everywhere. You can restore it for 30 days. After that it is gone for good.
      </p>
      <div className={`${cardClass} overflow-hidden`}>
        {isError && <LoadFailed text="Error loading deleted leads" onRetry={refetch} />}
        {!data && !isError && <Loading text="Loading deleted leads..." />}
        {data?.rows.length === 0 && (
          <p role="status" className="px-6 py-12 text-center font-semibold">
            No deleted leads
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul aria-label="Table of deleted leads">
            {data.rows.map((lead) => (
              <Row key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
        {data && data.total > limit && (
          <Pagination page={page} limit={limit} total={data.total} onPage={setPage} />
        )}
      </div>
    </>
  );
};
