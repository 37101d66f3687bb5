import { useState } from 'react';
import { type DeletedClient, daysToRestore } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { listScreen } from '../../kit/list-screen';
import { RowButton } from '../../kit/row';
import { reportFailure } from '../../kit/use-action';
import { Moment } from '../../moment';
import { useRefresh } from '../../shared-queries';
import { BackLink } from '../lead/back-link';

/** Restores deleted leads and reports the result. */
export const useRestore = () => {
  const { client } = trpc.useUtils();
  const refresh = useRefresh('client');
  return async (id: string) => {
    try {
      await client.clients.restore.mutate({ id });
      toast.success('Lead restored');
    } catch (error) {
      reportFailure('The lead could not be restored', error);
    }
    await refresh();
  };
};

const day = 24 * 60 * 60 * 1000;

const getEnd = ({ deletedAt }: DeletedClient) =>
  new Date(Date.parse(deletedAt) + daysToRestore * day).toISOString();

const getName = ({ firstName, lastName }: DeletedClient) => `${firstName} ${lastName}`;

const RestoreButton = ({ row }: { row: DeletedClient }) => {
  const restore = useRestore();
  const [busy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    await restore(row.id);
    setBusy(false);
  };
  return (
    <RowButton
      label="Restore"
      name={`Restore ${getName(row)}`}
      aria-disabled={busy}
      onClick={busy ? undefined : bringBack}
    />
  );
};

/** Leads deleted in the last 30 days; each can be restored. */
export const DeletedScreen = listScreen({
  list: {
    title: 'Deleted leads',
    before: <BackLink />,
    text: 'A deleted lead is hidden everywhere. You can restore it for 30 days. After that it is gone for good.',
    useRows: ({ page, limit }, options) => trpc.clients.deleted.useQuery({ page, limit }, options),
    what: 'deleted leads',
    none: { title: 'No deleted leads' },
    label: 'Table of deleted leads',
    columns: [
      { header: 'Name', cell: getName },
      { header: 'Deleted', cell: ({ deletedAt }) => <Moment at={deletedAt} /> },
      { header: 'Deleted by', cell: ({ deletedBy }) => deletedBy },
      { header: 'Gone for good', cell: (row) => <Moment short at={getEnd(row)} /> },
    ],
    extra: (row) => <RestoreButton row={row} />,
  },
});
