import { mergeRouters } from '../core/http/trpc';
import { handle, type WorkList } from '../core/outbox/work';
import { clientsRouter } from './clients.router';
import type { Deps } from './deps';
import { leads } from './holding';
import { mergeBegun, undoBegun } from './jobs';
import { manyClientsRouter } from './many/many.router';
import { finishMerge } from './merge/finish-merge';
import { mergeRouter } from './merge/merge.router';
import { finishUndo } from './merge/undo-merge';
import { models } from './models';

/** Everything that this module adds to the product (`features.ts`). */
export const leadsFeature = {
  models,
  procedures: {
    clients: mergeRouters(clientsRouter, manyClientsRouter, mergeRouter),
  },
  tags: {
    Clients: 'Leads: people who asked for help. Anyone may send one; staff work with them.',
  },
  personalData: {
    clients: leads,
    goneLeads: "counts of vendors' leads, under hashes of their ids",
    vendors: 'of companies',
  },
  work: (deps: Deps): WorkList => ({
    ...handle(mergeBegun, ({ data }) => finishMerge(deps, data.id)),
    ...handle(undoBegun, ({ data }) => finishUndo(deps, data.id, data.into)),
  }),
};
