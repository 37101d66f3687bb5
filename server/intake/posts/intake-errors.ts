import type { ErrorRequestHandler, Request } from 'express';
import { answersWithin, within } from '../../core/db/deadline';
import { errorAnswer } from '../../core/http/error-answer';
import { getNotes } from '../../core/http/request-notes';
import { callerKey, LimitReached } from '../../core/limits/rate-limits';
import { failedAnswer, getReason, shownKey } from '../../vendors/answers/vendor-answer';
import type { Deps } from '../deps';
import { nameSubmission } from './read-submission';

/** If a kept submission is refused again, answers with the constants that its sender would get. */
export const replayErrors =
  ({ now }: Deps): ErrorRequestHandler =>
  (thrown, _req, res, next) => {
    const notes = getNotes(res);
    const { requestId, submission } = notes;
    if (!submission || res.headersSent) return next(thrown);
    const answer = errorAnswer(thrown);
    const { status } = answer;
    const { named: sent, test } = submission;
    const details = { status, ...getReason(thrown, answer, sent), sent, test, requestId, now: now() };
    if (answer.retryAfter) res.setHeader('Retry-After', String(answer.retryAfter));
    notes.failure = answer.cause;
    res.status(status).json({ ...answer.body, ...failedAnswer(details) });
  };

const isLeadPost = ({ method, path }: Request) => method === 'POST' && /^\/api\/clients\/?$/.test(path);

const unread = new Set([413, 415]);
const storedStatuses = new Set([400, 401, 403, 422, 500]);

/** Returns the request body: an object, or the text that could not be parsed. */
const sentBody = (req: Request, error: unknown): unknown =>
  req.body ?? (error as { body?: unknown } | undefined)?.body ?? null;

/**
 * The error handler of the lead endpoints: keeps submissions that could not be read or judged, and answers a caller with
 * a key in constants.
 */
export const intakeErrors =
  (deps: Deps): ErrorRequestHandler =>
  async (thrown, req, res, next) => {
    if (!isLeadPost(req) || res.headersSent) return next(thrown);
    const notes = getNotes(res);
    const { keyCheck: check, requestId } = notes;
    const isByKey = shownKey(req) !== undefined || check !== undefined;
    const first = errorAnswer(thrown);
    // Report an invalid key first, even if the body is invalid too.
    const refused = first.status < 429 ? check?.refusal : undefined;
    const error = refused ?? thrown;
    const answer = refused ? errorAnswer(refused) : first;

    const vendor = check?.vendor;
    const sent = sentBody(req, thrown);
    const { named, test } = notes.submission ?? nameSubmission(vendor, sent);
    const why = getReason(error, answer, named);
    const { status } = answer;
    const details = { status, ...why, sent: named, test, requestId, now: deps.now() };
    const body = { ...answer.body, requestId, ...(isByKey && failedAnswer(details)) };

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
    notes.failure = answer.cause;
    res.status(status).json(body);
  };
