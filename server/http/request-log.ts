import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The words of our own addresses, a short number or a record's id; never what somebody typed. */
const ownSegment =
  /^(?:[a-z][a-z.-]{0,40}\.[a-z.-]{1,40}(?:,[a-z.-]{1,80})*|[a-z-]{1,60}|\d{1,6}|[0-9a-f]{24})?$/i;
const ownBelowApi = /^(?:login|logout|me|upload|clients\.csv|\d{1,6}|[0-9a-f]{24})?$/;

const loggedPath = (path: string) =>
  path
    .split('/')
    .slice(0, 8)
    .map((segment, depth, [, first]) =>
      (first === 'api' && depth > 2 ? ownBelowApi : ownSegment).test(segment) ? segment : '*',
    )
    .join('/');

/** Takes one event; a log line is one line of JSON whatever the event holds. */
export type Log = (event: Record<string, unknown>) => void;

/** Writes log lines together, a few times a second, because one write a request costs more than the request. */
export const createLog = (write: (lines: string) => void = (lines) => process.stdout.write(lines)): Log => {
  let lines = '';
  const flush = () => {
    write(lines);
    lines = '';
  };
  process.once('exit', () => lines && flush());
  return (event) => {
    if (lines === '') setTimeout(flush, 100).unref();
    lines += `${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`;
  };
};

/** The kind and place of a failure, without its message: a driver's text can hold a person's data. */
export const describeFailure = (failure: unknown) =>
  failure instanceof Error
    ? { error: failure.name, at: failure.stack?.match(/\n\s+at ([\w.<>]+)/)?.[1] }
    : undefined;

/** Gives each request an id (`X-Request-Id`) and logs what became of it. */
export const requestLog =
  (log: Log): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    res.locals.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    // Express rewrites req.url while it routes.
    const path = req.path;
    res.on('close', () => {
      if (path.startsWith('/assets/') || path === '/healthz') return;
      log({
        id: requestId,
        method: req.method,
        path: loggedPath(path),
        status: res.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...((res.statusCode >= 500 || !res.writableFinished) && describeFailure(res.locals.failure)),
      });
    });
    next();
  };
