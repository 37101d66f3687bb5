import { agreementCounts, agreementPageQuery, agreementRow } from '../../shared/schemas/agreement';
import { pageOf } from '../../shared/schemas/list';
import { z } from '../../shared/zod';
import { router } from '../core/http/trpc';
import { countLists, countOwn, findPage } from './agreement-list';
import { procedureFor } from './deps';

/** The list of all agreements in the staff area. */
export const agreementListRouter = router({
  page: procedureFor('agreements.read')
    .input(agreementPageQuery)
    .output(pageOf(agreementRow))
    .query(({ ctx, input }) => findPage(ctx, input)),

  counts: procedureFor('agreements.read')
    .output(agreementCounts)
    .query(({ ctx }) => countLists(ctx)),

  /** Returns how much waits for the caller. */
  own: procedureFor('agreements.read')
    .output(z.object({ count: z.int().min(0) }))
    .query(async ({ ctx }) => ({ count: await countOwn(ctx, ctx.caller.user.id) })),
});
