import { useState } from 'react';
import { type DeletedClient, daysToRestore } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Empty } from '../../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../../kit/paged-list';
import { Row, RowButton } from '../../kit/row';
import { reportFailure } from '../../kit/use-action';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { useRefresh } from '../../shared-queries';
import { clientWords } from '../client-words';
import { BackLink } from '../lead/back-link';

/** Restores deleted leads and reports the result. */
export const useRestore = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');
  return async (id: string) => {
    try {
      await client.clients.restore.mutate({ id });
      toast.success(clientWords.deleted.restored);
    } catch (error) {
      reportFailure(clientWords.deleted.restoreFailed, error);
    }
    await refresh();
  };
};

const day = 24 * 60 * 60 * 1000;

const getEnd = ({ deletedAt }: DeletedClient) =>
  new Date(Date.parse(deletedAt) + daysToRestore * day).toISOString();

const DeletedRow = ({ lead }: { lead: DeletedClient }) => {
  const restore = useRestore();
  const [busy, setBusy] = useState(false);
  const name = `${lead.firstName} ${lead.lastName}`;
  const bringBack = async () => {
    setBusy(true);
    await restore(lead.id);
    setBusy(false);
  };
  return (
    <Row
      className="px-4"
      actions={
        <RowButton
          label="Restore"
          name={`Restore ${name}`}
          aria-disabled={busy}
          onClick={busy ? undefined : bringBack}
        />
      }
    >
      <div className="min-w-0">
        <p className="text-base font-semibold break-words">{name}</p>
        <p className="text-muted">
          Deleted <Moment at={lead.deletedAt} /> · Deleted by {lead.deletedBy} · Gone for good{' '}
          <Moment short at={getEnd(lead)} />
        </p>
      </div>
    </Row>
  );
};

/** Leads deleted in the last 30 days; each can be restored. */
export const DeletedScreen = () => {
  const [page, setPage] = useState(1);
  const query = trpc.clients.deleted.useQuery({ page, limit: pageSize }, pageOptions);
  return (
    <>
      <ScreenHead title="Deleted leads" before={<BackLink />} />
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
        A deleted lead is hidden everywhere. You can restore it for 30 days. After that it is gone for good.
      </p>
      <PagedList
        query={query}
        page={page}
        go={(change) => setPage(change.page)}
        loading="Loading deleted leads..."
        failed="Error loading deleted leads"
        empty={<Empty title="No deleted leads" />}
      >
        {(leads) => (
          <ul aria-label="Table of deleted leads">
            {leads.map((lead) => (
              <DeletedRow key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
