import type { AnyTRPCRouter } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { within } from './core/db/deadline';
import { readCallerAddress } from './core/http/caller-address';
import { createContext } from './core/http/context';
import { type Gate, openDoor } from './core/http/door';
import type { Log } from './core/http/log';
import { oneHost } from './core/http/one-host';
import { type Observe, requestLog } from './core/http/request-log';
import { getNotes } from './core/http/request-notes';
import {
  jsonErrors,
  nothingInApi,
  plainJson,
  type RestRoute,
  restRouter,
  restRoutes,
} from './core/http/rest';
import { type Route, route, routesRouter, serveRoute } from './core/http/route';
import { sameOrigin } from './core/http/same-origin';
import { securityHeaders } from './core/http/security-headers';
import { explain, publicError } from './core/http/trpc';
import { answerBatches, type TrpcOptions } from './core/http/trpc-calls';
import { callerKey } from './core/limits/rate-limits';
import { collectTags, createRouter, type Feature } from './feature';
import { features as allFeatures } from './features';
import { intakeErrors, replayErrors } from './intake/posts/intake-errors';
import { formPost, sentRoutes } from './intake/visitors/form-post';
import type { Deps } from './operations/deps';
import { appRouter } from './router';
import { signPage } from './signing/page/sign-page';
import { concernRoute } from './site/concern/concern-page';
import { docsRoutes } from './site/docs/docs-page';
import { admitByKey } from './vendors/admit-by-key';

const mostCallsInBatch = 10;
/** Less than a caller's three seconds, so that there is time for the call itself. */
const opensWithin = 2500;

export type AppOptions = Deps & {
  /** The product's features; set by a test that adds its own. */
  features?: readonly Feature[];
  log: Log;
  observe?: Observe;
  /** Returns for each part of the server if it can work; `/readyz` shows this. */
  readiness: () => Promise<Record<string, boolean>>;
  /** The same with a test write, for `/readyz?for=leads`: on a full disk pages can be served, but no lead stored. */
  leadReadiness: () => Promise<Record<string, boolean>>;
  /** Resolves when the database is open for the first time. Earlier calls wait for it. */
  opened?: Promise<void>;
  trustProxy: boolean | number | string;
};

const healthRoutes = ({ readiness, leadReadiness }: AppOptions) => {
  const open = { method: 'GET', permission: 'anyone', passesOthers: true } as const;
  return [
    route({ ...open, path: '/healthz', answer: async (_deps, { res }) => res.json({ status: 'ok' }) }),
    route({
      ...open,
      path: '/readyz',
      answer: async (_deps, { req, res }) => {
        const parts = await (req.query.for === 'leads' ? leadReadiness() : readiness());
        const ready = Object.values(parts).every(Boolean);
        res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'starting', parts });
      },
    }),
  ] as const;
};

/** A call during startup waits for the store, or is asked to come again before it times out. */
const whenOpen = ({ opened }: AppOptions): RequestHandler => {
  let isOpen = opened === undefined;
  void opened?.then(() => {
    isOpen = true;
  });
  return async (_req, _res, next) => {
    if (opened && !isOpen) await within(opensWithin, opened);
    next();
  };
};

/** Returns the calls that a URL names: Express accepts any case of `/trpc`, and tRPC accepts `%2C` for a comma. */
const toCalls = ({ baseUrl, path }: Request) =>
  baseUrl.toLowerCase() === '/trpc' ? decodeURIComponent(path.slice(1)).split(',') : [path];

/** Counts each call to a URL, including each one in a batch. */
const limitCalls =
  ({ limits }: Pick<Deps, 'limits'>): RequestHandler =>
  async (req, _res, next) => {
    await limits.use('api', callerKey(req.ip ?? ''), toCalls(req).length);
    next();
  };

/** Adds our own procedures' names to the log; any other name could be text that someone typed. */
const nameCalls =
  (router: AnyTRPCRouter): RequestHandler =>
  (req, res, next) => {
    const names = toCalls(req).slice(0, mostCallsInBatch);
    const own = names.map((name) => (Object.hasOwn(router._def.procedures, name) ? name : '*'));
    getNotes(res).loggedPath = `/trpc/${own.join(',')}`;
    next();
  };

