import type { ErrorRequestHandler } from 'express';
import { errorAnswer } from '../../core/http/error-answer';
import { getNotes } from '../../core/http/request-notes';
import { failedAnswer, getReason } from '../../vendors/answers/vendor-answer';
import type { Deps } from '../deps';

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
