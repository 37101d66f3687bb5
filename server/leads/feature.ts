import { mergeRouters } from '../core/http/trpc';
import type { WorkList } from '../core/outbox/work';
import { clientsRouter } from './clients.router';
import type { Deps } from './deps';
import { leads } from './holding';
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
  personalData: {
    clients: leads,
    goneLeads: "counts of vendors' leads, under hashes of their ids",
    vendors: 'of companies',
  },
  work: (deps: Deps): WorkList => ({
    /** A merge, or its undoing, whose server died between its two writes. */
    'finish-merge': { run: ({ data }) => finishMerge(deps, String(data.id)) },
    'finish-undo-merge': { run: ({ data }) => finishUndo(deps, String(data.id), String(data.into)) },
  }),
};
