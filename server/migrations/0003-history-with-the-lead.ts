import { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Change = { field: string; from: string; to: string };
type Entry = {
  _id: mongo.ObjectId;
  at: Date;
  actorId: string | null;
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  changes: Change[];
  note: string;
  ip?: string;
};
type Lead = { _id: mongo.ObjectId; history: object[] };

/** What a lead's entry in the log becomes: who did what to which fields, and nothing of the person. */
const withoutValues = ({ changes }: Entry) => ({
  $set: { changes: changes.map(({ field }) => ({ field, from: '', to: '' })), note: '', ip: '' },
});

/** The values of a lead's changes and its notes move from the audit log into the lead, and go when it goes. */
export const historyWithTheLead: Migration = {
  id: '0003-history-with-the-lead',
  up: async (db) => {
    const audit = db.collection<Entry>('audit');
    const clients = db.collection<Lead>('clients');
    const untouched = { entity: 'client', ip: { $exists: false } };
    for await (const entry of audit.find(untouched).sort({ _id: 1 })) {
      const { entityId, _id, at, actorId, actor, action, changes, note } = entry;
      if (mongo.ObjectId.isValid(entityId))
        await clients.updateOne(
          { _id: new mongo.ObjectId(entityId), 'history._id': { $ne: _id } },
          {
            $push: { history: { _id, at, actorId, actor, action, changes, note } },
            ...(action === 'create' && { $set: { source: 'staff' } }),
          },
        );
      await audit.updateOne({ _id }, withoutValues(entry));
    }
    await inBatches(audit, { ip: { $exists: false } }, () => ({ $set: { ip: '' } }));
  },
};
