import { useState } from 'react';
import { outboxKinds, outboxStates } from '../../../shared/schemas/outbox';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useListAddress } from '../crud/use-list-address';
import { ListFilters } from '../kit/list-filters';
import { Empty } from '../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../kit/paged-list';
import { ScreenHead } from '../screen-head';
import { OutboxEntry, useSendAgain, useSubject } from './outbox-entry';
import { outboxWords as words } from './outbox-words';

/** Milliseconds; waiting messages go out while someone watches. */
const refetchInterval = 5000;

/** Everything we send, filtered by state and kind; messages can be sent again one by one or all at once. */
export const OutboxScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: ['state', 'kind'] });
  const filters = {
    page: address.page,
    limit: pageSize,
    state: outboxStates.find((state) => state === address.filters.state),
    kind: outboxKinds.find((kind) => kind === address.filters.kind),
  };
  const query = trpc.outbox.page.useQuery(filters, {
    ...pageOptions,
    refetchInterval,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { send, isPending } = useSendAgain(() => setChosen(new Set()));
  const getSubject = useSubject();
  const rows = query.data?.rows ?? [];
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  const isNarrowed = filters.state !== undefined || filters.kind !== undefined;
  const choose = (id: string) => (isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));

  return (
    <section aria-label={words.title}>
      <ScreenHead title={words.title} />
      <p className="-mt-3 mb-5 text-muted">
        Everything we send: what is waiting, what went out, and what failed.
      </p>
      <ListFilters
        values={address.filters}
        onChange={(next) => {
          setChosen(new Set());
          go({ filters: next });
        }}
        filters={{
          state: {
            label: 'State',
            any: 'Any state',
            choices: outboxStates.map((value) => ({ value, label: words.states[value] })),
          },
          kind: {
            label: 'Kind',
            any: 'Everything',
            choices: outboxKinds.map((value) => ({ value, label: words.kinds[value] })),
          },
        }}
      >
        {ids.length > 0 && (
          <Button aria-disabled={isPending} onClick={() => send({ ids })}>
            {`Send again (${ids.length})`}
          </Button>
        )}
        {ids.length === 0 && filters.state === 'needs a look' && rows.length > 0 && (
          <Button
            look="secondary"
            aria-disabled={isPending}
            onClick={() => send({ allThatNeedALook: true, kind: filters.kind })}
          >
            Send all that need a look
          </Button>
        )}
      </ListFilters>
      <PagedList
        query={query}
        page={address.page}
        go={go}
        loading="Loading outbox..."
        failed="Error loading the outbox"
        empty={
          isNarrowed ? (
            <Empty title="Nothing matches these filters" />
          ) : (
            <Empty
              title="Nothing in the outbox"
              text="Messages and webhooks show here when there is something to send."
            />
          )
        }
      >
        {(entries) => (
          <ul>
            {entries.map((entry) => (
              <OutboxEntry
                key={entry.id}
                entry={entry}
                subject={getSubject(entry)}
                chosen={chosen.has(entry.id)}
                onChoose={choose(entry.id)}
                onSend={() => send({ ids: [entry.id] })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
