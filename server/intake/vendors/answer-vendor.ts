import type { VendorCaller } from '../../core/caller';
import { getNotes } from '../../core/http/request-notes';
import { getRequestFacts } from '../consent-record';
import type { Context } from '../deps';
import type { IntakeNeeds } from '../receive-lead';
import { getAdmitted } from './admitted';
import { Rejected } from './answers/rejected';
import { readSubmission } from './read-submission';
import { receiveSubmission } from './receive-submission';
import { acceptedAnswer, duplicateAnswer } from './taken-answer';

/** Accepts the submission of a caller with a key and answers with the outcome. One that became no lead is kept. */
export const answerVendor = async (
  ctx: IntakeNeeds & Pick<Context, 'req' | 'res' | 'ip' | 'requestId'>,
  caller: VendorCaller,
  sent: unknown,
) => {
  const { requestId, res, req } = ctx;
  const key = req.get('Idempotency-Key')?.trim() || undefined;
  const read = readSubmission(ctx.intake, caller.vendor, sent);
  const admitted = getAdmitted(ctx.models, {
    caller,
    key,
    requestId,
    read,
    requestFacts: getRequestFacts(req),
  });
  const { test, input } = admitted;
  const claims = admitted.claims.map(({ value }) => value);
  const result = await receiveSubmission(ctx, admitted).catch((error) => {
    // The claims are kept with a refusal, so that a repeat gets the same answer.
    throw error instanceof Rejected ? error.claimedBy(claims) : error;
  });

  if (result.outcome === 'earlier') {
    getNotes(res).status = result.answer.status;
    res.setHeader('Idempotency-Replayed', 'true');
    return result.answer.body;
  }
  if (result.replayed) res.setHeader('Idempotency-Replayed', 'true');
  const { lead, warnings } = result;
  const details = { lead, externalId: input.externalId, test, requestId, now: ctx.now(), warnings };
  const body = result.outcome === 'duplicate' ? duplicateAnswer(details) : acceptedAnswer(details);
  if (!test && result.outcome === 'accepted') return body;

  getNotes(res).status = 200;
  await ctx.intake.refused.keep({
    ...(result.outcome === 'accepted' && { _id: result.lead._id }),
    vendorId: caller.vendor.id,
    kind: result.outcome === 'duplicate' ? 'duplicate' : 'test',
    reason: result.outcome === 'duplicate' ? 'DUPLICATE' : '',
    requestId,
    onceKeys: claims,
    named: input,
    arrived: {
      body: req.body ?? sent,
      contentType: req.get('Content-Type') ?? '',
      idempotencyKey: key,
      ip: ctx.ip,
      answer: { status: 200, body },
    },
  });
  return body;
};
