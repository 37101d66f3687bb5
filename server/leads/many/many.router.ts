import { TRPCError } from '@trpc/server';
import {
  boardColumn,
  boardLimit,
  boardQuery,
  type ClientPageQuery,
  clientPageQuery,
  clientUpdate,
  type LeadFilter,
  leadStatuses,
} from '../../../shared/schemas/client';
import { recordId } from '../../../shared/schemas/id';
import { byIds, filterList, manyChanged, mostSelected } from '../../../shared/schemas/lists';
import { z } from '../../../shared/zod';
import { router } from '../../core/http/trpc';
import { toRows } from '../../core/parsers';
import { isCountable } from '../arrivals/arrivals';
import { deleteLead, restoreLead } from '../deleted/delete-leads';
import { type Deps, procedureFor } from '../deps';
import { leadParts } from '../lead-order';
import { countViews } from '../lead-pages';
import { shownFilter } from '../list-filter';
import { countLeads, findLeads } from '../store/lead-reads';
import { workOnLead } from '../update-client';
import { undoChange } from './undo-change';

const firstPage = { page: 1, limit: boardLimit };

/**
 * Returns the number of leads in each status and the newest of them, by the status index. The numbers come from the
 * arrivals, if these have what the board filters by.
 */
const loadBoard = async (deps: Deps, query: LeadFilter) => {
  const book = isCountable(query) ? await deps.arrivals.look() : undefined;
  const shown = await shownFilter(deps, query);
  return Promise.all(
    leadStatuses.map(async (status) => {
      const filter = { ...shown, status };
      const count = async () => book?.count({ ...query, status }) ?? countLeads(deps, filter);
      return { status, ...(await findLeads(deps, filter, firstPage, { count })) };
    }),
  );
};

type ListQuery = Omit<ClientPageQuery, 'page' | 'limit'>;

/** Returns the IDs of all leads in a list, in its order, for a click on "all 312 that match". */
const matchingIds = async (deps: Deps, query: ListQuery): Promise<string[]> => {
  const ids: string[] = [];
  for (const { filter, sort } of leadParts(await shownFilter(deps, query), query)) {
    if (ids.length === mostSelected) break;
    const leads = await deps.models.clients
      .find(filter)
      .select({ _id: 1 })
      .sort(sort)
      .limit(mostSelected - ids.length)
      .lean();
    ids.push(...leads.map(({ _id }) => String(_id)));
  }
  return ids;
};

const atOnce = 5;

/**
 * Applies one change to many leads, a few at a time. A refused lead does not stop the others. A write that the database
 * cannot confirm stops everything; repeating the call is safe.
 */
const changeMany = async (
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<z.infer<typeof manyChanged>> => {
  const done: string[] = [];
  const refused = new Set<string>();
  const waiting = [...new Set(ids)];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await change(id);
        done.push(id);
      } catch (error) {
        if (!(error instanceof TRPCError)) throw error;
        refused.add(error.message);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, refused: [...refused] };
};

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
