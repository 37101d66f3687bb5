import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type { replayAllInput, replayAllResult } from '../../../shared/schemas/refused';
import type { z } from '../../../shared/zod';
import type { Staff } from '../../core/caller';
import { isUnavailable } from '../../core/db/errors';
import type { Deps } from '../deps';
import type { IntakeNeeds } from '../receive-lead';
import { refuseSuppressed } from '../suppressed';
import { Rejected } from '../vendors/answers/rejected';
import { judgeSubmission } from '../vendors/judge-submission';
import type { RefusedSubmissionDoc } from './refused-submission.model';
import { findSender, readKept, replaySubmission } from './replay';

/** The most that one call looks at: the caller calls again for the rest, and sees the progress. */
const mostAtOnce = 200;
const mostNamed = 100;

/** Refusals that a change of rules or terms can turn into a yes; a wrong field stays wrong. */
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
  // A reason that is none of these matches nothing.
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
    judgeSubmission(vendor, await deps.intake.rules.of(input.caseType), input);
    if (vendor.refuseSuppressed) await refuseSuppressed(deps, input);
    return await deps.intake.caps.hasRoom(vendor, input);
  } catch (error) {
    // Rejected, or a field that is still wrong.
    if (error instanceof Rejected || isBadRequest(error)) return false;
    throw error;
  }
};

/**
 * Takes in again the submissions that the rules of today would accept, the oldest first; with `preview` it only says
 * which ones these are. Answers how far it came: `next` is where the following call begins.
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
      if (!outcome) continue;
      if (outcome === 'duplicate') result.duplicate++;
    }
    result.taken++;
    if (result.posts.length < mostNamed) result.posts.push(id);
  }
  if (posts.length === mostAtOnce) result.next = String(posts.at(-1)!._id);
  return result;
};
