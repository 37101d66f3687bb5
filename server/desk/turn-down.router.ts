import { mailings } from '../../shared/schemas/desk';
import { byId } from '../../shared/schemas/id';
import { filledText, text } from '../../shared/schemas/text';
import { longestLetter } from '../../shared/turn-down';
import { z } from '../../shared/zod';
import { router } from '../core/http/trpc';
import { readSetting } from '../core/settings/read-setting';
import { findLeadId } from '../leads/store/lead-by-id';
import { procedureFor } from './deps';
import { countReasons, findLetter, keepLetter, markLetterSent, sendLetter } from './turn-down';

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
        mailing: z.enum(mailings),
      }),
    )
    .query(async ({ ctx, input }) => findLetter(ctx, ctx.caller, await findLeadId(ctx, input.id))),

  /** Keeps the letter as staff edited it. */
  keepLetter: procedureFor('leads.work')
    .input(byId.extend({ text: text(longestLetter) }))
    .output(z.void())
    .mutation(async ({ ctx, input }) => keepLetter(ctx, await findLeadId(ctx, input.id), input.text)),

  /** Sends the letter by e-mail. */
  sendLetter: procedureFor('leads.work')
    .input(byId.extend({ text: filledText(longestLetter) }))
    .output(z.void())
    .mutation(async ({ ctx, input }) =>
      sendLetter(ctx, ctx.caller, await findLeadId(ctx, input.id), input.text),
    ),

  letterSent: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => markLetterSent(ctx, ctx.caller, await findLeadId(ctx, input.id))),
});
