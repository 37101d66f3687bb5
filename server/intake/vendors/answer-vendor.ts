import type { LeadPost } from '../../../shared/schemas/client';
import type { VendorCaller } from '../../caller';
import type { Context } from '../../context';
import { seenOf } from '../consent-record';
import type { IntakeNeeds } from '../receive-lead';
import { claimsOf, receiveVendorPost } from './receive-vendor-post';
import { acceptedAnswer, duplicateAnswer } from './taken-answer';

/** Takes in the post of a caller with a key and says what became of it; what became no lead is kept beside. */
export const answerVendor = async (
  ctx: IntakeNeeds & Pick<Context, 'req' | 'res' | 'ip' | 'requestId'>,
  caller: VendorCaller,
  { test: asTest, ...input }: LeadPost,
) => {
  const { requestId, res, req } = ctx;
  const key = req.get('Idempotency-Key')?.trim() || undefined;
  const test = caller.vendor.mode === 'test' || asTest === true;
  const claims = claimsOf(ctx, { caller, key, input, test }).map(({ value }) => value);
  // What a refusal is kept with, so that a repeat of it gets the same answer.
  if (key && key.length <= 255) res.locals.claims = claims;
  const result = await receiveVendorPost(ctx, { caller, key, requestId, input, test, seen: seenOf(req) });

  if (result.outcome === 'earlier') {
    res.locals.status = result.answer.status;
    res.setHeader('Idempotency-Replayed', 'true');
    return result.answer.body;
  }
  if (result.replayed) res.setHeader('Idempotency-Replayed', 'true');
  const told = { lead: result.lead, externalId: input.externalId, test, requestId, now: ctx.now() };
  const body = result.outcome === 'duplicate' ? duplicateAnswer(told) : acceptedAnswer(told);
  if (!test && result.outcome === 'accepted') return body;

  res.locals.status = 200;
  await ctx.intake.refused.keep({
    ...(result.outcome === 'accepted' && { _id: result.lead._id }),
    vendorId: caller.vendor.id,
    kind: result.outcome === 'duplicate' ? 'duplicate' : 'test',
    reason: result.outcome === 'duplicate' ? 'DUPLICATE' : '',
    requestId,
    onceKeys: claims,
    arrived: {
      body: req.body ?? input,
      contentType: req.get('Content-Type') ?? '',
      idempotencyKey: key,
      ip: ctx.ip,
      answer: { status: 200, body },
    },
  });
  return body;
};
