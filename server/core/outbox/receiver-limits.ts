import type { Limit } from '../due/due';
import type { OutboxDoc } from './outbox.model';

/** Concurrent tries per receiver, so that one receiver cannot block another. */
export const triesPerReceiver = 8;
/** A longer try counts as hanging: until it ends, and after it failed, its receiver gets one try at a time. */
const hangsAfter = 2000;

/** The receiver of an entry: a webhook's system, the mail server, or one kind of our own work. */
export const getReceiver = ({ kind, data }: Pick<OutboxDoc, 'kind' | 'data'>): string =>
  [kind, data.webhook].filter(Boolean).join(' ');

type Try = { receiver: string; begunAt: number };

/** Limits concurrent tries per receiver; a hanging receiver gets only one. */
export const createReceiverLimits = (now: () => number) => {
  const underWay = new Set<Try>();
  const hanging = new Set<string>();
  const isLong = ({ begunAt }: Try) => now() - begunAt >= hangsAfter;

  return {
    find(receiver: string): Limit {
      const isSlow = [...underWay].some((one) => one.receiver === receiver && isLong(one));
      return { key: receiver, atOnce: isSlow || hanging.has(receiver) ? 1 : triesPerReceiver };
    },

    /** Notes a try; call the returned function when it ends, with the outcome if it was made. */
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
