import type { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Call = { at: Date; byId?: string | null };
type Lead = {
  _id: mongo.ObjectId;
  calls: Call[];
  history?: { at: Date; actorId: string | null; action: string }[];
};

/** A call and its line of the timeline were written at once, by two looks at the clock. */
const apart = 1000;

/** Calls learn who made them, by the lead's timeline: a name alone may be that of two people. */
export const callsByWhom: Migration = {
  id: '0006-calls-by-whom',
  up: async (db) => {
    const clients = db.collection<Lead>('clients');
    const withoutId = { 'calls.outcome': { $exists: true }, 'calls.byId': { $exists: false } };
    await inBatches(clients, withoutId, ({ calls, history = [] }) => {
      const callerOf = ({ at }: Call) =>
        history.find((entry) => entry.action === 'call' && Math.abs(Number(entry.at) - Number(at)) < apart)
          ?.actorId ?? null;
      return { $set: { calls: calls.map((call) => ({ ...call, byId: callerOf(call) })) } };
    });
  },
};
