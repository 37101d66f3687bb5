import type { VendorCaller } from '../../core/caller';
import type { Call } from '../../core/http/context';
import { getNotes } from '../../core/http/request-notes';
import { type Refusal, vendorPaused } from '../../vendors/answers/refusal';
import { refusedAnswer } from '../../vendors/answers/vendor-answer';
import { getRequestFacts } from '../consent-record';
import type { Deps } from '../deps';
import type { PostToKeep } from '../refused/refused-submissions';
import { nameSubmission, readSubmission } from './read-submission';
import { getAdmitted, receiveSubmission } from './receive-submission';
import { acceptedAnswer, duplicateAnswer } from './taken-answer';

/** Accepts the submission of a caller with a key and answers with the outcome. One that became no lead is kept. */
export const answerVendor = async (
  ctx: Deps & Pick<Call, 'req' | 'res' | 'ip' | 'requestId'>,
  caller: VendorCaller,
  sent: unknown,
) => {
  const { requestId, res, req } = ctx;
  const { vendor } = caller;
  const key = req.get('Idempotency-Key')?.trim() || undefined;
  const notes = getNotes(res);
  const submission = nameSubmission(vendor, sent);
  notes.submission = submission;
  const { named, test } = submission;

  const keep = async (
    post: Pick<PostToKeep, '_id' | 'kind' | 'reason' | 'reasons' | 'onceKeys' | 'named'>,
    answer: { status: number; body: Record<string, unknown> },
  ) => {
    await ctx.intake.refused.keep({
      ...post,
      vendorId: vendor.id,
      requestId,
      arrived: {
        body: req.body ?? sent,
        contentType: req.get('Content-Type') ?? '',
        idempotencyKey: key,
        ip: ctx.ip,
        answer,
      },
    });
    notes.status = answer.status;
    return answer.body;
  };
  const reject = (refusal: Refusal, claims: readonly string[]) =>
    keep(
      {
        kind: 'rejected',
        reason: refusal.reasonCode,
        reasons: refusal.reasons,
        named,
        onceKeys: refusal.code === 'UNPROCESSABLE_CONTENT' ? claims : [],
      },
      refusedAnswer(refusal, { sent: named, test, requestId, now: ctx.now() }),
    );

  if (vendor.status !== 'active') return reject(vendorPaused, []);
  const read = readSubmission(ctx, vendor, sent, named);
  const requestFacts = getRequestFacts(req);
  const admitted = getAdmitted(ctx.models, { caller, key, requestId, test, read, requestFacts });
  const { input } = admitted;
  const claims = admitted.claims.map(({ value }) => value);
  const result = await receiveSubmission(ctx, admitted);

  if (result.outcome === 'rejected') return reject(result.refusal, claims);
  if (result.outcome === 'earlier') {
    notes.status = result.answer.status;
    res.setHeader('Idempotency-Replayed', 'true');
    return result.answer.body;
  }
  if (result.replayed) res.setHeader('Idempotency-Replayed', 'true');
  const { lead, warnings } = result;
  const details = { lead, externalId: input.externalId, test, requestId, now: ctx.now(), warnings };
  if (result.outcome === 'duplicate')
    return keep(
      { kind: 'duplicate', reason: 'DUPLICATE', onceKeys: claims, named: input },
      { status: 200, body: duplicateAnswer({ ...details, field: result.field }) },
    );
  const body = acceptedAnswer(details);
  if (!test) return body;
  return keep(
    { _id: lead._id, kind: 'test', reason: '', onceKeys: claims, named: input },
    { status: 200, body },
  );
};
