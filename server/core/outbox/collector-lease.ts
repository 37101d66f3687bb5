import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { type Lease, takeLease } from '../db/take-lease';
import type { Models } from '../models';

const _id = 'collector';
/** A dead server's lease ends after this time, in milliseconds. */
const lasts = 5000;
const askEvery = 2000;

/** Lets one of several servers collect events. Two that collect for a moment do no harm, because each step may repeat. */
export const createCollectorLease = ({ leases }: Pick<Models, 'leases'>, now: () => number) => {
  const by = randomUUID();
  const rows = leases.collection as unknown as mongo.Collection<Lease>;
  let isOurs = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    /** True if this server collects; asks the database every two seconds. */
    async isHeld(): Promise<boolean> {
      if (Math.abs(now() - askedAt) < askEvery) return isOurs;
      isOurs = false;
      isOurs = await takeLease(rows, { _id, by, now: now(), lasts });
      askedAt = now();
      return isOurs;
    },
    /** Lets another server collect right away. */
    async release(): Promise<void> {
      if (isOurs) await leases.updateOne({ _id, by }, { $set: { until: new Date(0) } });
      isOurs = false;
    },
  };
};
