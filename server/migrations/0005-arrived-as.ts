import type { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Lead = { _id: mongo.ObjectId; caseType: string };
type Post = { leadId?: string };

/** Vendors' leads learn how they came, as far as it is still known: the case type, and whether staff took them in. */
export const arrivedAs: Migration = {
  id: '0005-arrived-as',
  up: async (db) => {
    const clients = db.collection<Lead>('clients');
    const posts = db.collection<Post>('refusedposts').find({
      vendorId: { $type: 'string' },
      leadId: { $exists: true },
    });
    const takenIn = new Set((await posts.project<Post>({ leadId: 1 }).toArray()).map(({ leadId }) => leadId));
    await inBatches(clients, { source: 'vendor', arrivedAs: { $exists: false } }, ({ _id, caseType }) => ({
      $set: { arrivedAs: { caseType, ...(takenIn.has(String(_id)) && { takenIn: true }) } },
    }));
  },
};
