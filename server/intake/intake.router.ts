import { clientInput, clientReceipt, leadPost, vendorReceipt } from '../../shared/schemas/client';
import type { z } from '../../shared/zod';
import { isForm } from '../core/http/form-body';
import { createRest, router } from '../core/http/trpc';
import { asBuilt, asSent, blankIsMissing } from '../core/parsers';
import { refuseMisplacedKey } from '../vendors/admit-by-key';
import { getRequestFacts } from './consent-record';
import { procedureFor, publicProcedure } from './deps';
import { newLead } from './new-lead';
import { answerVendor } from './posts/answer-vendor';
import { getFlags } from './posts/judge-submission';
import { withWarnings } from './posts/taken-answer';
import { readPost, readStrictly } from './reading/read-post';
import { getReceipt } from './receipt';
import { receiveLead } from './receive-lead';
import { receiveVisitorSubmission } from './visitors/receive-visitor-submission';

type Receipt = z.infer<typeof vendorReceipt>;

const rest = createRest('Clients');

/** Adds leads; part of `clients`, because it is `POST /api/clients`. */
export const intakeRouter = router({
  create: publicProcedure
    .meta(rest('POST', '/clients', 'Send a lead', { status: 201, form: true, errors: [401, 422] }))
    .input(asSent(leadPost))
    .output(asBuilt(vendorReceipt))
    .mutation(async ({ ctx, input: sent }) => {
      const { caller, requestId, req } = ctx;
      // Its other answers are documented by their status; they are not receipts.
      if (caller.kind === 'vendor') return (await answerVendor(ctx, caller, sent)) as Receipt;
      if (ctx.refusal) throw ctx.refusal;
      await refuseMisplacedKey(ctx, sent);
      // JSON from our own form has exact types; values from other forms are text.
      const { post, warnings } = isForm(req) ? readPost(sent, ctx.timeZone) : readStrictly(sent);
      const { test: _, ...input } = post;
      const key = req.get('Idempotency-Key')?.trim() || undefined;
      const flags = input.answers ? getFlags(await ctx.rules.of(input.caseType), input) : [];
      const preset = flags.length > 0 ? { flags } : {};
      const { body, replayed } = await receiveVisitorSubmission(ctx, {
        caller,
        key,
        requestId,
        input,
        body: req.body,
        preset,
        requestFacts: getRequestFacts(req),
      });
      if (replayed) ctx.res.setHeader('Idempotency-Replayed', 'true');
      return { ...body, ...withWarnings(warnings) } as Receipt;
    }),

  /** Adds a lead that staff enter. Refused without a session, where `create` would treat it as a visitor's. */
  add: procedureFor('leads.work')
    .input(blankIsMissing(clientInput))
    .output(asBuilt(clientReceipt))
    .mutation(async ({ ctx, input }) => {
      const { caller, requestId } = ctx;
      const lead = newLead({ caller, requestId, input, now: ctx.now });
      return getReceipt((await receiveLead(ctx, caller, { lead, claims: [] })).lead);
    }),
});
