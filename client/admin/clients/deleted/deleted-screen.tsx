import { type DeletedClient, daysToRestore } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { listScreen } from '../../kit/list-screen';
import { RowButton } from '../../kit/row';
import { useAction } from '../../kit/use-action';
import { Moment } from '../../moment';
import { useRefresh } from '../../shared-queries';
import { BackLink } from '../lead/back-link';

/** Restores deleted leads and reports the result. */
export const useRestore = () =>
  useAction(trpc.clients.restore, {
    done: 'Lead restored',
    failed: 'The lead could not be restored',
    onSettled: useRefresh('client'),
  });

const day = 24 * 60 * 60 * 1000;

const getEnd = ({ deletedAt }: DeletedClient) =>
  new Date(Date.parse(deletedAt) + daysToRestore * day).toISOString();

const getName = ({ firstName, lastName }: DeletedClient) => `${firstName} ${lastName}`;

const RestoreButton = ({ row }: { row: DeletedClient }) => {
  const { mutate, isPending } = useRestore();
  return (
    <RowButton
      label="Restore"
      name={`Restore ${getName(row)}`}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate({ id: row.id })}
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
