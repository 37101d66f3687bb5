import { useState } from 'react';
import { type QueueOrder, queueOrders } from '../../../shared/schemas/desk';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { deskWords } from './desk-words';
import { keepWalk, readWalk } from './queue-walk';
import { useQueue } from './use-queue';

const words = deskWords.queue;

/** Where a clerk begins: how much there is, in which order, and off. */
export const QueueScreen = () => {
  const { data, isError, refetch } = trpc.desk.queue.useQuery(undefined, { refetchInterval: 30_000 });
  const [order, setOrder] = useState<QueueOrder>(() => readWalk().order);
  const { open, isOpening } = useQueue();
  return (
    <>
      <ScreenHead title={words.work} />
      {isError && !data && <LoadFailed text={words.loadFailed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data && (
        <section
          aria-label={words.bar}
          className="max-w-xl rounded-lg border border-line bg-card p-5 shadow-card"
        >
          <p className="text-2xl font-semibold tabular-nums">{words.waiting(data.waiting)}</p>
          <p className="mb-4 text-muted tabular-nums">{words.overdue(data.overdue)}</p>
          <p className="mb-4 text-sm">{words.text}</p>
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              keepWalk({ order, seen: [] });
              open();
            }}
          >
            <Select
              id="queue-order"
              label={words.order}
              value={order}
              onChange={(event) => setOrder(queueOrders.find((one) => one === event.target.value) ?? order)}
              className="grow"
            >
              {queueOrders.map((one) => (
                <option key={one} value={one}>
                  {words.orders[one]}
                </option>
              ))}
            </Select>
            <Button type="submit" disabled={isOpening} className="max-sm:w-full">
              {isOpening ? words.opening : words.start}
            </Button>
          </form>
        </section>
      )}
    </>
  );
};
