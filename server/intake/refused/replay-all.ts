import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type { replayAllInput, replayAllResult } from '../../../shared/schemas/refused';
import type { z } from '../../../shared/zod';
import type { Staff } from '../../core/caller';
import { isUnavailable } from '../../core/db/errors';
import type { Deps } from '../deps';
import type { IntakeNeeds } from '../receive-lead';
import { judgeSubmission } from '../vendors/judge-submission';
import type { RefusedSubmissionDoc } from './refused-submission.model';
import { findSender, readKept, replaySubmission } from './replay';

/** The most submissions for one call. The caller calls again for the rest and sees the progress. */
const mostAtOnce = 200;
const mostNamed = 100;

/** Refusals that a change of rules or terms can reverse; a wrong field stays wrong. */
const byRule = [
  'OUT_OF_CRITERIA',
  'STATE_NOT_ACCEPTED',
  'CASE_TYPE_CLOSED',
  'CONSENT_MISSING',
  'SUPPRESSED',
  'CAP_REACHED',
  'VENDOR_PAUSED',
];

type Query = z.infer<typeof replayAllInput>;
type Result = z.infer<typeof replayAllResult>;
type By = IntakeNeeds & {
  caller: Staff;
  requestId: string;
};

const waiting = ({ vendorId, caseType, reason, after }: Query) => ({
  kind: 'rejected' as const,
  decidedAt: { $exists: false },
  // A reason not in this list matches nothing.
  reason: { $in: byRule.filter((one) => !reason || one === reason) },
  ...(vendorId && { vendorId }),
  ...(caseType && { caseType }),
  ...(after && { _id: { $gt: new Types.ObjectId(after) } }),
});

const isBadRequest = (error: unknown) => error instanceof TRPCError && error.code === 'BAD_REQUEST';

/** Returns true if the intake would accept this submission now. Uses no place under a cap. */
const isTakenNow = async (
  deps: Pick<Deps, 'models' | 'consents' | 'intake' | 'suppressed'>,
  post: RefusedSubmissionDoc,
): Promise<boolean> => {
  const arrived = deps.intake.refused.read(post);
  if (!arrived) return false;
  const sender = await findSender(deps, post, arrived.ip);
  if (sender.kind !== 'vendor') return false;
  const { vendor } = sender;
  if (vendor.mode === 'test' || vendor.status !== 'active') return false;
  try {
    const {
      post: { test, ...input },
    } = readKept(deps, { arrived, sender });
    if (test) return false;
    if ((await judgeSubmission(deps, vendor, input)).refusal) return false;
    return await deps.intake.caps.hasRoom(vendor, input);
  } catch (error) {
    // A field is still wrong.
    if (isBadRequest(error)) return false;
    throw error;
  }
};

/**
 * Accepts the kept submissions that today's rules would accept, oldest first. With `preview`, only returns which ones.
 * `next` is where the following call starts.
 */
export const replayAll = async (by: By, query: Query): Promise<Result> => {
  const posts = await by.models.refusedSubmissions
    .find(waiting(query))
    .sort({ _id: 1 })
    .limit(mostAtOnce)
    .lean<RefusedSubmissionDoc[]>();
  const result: Result = { checked: posts.length, taken: 0, duplicate: 0, posts: [], next: null };
  for (const post of posts) {
    const id = String(post._id);
    if (!(await isTakenNow(by, post))) continue;
    if (!query.preview) {
      const outcome = await replaySubmission(by, { id }).then(
        ({ outcome }) => outcome,
        (error: unknown) => {
          if (isUnavailable(error)) throw error;
          // Someone else was faster, or the last place under a cap is used: it stays.
          return undefined;
        },
      );
      if (!outcome || outcome === 'rejected') continue;
      if (outcome === 'duplicate') result.duplicate++;
    }
    result.taken++;
    if (result.posts.length < mostNamed) result.posts.push(id);
  }
  if (posts.length === mostAtOnce) result.next = String(posts.at(-1)!._id);
  return result;
};
