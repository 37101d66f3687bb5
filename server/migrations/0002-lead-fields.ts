import type { mongo } from 'mongoose';
import { keysOf } from '../clients/store/client.model';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Lead = {
  _id: mongo.ObjectId;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
};

const oldIndex = 'requestKey_1';

/** Leads learn how they came, are found by phone and without accents, and have a timeline of their own. */
export const leadFields: Migration = {
  id: '0002-lead-fields',
  up: async (db) => {
    const clients = db.collection<Lead>('clients');
    await inBatches(clients, { source: { $exists: false } }, (lead) => ({
      $set: { ...keysOf(lead), source: 'website', history: [] },
      // A key of the older version is hashed in another way: nothing could find it again.
      $unset: { requestKey: '', requestHash: '' },
    }));
    const indexes = await clients.indexes().catch(() => []);
    if (indexes.some(({ name }) => name === oldIndex)) await clients.dropIndex(oldIndex);
  },
};