const trpc = (deps: Deps, router: AnyTRPCRouter): RequestHandler[] => {
  const options: TrpcOptions = {
    router,
    createContext: ({ req, res }) =>
      createContext(deps, req, res).catch((thrown: unknown) => {
        const { error, retryAfter } = explain(thrown);
        if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
        throw error;
      }),
    maxBatchSize: mostCallsInBatch,
    maxBodySize: 100_000,
    onError: ({ ctx, error }) => {
      if (ctx && error.code === 'INTERNAL_SERVER_ERROR') getNotes(ctx.res).failure = error.cause ?? error;
    },
  };
  // Staff read by POST, so that their searches are in no URL. A change by GET stays refused.
  return [answerBatches(options), createExpressMiddleware({ ...options, allowMethodOverride: true })];
};

/** Returns errors from before tRPC in the format that its client reads. */
const trpcErrors: ErrorRequestHandler = (thrown, req, res, _next) => {
  const { error, retryAfter } = explain(thrown);
  if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
  const status = getHTTPStatusCodeFromError(error);
  const { message, code } = publicError(error);
  const data = { code, httpStatus: status, path: req.path.slice(1), requestId: getNotes(res).requestId };
  res.status(status).json({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[error.code], data } });
};

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** The handlers of a procedure at `/clients`. */
const findRest = (routes: readonly RestRoute[], verb: string): RequestHandler[] =>
  routes.find(({ method, route }) => method === verb && route === '/clients')?.handlers ?? [];

const nothingHere: RequestHandler = (_req, res) => void res.status(404).type('text').send('Not found\n');

/** The HTTP surface, in mount order: the order is the contract. */
export const createApp = (options: AppOptions): Express => {
  const { sessionCookie, publicUrl } = options;
  // Without them, only the API is served.
  const { pages } = options.site;
  const features: readonly Feature[] = options.features ?? allFeatures;
  const router = features === allFeatures ? appRouter : createRouter(features);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustProxy);
  readCallerAddress(app);
  app.set('query parser', 'simple');
  app.set('etag', false);

  const headers = securityHeaders({
    frames: pages?.frames,
    inlineScripts: pages?.inlineScripts,
    strict: pages?.strictContent ?? true,
  });
  const isSignedIn = (req: Request) => sessionCookie.read(req) !== undefined;
  const [calls, all] = [
    ['/api', '/trpc'],
    ['/api', '/trpc', '/media'],
  ];
  const gates: readonly Gate[] = [
    { pass: requestLog(options.log, options.observe) },
    { pass: headers },
    { pass: oneHost },
    { at: all, pass: limitCalls(options) },
    { at: calls, pass: sameOrigin(isSignedIn, publicUrl) },
    { at: calls, pass: noStore },
    { at: all, pass: whenOpen(options) },
  ];
  const rest = restRoutes({ router, createContext: (req, res) => createContext(options, req, res) });
  const admit = admitByKey(options);
  const health = healthRoutes(options);
  openDoor(app, gates, [
    { method: 'POST', path: '/api/clients', handlers: [admit, ...findRest(rest, 'POST')] },
    { method: 'GET', path: '/api/clients', handlers: findRest(rest, 'GET') },
    { method: 'GET', path: '/healthz', handlers: [serveRoute(options, health[0])] },
  ]);
  app.use('/trpc', nameCalls(router), plainJson, ...trpc(options, router), trpcErrors);
  // The lead endpoints and the REST API come first because they are used most: each router before them costs every lead
  // time.
  app.post('/api/clients', admit, ...(pages ? formPost(options, pages.form) : []));
  app.get(['/api/posts', '/api/posts/:id'], admit);
  app.use('/api', restRouter(rest));
  const routes: readonly Route<Deps>[] = [
    ...health,
    ...docsRoutes({ router, tags: collectTags(features) }),
    ...features.flatMap((feature) => feature.routes ?? []),
    ...signPage(pages?.signing),
    // These answer the forms of the site that was built.
    ...(pages ? sentRoutes(pages.form) : []),
    ...(pages?.concern ? [concernRoute(pages.concern, options.timeZone)] : []),
  ];
  app.use(routesRouter(options, routes));
  app.use('/api', nothingInApi);
  app.use(pages?.handler ?? nothingHere);
  app.use(intakeErrors(options), replayErrors(options), jsonErrors);
  return app;
};
