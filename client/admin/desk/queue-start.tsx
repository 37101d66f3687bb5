import { useState } from 'react';
import { type QueueOrder, queueOrders } from '../../../shared/schemas/desk';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { deskWords } from './desk-words';
import { useQueue } from './use-queue';

const words = deskWords.queue;

/** The number of waiting leads, and the start of a walk through them. */
export const QueueStart = () => {
  const query = trpc.desk.queue.useQuery(undefined, { refetchInterval: 30_000 });
  const { data } = query;
  const { begin, isOpening, walk } = useQueue();
  const [order, setOrder] = useState<QueueOrder>(walk.order);
  if (!data)
    return <Unloaded query={query} loading="Loading the queue..." failed="Error loading the queue" />;
  return (
    <section aria-label={words.bar} className={`${cardClass} p-5`}>
      <p className="text-2xl font-semibold tabular-nums">
        {data.waiting === 1 ? '1 lead is waiting' : `${data.waiting} leads are waiting`}
      </p>
      {data.late > 0 && (
        <p className="font-semibold text-danger tabular-nums">
          {data.late === 1 ? '1 promised answer is late' : `${data.late} promised answers are late`}
        </p>
      )}
      <p className="mb-4 text-muted tabular-nums">
        {data.overdue === 1 ? '1 task is overdue' : `${data.overdue} tasks are overdue`}
      </p>
      <p className="mb-4 max-w-prose text-sm">
        You get one lead at a time, and nobody else gets the same one. People you can call right now come
        first, those past the time we promised before all others.
      </p>
      <form
        className="flex max-w-xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void begin({ order });
        }}
      >
        <Select
          id="queue-order"
          label="Order"
          value={order}
          onChange={(event) => setOrder(queueOrders.find((one) => one === event.target.value) ?? order)}
          className="grow"
          choices={words.orders}
        />
        <Button type="submit" disabled={isOpening} className="max-sm:w-full">
          {isOpening ? 'Opening the next lead...' : 'Start'}
        </Button>
      </form>
    </section>
  );
};
