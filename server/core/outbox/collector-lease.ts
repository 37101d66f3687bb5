import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '../db/errors';
import type { Models } from '../models';

/** A dead server's lease ends after this time, in milliseconds. */
const endsAfter = 5000;
const askEvery = 2000;

/** Lets one of several servers collect events. Two that collect for a moment do no harm, because each step may repeat. */
export const createCollectorLease = ({ leases }: Pick<Models, 'leases'>, now: () => number) => {
  const server = randomUUID();
  let isOurs = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  const take = async (): Promise<boolean> => {
    const at = now();
    const free = { $or: [{ server }, { until: { $lt: new Date(at) } }] };
    const ours = { server, until: new Date(at + endsAfter) };
    try {
      await leases.updateOne({ _id: 'collector', ...free }, { $set: ours }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    /** True if this server collects; asks the database every two seconds. */
    async isHeld(): Promise<boolean> {
      if (now() - askedAt < askEvery) return isOurs;
      isOurs = false;
      isOurs = await take();
      askedAt = now();
      return isOurs;
    },
    /** Lets another server collect right away. */
    async release(): Promise<void> {
      if (isOurs) await leases.updateOne({ _id: 'collector', server }, { $set: { until: new Date(0) } });
      isOurs = false;
    },
  };
};
