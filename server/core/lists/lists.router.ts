import { byId } from '../../../shared/schemas/id';
import {
  preferences,
  usualPreferences,
  viewInput,
  viewList,
  viewRecord,
} from '../../../shared/schemas/lists';
import { z } from '../../../shared/zod';
import { procedureFor, router } from '../http/trpc';
import { addView, changeView, findViews, removeView } from './views';

/** The saved views of a list. */
export const viewsRouter = router({
  list: procedureFor('leads.read')
    .input(z.object({ list: viewList.default('clients') }).default({ list: 'clients' }))
    .output(z.array(viewRecord))
    .query(({ ctx, input }) => findViews(ctx, ctx.caller, input.list)),

  create: procedureFor('leads.work')
    .input(viewInput)
    .output(byId)
    .mutation(async ({ ctx, input }) => ({ id: await addView(ctx, ctx.caller, input) })),

  update: procedureFor('leads.work')
    .input(viewInput.extend(byId.shape))
    .output(z.void())
    .mutation(({ ctx, input: { id, ...view } }) => changeView(ctx, ctx.caller, id, view)),

  remove: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => removeView(ctx, ctx.caller, input.id)),
});

/** A user's preferences for the staff area, on any device. */
export const preferencesRouter = router({
  get: procedureFor('account.own')
    .output(preferences)
    .query(async ({ ctx }) => {
      const chosen = await ctx.models.preferences.findById(ctx.caller.user.id).lean();
      return { ...usualPreferences, ...chosen };
    }),

  save: procedureFor('account.own')
    .input(preferences.partial())
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const _id = ctx.caller.user.id;
      await ctx.models.preferences.updateOne({ _id }, { $set: input }, { upsert: true });
    }),
});
