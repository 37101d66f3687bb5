import type { mongo } from 'mongoose';
import { failedStates } from '../../../shared/schemas/message';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Message = { _id: mongo.ObjectId; at: Date };

/** Has the timed work decide which conversations wait for an answer. */
export const inbox: Migration = {
  id: '0023-inbox',
  up: async (db) => {
    const failed = { by: { $exists: true }, state: { $in: [...failedStates] }, checkAt: { $exists: false } };
    await inBatches(
      db.collection<Message>('messages'),
      { ...failed, failedAt: { $exists: false } } as mongo.Filter<Message>,
      ({ at }) => ({ $set: { failedAt: at, inboxDue: true } }),
    );
    const theirs = { direction: 'in', clientId: { $exists: true } };
    await db.collection('messages').updateMany(theirs, { $set: { inboxDue: true } });
  },
};
