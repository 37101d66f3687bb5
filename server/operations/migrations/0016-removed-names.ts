import { mongo } from 'mongoose';
import { deriveId } from '../../core/db/derive-id';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Removed = { name: string; by: string; byId: string; at: Date; why: string };
type Check = { _id: mongo.ObjectId; clientId: string; dismissed?: Removed[] };
type Lead = { _id: mongo.ObjectId; history: { _id: mongo.ObjectId }[] };

/** Moves names that were taken out of conflict checks from the checks to the leads' timelines. */
export const removedNames: Migration = {
  id: '0016-removed-names',
  up: async (db) => {
    const checks = db.collection<Check>('conflictchecks');
    const leads = db.collection<Lead>('clients');
    // One with a reason is in the timeline already.
    for await (const { clientId, dismissed = [] } of checks.find({ 'dismissed.why': '' }))
      for (const { name, by, byId, at } of dismissed.filter(({ why }) => why === '')) {
        const _id = new mongo.ObjectId(deriveId(`removed ${clientId} ${name} ${at.toISOString()}`));
        const changes = [{ field: 'name', from: name, to: '' }];
        const entry = {
          _id,
          at,
          actorId: byId || null,
          actor: by,
          action: 'conflict-dismiss',
          changes,
          note: '',
        };
        await leads.updateOne(
          { _id: new mongo.ObjectId(clientId), 'history._id': { $ne: _id } },
          { $push: { history: entry } },
        );
      }
    await inBatches(checks, { dismissed: { $exists: true } }, () => ({ $unset: { dismissed: '' } }));
  },
};
