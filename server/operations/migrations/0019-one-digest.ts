import { suppressionId } from '../../contact/suppression.model';
import type { Migration } from './migrate';

type Suppression = { _id: string; address: string; about: string };

const former = ['lead-assigned', 'leads-assigned', 'task-reminder', 'task-overdue'];
const digest = 'daily-digest';

/**
 * Mails about assigned leads, reminders and overdue tasks are part of the daily digest: removes those that wait, and
 * sends no digest to an address that unsubscribed from one of them.
 */
export const oneDigest: Migration = {
  id: '0019-one-digest',
  up: async (db) => {
    await db.collection('outbox').deleteMany({
      state: { $ne: 'done' },
      $or: [{ kind: 'remind-task' }, { kind: 'mail', 'data.template': { $in: former } }],
    });
    await db
      .collection<{ outbox: { kind: string }[] }>('clients')
      .updateMany({ 'outbox.kind': 'remind-task' }, { $pull: { outbox: { kind: 'remind-task' } } });
    const suppressions = db.collection<Suppression>('suppressions');
    for (const { _id, ...rest } of await suppressions.find({ about: { $in: former } }).toArray()) {
      const about = { ...rest, about: digest };
      const filter = { _id: suppressionId(rest.address, digest) };
      await suppressions.updateOne(filter, { $setOnInsert: about }, { upsert: true });
      await suppressions.deleteOne({ _id });
    }
  },
};
