import type { OutboxDoc } from './outbox.model';

/** So many tries at a time for each receiver, so that nobody's stand in the way of another's. */
export const triesPerReceiver = 8;
/** A try that takes longer hangs: until it ends, and after it failed, its receiver is asked with one at a time. */
const hangsAfter = 2000;

/** Who an entry goes to: the system of a webhook or a vendor, the mail server, or one kind of our own work. */
export const getReceiver = ({ kind, data }: Pick<OutboxDoc, 'kind' | 'data'>): string =>
  [kind, data.webhook ?? data.vendor].filter(Boolean).join(' ');

/** One try at a receiver. */
type Try = { receiver: string; begunAt: number };

/** Counts the tries at each receiver: one that hangs has a single hand, and no receiver has those of another. */
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

    /** The entries that there is a hand for, in their order. */
    freeFor(due: readonly OutboxDoc[]): OutboxDoc[] {
      const left = new Map<string, number>();
      return due.filter((entry) => {
        const receiver = getReceiver(entry);
        const free = left.get(receiver) ?? findFree(receiver);
        left.set(receiver, free - 1);
        return free > 0;
      });
    },

    /** Takes a hand; what it answers gives the hand back, and says how the try ended where it was one. */
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
