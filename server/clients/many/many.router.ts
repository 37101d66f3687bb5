import { boardColumn, boardQuery, clientPageQuery, clientUpdate } from '../../../shared/schemas/client';
import { recordId } from '../../../shared/schemas/id';
import { byIds, filterList, manyChanged } from '../../../shared/schemas/lists';
import { z } from '../../../shared/zod';
import { rowsOf } from '../../ground/parsers';
import { procedureFor, router } from '../../http/trpc';
import { boardOf } from '../board';
import { clientFilter } from '../client-filter';
import { deleteLead, restoreLead } from '../deleted/delete-leads';
import { countList } from '../lead-pages';
import { updateClient } from '../update-client';
import { changeMany } from './change-many';
import { matchingIds } from './matching-ids';

const change = clientUpdate.pick({ status: true, statusReason: true, assignedTo: true });

/** What is done to several leads, and asked about several lists, at once. */
export const manyClientsRouter = router({
  matchingIds: procedureFor('leads.read')
    .input(clientPageQuery.omit({ page: true, limit: true }))
    .output(z.array(recordId))
    .query(({ ctx, input }) => matchingIds(ctx, input)),

  /** How many leads each of these lists has. */
  counts: procedureFor('leads.read')
    .input(filterList)
    .output(z.array(z.int().min(0)))
    .query(({ ctx, input }) =>
      Promise.all(
        input.filters.map((filter) => countList(ctx, clientFilter(filter, ctx.now(), ctx.models.leadSeal))),
      ),
    ),

  board: procedureFor('leads.read')
    .input(boardQuery)
    .output(rowsOf(boardColumn))
    .query(({ ctx, input }) => boardOf(ctx, input)),

  updateMany: procedureFor('leads.work')
    .input(byIds.extend({ change }))
    .output(manyChanged)
    .mutation(({ ctx, input }) =>
      changeMany(input.ids, (id) => updateClient(ctx, ctx.caller, id, input.change)),
    ),

  removeMany: procedureFor('leads.remove')
    .input(byIds)
    .output(manyChanged)
    .mutation(({ ctx, input }) => changeMany(input.ids, (id) => deleteLead(ctx, ctx.caller, id))),

  restoreMany: procedureFor('leads.remove')
    .input(byIds)
    .output(manyChanged)
    .mutation(({ ctx, input }) => changeMany(input.ids, (id) => restoreLead(ctx, ctx.caller, id))),
});
