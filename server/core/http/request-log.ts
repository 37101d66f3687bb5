import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { describeFailure, type Log } from './log';

/** A short number or a record's id; a phone number is neither. */
const ownId = /^(?:\d{1,6}|[0-9a-f]{24})$/;
const ownDoor = /^\/(?:api|media|trpc)(?=\/)/;

type Route = { path: string | RegExp | string[] } | undefined;

/** The pattern of the route that answered; none where no route of Express did, or one that is a regular expression. */
const toPattern = (plain: string, route: Route): string | undefined =>
  [route?.path ?? []]
    .flat()
    .filter((one) => typeof one === 'string')
    .find((one) => one.includes(':') || plain.endsWith(one));

/** A path by the route that answers it, with its ids. What no route answers may be anything that somebody typed. */
const loggedPath = (path: string, route: Route): string => {
  const plain = path.toLowerCase().replace(/\/$/, '');
  const pattern = toPattern(plain, route);
  if (pattern === undefined) return `${ownDoor.exec(plain)?.[0] ?? ''}/*`;
  const own = pattern.split('/');
  // A router below /api has a pattern that begins there.
  const typed = plain.split('/').slice(-own.length);
  const named = typed.map((value, at) => (own[at]?.startsWith(':') && !ownId.test(value) ? '*' : value));
  return `/${named.join('/')}`.replace(/^\/+/, '/');
};

/** What became of a request, by the route that answered it: a label of few values, whatever somebody typed. */
export type Answered = { method: string; route: string; status: number; ms: number };

/** Told of each answer. */
export type Observe = (answered: Answered, res: Response) => void;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `/clients/:id`, `/trpc/clients.page`; calls in a batch have no route of their own. */
const getRoute = (req: Request, path: string, loggedAs: string | undefined): string => {
  if (loggedAs?.startsWith('/trpc/')) return loggedAs.includes(',') ? '/trpc/*' : loggedAs;
  const plain = path.toLowerCase().replace(/\/$/, '');
  const door = ownDoor.exec(plain)?.[0] ?? '';
  const pattern = toPattern(plain, req.route);
  return !pattern ? `${door}/*` : pattern.startsWith(door) ? pattern : door + pattern;
};

/**
 * Gives each request an id (`X-Request-Id`) and logs what became of it. A handler without a route of Express says in
 * `res.locals.loggedPath` which part of the path may be logged. `observe` is told of each answer.
 */
export const requestLog =
  (log: Log, observe?: Observe): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    res.locals.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    // Express rewrites req.url while it routes.
    const path = req.path;
    res.on('close', () => {
      if (path.startsWith('/assets/') || path === '/healthz') return;
      const ms = performance.now() - startedAt;
      const method = methods.has(req.method) ? req.method : 'other';
      const route = getRoute(req, path, res.locals.loggedPath);
      observe?.({ method, route, status: res.statusCode, ms }, res);
      log({
        id: requestId,
        method: req.method,
        path: res.locals.loggedPath ?? loggedPath(path, req.route),
        status: res.statusCode,
        ms: Math.round(ms),
        ...((res.statusCode >= 500 || !res.writableFinished) && describeFailure(res.locals.failure)),
      });
    });
    next();
  };
