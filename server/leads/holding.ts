import type { Holding } from '../core/holding';
import { removePages } from './arrivals/page.model';
import type { Deps } from './deps';
import { withDeleted } from './store/hide-deleted';

/** Internal data of the lead: folded copies, hashes, pending events. */
const ours = new Set([
  'searchText',
  'searchKeys',
  'words',
  'wordsDue',
  'wordsMark',
  'hashes',
  'sealedAs',
  'keys',
  'onceKeys',
  'requestHash',
  'outbox',
  'unsealed',
  'deskVersion',
  'claim',
  'mergeChanges',
  'mergeAnswers',
]);

/** The leads themselves, with notes, timeline, calls and tasks. */
export const leads: Holding<Deps> = {
  name: 'leads',

  collect: async (_deps, person) =>
    person.leads.map((lead) => Object.fromEntries(Object.entries(lead).filter(([name]) => !ours.has(name)))),

  async erase({ models, feed, leadCount }, { ids }) {
    // Later leads from the same address must not refer to a missing one.
    await models.clients
      .updateMany({ duplicateOf: { $in: ids } }, { $unset: { duplicateOf: '' } })
      .setOptions(withDeleted);
    await removePages(models, ids);
    const { deletedCount } = await models.clients.deleteMany({ _id: { $in: ids } }).setOptions(withDeleted);
    leadCount.forget();
    for (const id of ids) feed.announce(id, 'removed');
    return deletedCount;
  },
};
