import { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Agreement = { _id: mongo.ObjectId; leadId: string; events?: object[] };
type Lead = { _id: mongo.ObjectId; mergedIds?: string[]; agreementsSeen?: object[] };
type Job = { data: { agreement: string } };

const act = 'agreement-act';

/**
 * Counts the acts of agreements from before they moved leads as seen, so that a later act makes no tasks for them.
 * Agreements whose acts wait to be applied stay as they are.
 */
export const seenActs: Migration = {
  id: '0009-seen-acts',
  up: async (db) => {
    const jobs = await db
      .collection<Job>('outbox')
      .find({ kind: act, state: { $in: ['waiting', 'working'] } })
      .toArray();
    const waiting = new Set(jobs.map(({ data }) => data.agreement));
    const agreements = await db
      .collection<Agreement>('agreements')
      .find({ 'outbox.kind': { $ne: act } })
      .project<Agreement>({ leadId: 1, 'events._id': 1 })
      .toArray();
    const seenByLead = new Map<string, { agreement: string; events: number }[]>();
    for (const { _id, leadId, events = [] } of agreements) {
      const agreement = String(_id);
      if (!waiting.has(agreement))
        seenByLead.set(leadId, [...(seenByLead.get(leadId) ?? []), { agreement, events: events.length }]);
    }
    const ids = [...seenByLead.keys()];
    const leads = {
      $or: [{ _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } }, { mergedIds: { $in: ids } }],
    };
    await inBatches(
      db.collection<Lead>('clients'),
      { ...leads, agreementsSeen: { $exists: false } },
      ({ _id, mergedIds = [] }) => ({
        $set: { agreementsSeen: [String(_id), ...mergedIds].flatMap((id) => seenByLead.get(id) ?? []) },
      }),
    );
  },
};
