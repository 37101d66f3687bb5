import type { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

/** Has messages that are stored already entered in the ledger, by the timed work, each marked as entered later. */
export const messageEntries: Migration = {
  id: '0020-message-entries',
  up: (db) =>
    inBatches(db.collection<{ _id: mongo.ObjectId }>('messages'), { entryDue: { $exists: false } }, () => ({
      $set: { entryDue: 'before' },
    })),
};
