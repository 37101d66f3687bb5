import { boardColumn, boardQuery, clientPageQuery, clientUpdate } from '../../../shared/schemas/client';
import { recordId } from '../../../shared/schemas/id';
import { byIds, filterList, manyChanged } from '../../../shared/schemas/lists';
import { z } from '../../../shared/zod';
import { router } from '../../core/http/trpc';
import { toRows } from '../../core/parsers';
import { loadBoard } from '../board';
import { deleteLead, restoreLead } from '../deleted/delete-leads';
import { procedureFor } from '../deps';
import { countViews } from '../lead-pages';
import { workOnLead } from '../update-client';
import { changeMany } from './change-many';
import { matchingIds } from './matching-ids';
import { undoChange } from './undo-change';

const change = clientUpdate.pick({ status: true, statusReason: true, assignedTo: true, signed: true });
/** Identifies one change across several calls, so that it is announced once and can be undone. */
const batch = recordId;

/** Changes of several leads, and queries about several lists, in one call. */
export const manyClientsRouter = router({
  matchingIds: procedureFor('leads.read')
    .input(clientPageQuery.omit({ page: true, limit: true }))
    .output(z.array(recordId))
    .query(({ ctx, input }) => matchingIds(ctx, input)),

  /** Returns the number of leads in each of these lists. */
  counts: procedureFor('leads.read')
    .input(filterList)
    .output(z.array(z.int().min(0)))
    .query(({ ctx, input }) => countViews(ctx, input.filters)),

  board: procedureFor('leads.read')
    .input(boardQuery)
    .output(toRows(boardColumn))
    .query(({ ctx, input }) => loadBoard(ctx, input)),

  updateMany: procedureFor('leads.work')
    .input(byIds.extend({ change, batch: batch.optional() }))
    .output(manyChanged)
    .mutation(({ ctx, input }) =>
      changeMany(input.ids, (id) =>
        workOnLead(ctx, ctx.caller, id, { update: input.change, batch: input.batch }),
      ),
    ),

  /** Undoes a bulk change on every lead that no one has changed since. */
  undoMany: procedureFor('leads.work')
    .input(byIds.extend({ batch }))
    .output(manyChanged)
    .mutation(({ ctx, input }) =>
      changeMany(input.ids, (id) => undoChange(ctx, ctx.caller, id, input.batch)),
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
