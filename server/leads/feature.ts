import { hour, minute } from '../../shared/durations';
import type { Holding } from '../core/holding';
import { mergeRouters } from '../core/http/trpc';
import { handle, type WorkList } from '../core/outbox/work';
import { createArrivals } from './arrivals/arrivals';
import { removePages } from './arrivals/page.model';
import { clientsRouter } from './clients.router';
import type { Deps } from './deps';
import { mergeBegun, undoBegun } from './jobs';
import { createLeadCount } from './lead-count';
import { manyClientsRouter } from './many/many.router';
import { mergeRouter } from './merge/merge.router';
import { finishMerge, finishUndo } from './merge/merge-leads';
import { models } from './models';
import { withDeleted } from './store/hide-deleted';
import { nameLeads, nameVendors } from './store/lead-by-id';
import { keepSearchKeys } from './store/search-keys';

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
const leads: Holding<Deps> = {
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

/** Everything that this module adds to the product (`features.ts`). */
export const leadsFeature = {
  models,
  create({ models, feed, now }: Deps) {
    const leadCount = createLeadCount(models, now);
    feed.onNews(leadCount.forget);
    return { leadCount, arrivals: createArrivals(models, now) };
  },
  procedures: {
    clients: mergeRouters(clientsRouter, manyClientsRouter, mergeRouter),
  },
  tags: {
    Clients: 'Leads: people who asked for help. Anyone may send one; staff work with them.',
  },
  names: { client: nameLeads, vendor: nameVendors },
  personalData: {
    arrivalPages: 'times, states and case types of leads, under their ids; removed with the lead',
    clients: leads,
    vendors: 'of companies',
  },
  work: (deps: Deps): WorkList => ({
    ...handle(mergeBegun, ({ data }) => finishMerge(deps, data.id)),
    /** Also after an import, or when no one looked at the figures for long, a start has little to read. */
    'keep-arrivals': { every: hour, within: 10 * minute, run: () => deps.arrivals.keep() },
    ...(deps.models.usesSearchKeys && {
      'keep-search-keys': {
        every: minute,
        within: 10 * minute,
        run: (_entry, signal) => keepSearchKeys(deps.models, signal),
      },
    }),
    ...handle(undoBegun, ({ data }) => finishUndo(deps, data.id, data.into)),
  }),
};
