import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeletedClient, daysToRestore } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Pagination } from '../../../ui/pagination';
import { cardClass } from '../../kit/card';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { clientWords } from '../client-words';
import { BackLink } from '../lead/back-link';
import { useRestore } from './use-restore';

const words = clientWords.deleted;
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
          {words.when} <Moment at={lead.deletedAt} /> · {words.who} {lead.deletedBy} · {words.until}{' '}
          <Moment short at={getEnd(lead)} />
        </p>
      </div>
      <Button
        look="secondary"
        size="sm"
        aria-label={words.restoreName(name)}
        aria-disabled={busy}
        onClick={busy ? undefined : bringBack}
      >
        {words.restore}
      </Button>
    </li>
  );
};

/** Leads deleted in the last 30 days; each can be restored. */
export const DeletedScreen = () => {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = trpc.clients.deleted.useQuery(
    { page, limit },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ScreenHead title={words.title} before={<BackLink />} />
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">{words.text}</p>
      <div className={`${cardClass} overflow-hidden`}>
        {isError && <LoadFailed text={words.failed} onRetry={refetch} />}
        {!data && !isError && <Loading text={words.loading} />}
        {data?.rows.length === 0 && (
          <p role="status" className="px-6 py-12 text-center font-semibold">
            {words.none}
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul aria-label={words.table}>
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
