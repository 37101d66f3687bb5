import { byId, recordId } from '../../../shared/schemas/id';
import { comparedLead, mergedLead, mergeInput, similarLead, similarTo } from '../../../shared/schemas/merge';
import { z } from '../../../shared/zod';
import { router } from '../../core/http/trpc';
import { toRows } from '../../core/parsers';
import { procedureFor } from '../deps';
import type { ClientDoc } from '../store/client.model';
import { onlyDeleted } from '../store/hide-deleted';
import { mergeLeads, undoMerge } from './merge-leads';
import { similarLeads, similarToLead } from './similar-leads';

/** Finds, merges and separates leads of one person. */
export const mergeRouter = router({
  similar: procedureFor('leads.read')
    .input(byId)
    .output(toRows(comparedLead))
    .query(({ ctx, input }) => similarToLead(ctx, input.id)),

  similarTo: procedureFor('leads.read')
    .input(similarTo)
    .output(toRows(similarLead))
    .query(({ ctx, input }) => similarLeads(ctx, input)),

  merge: procedureFor('leads.work')
    .input(mergeInput)
    .output(z.object({ id: recordId }))
    .mutation(async ({ ctx, input }) => {
      await mergeLeads(ctx, ctx.caller, input);
      return { id: input.into.id };
    }),

  /** Returns the merged leads that can still be separated from this one. */
  merged: procedureFor('leads.read')
    .input(byId)
    .output(z.array(mergedLead))
    .query(async ({ ctx, input }) => {
      const leads = await ctx.models.clients
        .find({ ...onlyDeleted, mergedInto: input.id })
        .select({ firstName: 1, lastName: 1, deletedAt: 1 })
        .lean<ClientDoc[]>();
      return leads.map(({ _id, firstName, lastName, deletedAt }) => ({
        id: String(_id),
        firstName,
        lastName,
        mergedAt: (deletedAt ?? new Date(0)).toISOString(),
      }));
    }),

  undoMerge: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => undoMerge(ctx, ctx.caller, input.id)),
});
