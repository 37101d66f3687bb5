import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { router } from '../core/http/trpc';
import { readSetting } from '../core/settings/read-setting';
import { findLeadId } from '../leads/merge/lead-id';
import { procedureFor } from './deps';
import { countReasons, findLetter, markLetterSent } from './turn-down';

/** Turning leads down: reasons, counts, and letters. */
export const turnDownRouter = router({
  reasons: procedureFor('leads.read')
    .output(z.array(z.string()))
    .query(async ({ ctx }) => (await readSetting(ctx, 'turnDown')).reasons.map(({ label }) => label)),

  reasonCounts: procedureFor('leads.read')
    .output(z.array(z.object({ reason: z.string(), count: z.int().min(0) })))
    .query(({ ctx }) => countReasons(ctx)),

  letter: procedureFor('leads.read')
    .input(byId)
    .output(
      z.object({
        reason: z.string(),
        text: z.string(),
        sent: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
      }),
    )
    .query(async ({ ctx, input }) => findLetter(ctx, ctx.caller, await findLeadId(ctx, input.id))),

  letterSent: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => markLetterSent(ctx, ctx.caller, await findLeadId(ctx, input.id))),
});
