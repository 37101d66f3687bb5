import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { describeFailure, type Log } from './log';
import { getNotes } from './request-notes';

/** A short number or a record's id; a phone number is neither. */
const ownId = /^(?:\d{1,6}|[0-9a-f]{24})$/;
const ownPrefix = /^\/(?:api|media|trpc)(?=\/)/;

type Route = { path: string | RegExp | string[] } | undefined;

/** The pattern of the matching route; undefined if no Express route matched, or the route is a regular expression. */
const toPattern = (plain: string, route: Route): string | undefined =>
  [route?.path ?? []]
    .flat()
    .filter((one) => typeof one === 'string')
    .find((one) => one.includes(':') || plain.endsWith(one));

/** The route's pattern with its ids filled in. A path without a route may contain anything a person typed. */
const loggedPath = (path: string, route: Route): string => {
  const plain = path.toLowerCase().replace(/\/$/, '');
  const pattern = toPattern(plain, route);
  if (pattern === undefined) return `${ownPrefix.exec(plain)?.[0] ?? ''}/*`;
  const own = pattern.split('/');
  // The pattern of a router below /api starts there.
  const typed = plain.split('/').slice(-own.length);
  const named = typed.map((value, at) => (own[at]?.startsWith(':') && !ownId.test(value) ? '*' : value));
  return `/${named.join('/')}`.replace(/^\/+/, '/');
};

/** The outcome of a request, by route: a label with few values, whatever a person typed. */
export type Answered = { method: string; route: string; status: number; ms: number };

/** Called with each response. */
export type Observe = (answered: Answered) => void;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `/clients/:id`, `/trpc/clients.page`; batched calls have no route of their own. */
const getRoute = (req: Request, path: string, loggedAs: string | undefined): string => {
  if (loggedAs?.startsWith('/trpc/')) return loggedAs.includes(',') ? '/trpc/*' : loggedAs;
  const plain = path.toLowerCase().replace(/\/$/, '');
  const prefix = ownPrefix.exec(plain)?.[0] ?? '';
  const pattern = toPattern(plain, req.route);
  return !pattern ? `${prefix}/*` : pattern.startsWith(prefix) ? pattern : prefix + pattern;
};

/**
 * Gives each request an id (`X-Request-Id`) and logs its outcome. A handler without an Express route sets the loggable
 * part of the path in its notes (`request-notes.ts`). `observe` is called with each response.
 */
export const requestLog =
  (log: Log, observe?: Observe): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const notes = getNotes(res);
    notes.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    // Express rewrites req.url while routing.
    const path = req.path;
    res.on('close', () => {
      if (path.startsWith('/assets/') || path === '/healthz') return;
      const ms = performance.now() - startedAt;
      const method = methods.has(req.method) ? req.method : 'other';
      const route = getRoute(req, path, notes.loggedPath);
      observe?.({ method, route, status: res.statusCode, ms });
      log({
        id: requestId,
        method: req.method,
        path: notes.loggedPath ?? loggedPath(path, req.route),
        status: res.statusCode,
        ms: Math.round(ms),
        ...((res.statusCode >= 500 || !res.writableFinished) && describeFailure(notes.failure)),
      });
    });
    next();
  };
