import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { yesOrNo } from '../../../shared/rules/answers';
import { answersWithin, within } from '../../core/db/deadline';
import { errorAnswer } from '../../core/http/error-answer';
import type { KeyCheck } from '../../core/http/request-notes';
import { getNotes } from '../../core/http/request-notes';
import { callerKey, LimitReached } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { badKey, Rejected, vendorPaused } from './answers/rejected';
import { failedAnswer, getReason, shownKey } from './answers/vendor-answer';
import { toOurFields } from './mapping/to-our-fields';

const isLeadPost = ({ method, path }: Request) => method === 'POST' && /^\/api\/clients\/?$/.test(path);

const admit = async (
  { intake, limits }: Pick<Deps, 'limits' | 'intake'>,
  key: string,
  ip: string,
): Promise<KeyCheck> => {
  const vendor = await within(answersWithin, intake.keys.find(key));
  if (vendor) return vendor.status === 'active' ? { vendor } : { vendor, refusal: vendorPaused() };
  await limits.use('badKeys', callerKey(ip));
  return { refusal: badKey() };
};

/**
 * Checks the key of a caller who sends one. An invalid key is reported only after the body was read, so that the
 * submission can be kept: the vendor may have missed a key change.
 */
export const admitByKey =
  (deps: Pick<Deps, 'limits' | 'intake'>): RequestHandler =>
  async (req, res, next) => {
    const key = shownKey(req);
    if (key !== undefined) getNotes(res).keyCheck = await admit(deps, key, req.ip ?? '');
    next();
  };

const unread = new Set([413, 415]);
const storedStatuses = new Set([400, 401, 403, 422, 500]);

const saysTest = (named: unknown): boolean =>
  yesOrNo((named as { test?: string | boolean } | null)?.test) === true;

/** Returns the request body: an object, or the text that could not be parsed. */
const sentBody = (req: Request, error: unknown): unknown =>
  req.body ?? (error as { body?: unknown } | undefined)?.body ?? null;

/** The error handler of the lead endpoints: keeps refused submissions, and answers a caller with a key in constants. */
export const intakeErrors =
  (deps: Pick<Deps, 'limits' | 'intake' | 'now' | 'sessionCookie'>): ErrorRequestHandler =>
  async (thrown, req, res, next) => {
    if (!isLeadPost(req) || res.headersSent) return next(thrown);
    const check = getNotes(res).keyCheck;
    const isByKey = shownKey(req) !== undefined || check !== undefined;
    const first = errorAnswer(thrown);
    // Report an invalid key first, even if the body is invalid too.
    const refused = first.status < 429 ? check?.refusal : undefined;
    const error = refused ?? thrown;
    const answer = refused ? errorAnswer(refused) : first;

    const vendor = check?.vendor;
    const sent = sentBody(req, thrown);
    const named = vendor ? toOurFields(vendor, sent) : sent;
    const { requestId } = getNotes(res);
    const why = getReason(error, answer, named);
    const test = vendor?.mode === 'test' || saysTest(named);
    const { status } = answer;
    const details = { status, ...why, sent: named, test, requestId, now: deps.now() };
    const body = { ...answer.body, requestId, ...(isByKey && failedAnswer(details)) };

    const judged = error instanceof Rejected && status === 422 ? error : undefined;
    const isStaff = !isByKey && deps.sessionCookie.read(req) !== undefined;
    const isWorthIt = vendor
      ? storedStatuses.has(status) || unread.has(status)
      : storedStatuses.has(status) && sent !== null;
    if (isWorthIt && !isStaff) {
      const post = {
        vendorId: vendor?.id ?? null,
        kind: 'rejected' as const,
        reason: why.reasonCode,
        reasons: why.reasons,
        requestId,
        named,
        arrived: {
          body: sent,
          contentType: req.get('Content-Type') ?? '',
          idempotencyKey: req.get('Idempotency-Key'),
          ip: req.ip ?? '',
          answer: { status, body },
        },
        // Only a decision is bound to its Idempotency-Key; a mistake may be corrected with the same key.
        onceKeys: judged ? [...judged.claims] : [],
      };
      try {
        if (!vendor) await deps.limits.use('keptPosts', callerKey(req.ip ?? ''));
        await within(answersWithin, deps.intake.refused.keep(post));
      } catch (failure) {
        // Without a key the refusal stands; a vendor must resend a submission that could not be kept.
        if (vendor && !(failure instanceof LimitReached)) return next(failure);
      }
    }
    if (answer.retryAfter) res.setHeader('Retry-After', String(answer.retryAfter));
    getNotes(res).failure = answer.cause;
    res.status(status).json(body);
  };
