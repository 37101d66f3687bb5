import type { Express, Request, RequestHandler, Response } from 'express';
import { isForm } from './form-body';
import { getNotes } from './request-notes';

/** A step of a request before its answer; `at`: only below these paths. */
export type Gate = { at?: string[]; pass: RequestHandler };

/** The handlers of a method at an exact path. */
type Served = { method: 'GET' | 'POST'; path: string; handlers: RequestHandler[] };

type Handle = (req: Request, res: Response, done?: unknown) => void;

/** Runs handlers one by one, as Express does. */
const runAll = (
  handlers: readonly RequestHandler[],
  req: Request,
  res: Response,
  failed: (thrown: unknown) => void,
): void => {
  let at = 0;
  const next = (thrown?: unknown) => {
    try {
      if (thrown) throw thrown;
      const running: unknown = handlers[at++]?.(req, res, next);
      if (running instanceof Promise) running.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
  next();
};

/** Notes the route for the log, which Express does as it finds one. */
const enter =
  (path: string): RequestHandler =>
  (req, _res, next) => {
    req.route = { path };
    next();
  };

/**
 * Lets the calls that are made most pass by Express's search for a route, which costs more than the rest of their way.
 * Gates and handlers are those of Express; it answers every other request, forms, and every error.
 */
export const openDoor = (app: Express, gates: readonly Gate[], served: readonly Served[]): void => {
  const chains = new Map(
    served.map(({ method, path, handlers }) => {
      const passed = gates.filter(({ at }) => !at || at.some((below) => path.startsWith(`${below}/`)));
      return [`${method} ${path}`, [...passed.map(({ pass }) => pass), enter(path), ...handlers]];
    }),
  );
  const express = app as unknown as { handle: Handle };
  const search: Handle = express.handle.bind(app);
  express.handle = (req, res, done) => {
    const chain = chains.get(`${req.method} ${req.url.split('?', 1)[0]}`);
    if (!chain || isForm(req)) return search(req, res, done);
    Object.setPrototypeOf(req, app.request);
    Object.setPrototypeOf(res, app.response);
    Object.assign(req, { res, baseUrl: '', originalUrl: req.url, params: {} });
    res.req = req;
    runAll(chain, req, res, (thrown) => {
      getNotes(res).thrown = thrown;
      search(req, res, done);
    });
  };
  // Registered first, so that Express's own gates are not passed again.
  app.use((_req, res, next) => next(getNotes(res).thrown));
  for (const { at = '/', pass } of gates) app.use(at, pass);
};
