import type { OutboxDoc } from './outbox.model';

/** Concurrent tries per receiver, so that one receiver cannot block another. */
export const triesPerReceiver = 8;
/** A longer try counts as hanging: until it ends, and after it failed, its receiver gets one try at a time. */
const hangsAfter = 2000;

/** The receiver of an entry: a webhook's system, the mail server, or one kind of our own work. */
export const getReceiver = ({ kind, data }: Pick<OutboxDoc, 'kind' | 'data'>): string =>
  [kind, data.webhook].filter(Boolean).join(' ');

/** One try at a receiver. */
type Try = { receiver: string; begunAt: number };

/** Limits concurrent tries per receiver; a hanging receiver gets only one. */
export const createReceiverLimits = (now: () => number) => {
  const underWay = new Set<Try>();
  const hanging = new Set<string>();
  const isLong = ({ begunAt }: Try) => now() - begunAt >= hangsAfter;

  const findFree = (receiver: string): number => {
    const busy = [...underWay].filter((one) => one.receiver === receiver);
    const most = hanging.has(receiver) || busy.some(isLong) ? 1 : triesPerReceiver;
    return Math.max(0, most - busy.length);
  };

  return {
    isFree: (receiver: string) => findFree(receiver) > 0,

    /** The entries that may start now, in order. */
    freeFor(due: readonly OutboxDoc[]): OutboxDoc[] {
      const remaining = new Map<string, number>();
      return due.filter((entry) => {
        const receiver = getReceiver(entry);
        const free = remaining.get(receiver) ?? findFree(receiver);
        remaining.set(receiver, free - 1);
        return free > 0;
      });
    },

    /** Reserves a try; call the returned function to release it, with the outcome if a try was made. */
    take(entry: OutboxDoc): (outcome?: 'done' | 'failed') => void {
      const one = { receiver: getReceiver(entry), begunAt: now() };
      underWay.add(one);
      return (outcome) => {
        underWay.delete(one);
        if (outcome === 'failed' && isLong(one)) hanging.add(one.receiver);
        else if (outcome) hanging.delete(one.receiver);
      };
    },
  };
};
