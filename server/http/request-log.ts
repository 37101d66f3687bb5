import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** A short number or a record's id; a phone number is neither. */
const ownId = /^(?:\d{1,6}|[0-9a-f]{24})$/;
const ownDoor = /^\/(?:api|media|trpc)(?=\/)/;

/** A path by the route that answers it, with its ids. What no route answers may be anything that somebody typed. */
const loggedPath = (path: string, route: { path: string | string[] } | undefined): string => {
  const plain = path.toLowerCase().replace(/\/$/, '');
  const pattern = [route?.path ?? []].flat().find((one) => one.includes(':') || plain.endsWith(one));
  if (pattern === undefined) return `${ownDoor.exec(plain)?.[0] ?? ''}/*`;
  const own = pattern.split('/');
  // A router below /api has a pattern that begins there.
  const typed = plain.split('/').slice(-own.length);
  const named = typed.map((value, at) => (own[at]?.startsWith(':') && !ownId.test(value) ? '*' : value));
  return `/${named.join('/')}`.replace(/^\/+/, '/');
};

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

/**
 * Gives each request an id (`X-Request-Id`) and logs what became of it. A handler without a route of Express says in
 * `res.locals.loggedPath` which part of the path may be logged.
 */
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
        path: res.locals.loggedPath ?? loggedPath(path, req.route),
        status: res.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...((res.statusCode >= 500 || !res.writableFinished) && describeFailure(res.locals.failure)),
      });
    });
    next();
  };
