import { useEffect, useEffectEvent } from 'react';
import { toFailure } from '../../lib/failure';
import { nowOrNever } from '../../lib/query-client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ChevronLeft, ChevronRight } from '../../ui/icons';
import { usePersonName } from '../shared-queries';
import { findKnown } from './queue-walk';
import { useOwnDay } from './use-own-day';
import type { useQueue } from './use-queue';

const renewEvery = 60_000;

/** Keeps the lead claimed while the page is open, and says if someone else has it or nobody can claim it. */
const useClaim = (id: string) => {
  const { mutate, data, error } = trpc.desk.claim.useMutation(nowOrNever);
  useEffect(() => {
    mutate({ id });
    const timer = setInterval(() => mutate({ id }), renewEvery);
    return () => clearInterval(timer);
  }, [id, mutate]);
  return {
    claimedBy: data?.claimedBy ?? null,
    isGone: error !== null && toFailure(error).code === 'NOT_FOUND',
  };
};

/** Claims the next lead and preloads the data for its form. */
const Ahead = ({ id, queue }: QueueBarProps) => {
  const { claimedBy, isGone } = useClaim(id);
  trpc.clients.get.useQuery({ id }, { enabled: !isGone });
  trpc.desk.lead.useQuery({ id }, { enabled: !isGone, refetchInterval: renewEvery });
  const isLost = isGone || claimedBy !== null;
  const pass = useEffectEvent(() => queue.pass(id));
  useEffect(() => {
    if (isLost) pass();
  }, [isLost]);
  return null;
};

type QueueBarProps = { id: string; queue: ReturnType<typeof useQueue> };

/** This lead's position in the walk, and the person's work today. */
const Progress = ({ queue: { walk, place } }: Pick<QueueBarProps, 'queue'>) => {
  const { data } = trpc.desk.walk.useQuery(
    { seen: findKnown(walk) },
    { placeholderData: (before) => before, refetchInterval: renewEvery },
  );
  const { data: today } = useOwnDay();
  if (!data || !today || place === 0) return null;
  return (
    <p className="text-sm tabular-nums">
      <span className="font-semibold">{`${place} of ${data.size.toLocaleString('en-US')}`}</span>
      <span className="text-muted max-md:sr-only">, {`${today.calls} done today`}</span>
    </p>
  );
};

/** The queue controls above the current lead. */
export const QueueBar = ({ id, queue }: QueueBarProps) => {
  const { claimedBy } = useClaim(id);
  const personName = usePersonName();
  const { ahead } = queue;
  const prepare = useEffectEvent(queue.prepare);
  useEffect(() => {
    if (!ahead) prepare();
  }, [ahead]);
  return (
    <nav aria-label="Queue" className="flex flex-wrap items-center gap-2 print:hidden">
      {ahead && <Ahead key={ahead} id={ahead} queue={queue} />}
      <Button icon={ChevronLeft} look="secondary" size="sm" disabled={!queue.back} onClick={queue.back}>
        <span className="max-md:sr-only">Previous</span>
      </Button>
      <Button look="secondary" size="sm" disabled={queue.isOpening} onClick={queue.open}>
        Next
        <ChevronRight aria-hidden className="size-4" />
      </Button>
      <Button look="quiet" size="sm" onClick={queue.stop} label="Stop" />
      <Progress queue={queue} />
      <p role="status" className="text-sm font-semibold text-danger">
        {claimedBy && `${personName(claimedBy) || 'Someone else'} is working on this lead now.`}
      </p>
    </nav>
  );
};
