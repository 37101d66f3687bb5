import { hour, minute } from '../../shared/durations';
import { mergeRouters } from '../core/http/trpc';
import { handle, type WorkList } from '../core/outbox/work';
import { createArrivals } from './arrivals/arrivals';
import { clientsRouter } from './clients.router';
import type { Deps } from './deps';
import { leads } from './holding';
import { mergeBegun, undoBegun } from './jobs';
import { createLeadCount } from './lead-count';
import { manyClientsRouter } from './many/many.router';
import { finishMerge } from './merge/finish-merge';
import { mergeRouter } from './merge/merge.router';
import { finishUndo } from './merge/undo-merge';
import { models } from './models';
import { nameLeads, nameVendors } from './name-leads';
import { keepSearchKeys } from './store/search-keys';

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
