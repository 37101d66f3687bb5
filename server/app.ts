import type { AnyTRPCRouter } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  Router,
} from 'express';
import type { FormPages } from '../shared/form-answers';
import { agreementFiles } from './agreements/files-door';
import { scansDoor } from './agreements/scans/scans-door';
import { signingDoor } from './agreements/signing/signing-door';
import { within } from './core/db/deadline';
import { readCallerAddress } from './core/http/caller-address';
import { createContext } from './core/http/context';
import type { Log } from './core/http/log';
import { oneHost } from './core/http/one-host';
import { type Observe, requestLog } from './core/http/request-log';
import { jsonErrors, nothingInApi, onlyGet, onlyPost, plainJson, restRouter } from './core/http/rest';
import { routesRouter } from './core/http/route';
import { sameOrigin } from './core/http/same-origin';
import { securityHeaders } from './core/http/security-headers';
import { explain, publicError } from './core/http/trpc';
import { callerKey } from './core/limits/rate-limits';
import { collectTags, createRouter, type Feature } from './feature';
import { features as allFeatures } from './features';
import { replayErrors } from './intake/refused/replay-errors';
import { vendorPagesRouter } from './intake/vendors/pages/vendor-pages';
import { admitByKey, intakeErrors } from './intake/vendors/vendor-door';
import { formPost, sentPages } from './intake/visitors/form-post';
import { bounceDoor } from './messages/mail/bounces/bounce-door';
import { unsubscribeRouter } from './messages/mail/unsubscribe';
import type { Deps } from './operations/deps';
import { requestForm } from './privacy/requests/request-form';
import { confirmLinkRouter } from './proof/confirm-page';
import { publicLog } from './proof/public-log';
import { stopForm } from './proof/stop-form';
import { stopLinkRouter } from './proof/stop-page';
import { snapshotRouter } from './proof/witness/snapshot-page';
import { appRouter } from './router';
import { concernPage } from './site/concern/concern-page';
import { docsRouter } from './site/docs/docs.router';
import { mediaRouter } from './site/media/media.router';
import type { ConcernPages } from './site/pages/pages';

const mostCallsInBatch = 10;
/** Less than a caller's three seconds, so that there is time for the call itself. */
const opensWithin = 2500;

export type AppOptions = Deps & {
  /** The product's features; set by a test that adds its own. */
  features?: readonly Feature[];
  log: Log;
  observe?: Observe;
  /** Starts the trace of a request. */
  trace?: RequestHandler;
  /** Returns for each part of the server if it can work; `/readyz` shows this. */
  readiness: () => Promise<Record<string, boolean>>;
  /** Resolves when the database is open for the first time. Earlier calls wait for it. */
  opened?: Promise<void>;
  trustProxy: boolean | number | string;
  imageHost?: string;
  /** The URL where the form looks up a visitor's address; this server if undefined. */
  ipLookupUrl?: string;
  /** The site's pages. Without them, only the API is served. */
  pages?: {
    handler: RequestHandler;
    form: FormPages;
    concern?: ConcernPages;
    signing?: () => Promise<string>;
    strictContent: boolean;
    frames?: readonly string[];
    inlineScripts?: readonly string[];
  };
};

const health = ({ readiness }: AppOptions): Router =>
  Router()
    .get('/healthz', (_req, res) => void res.json({ status: 'ok' }))
    .get('/readyz', async (_req, res) => {
      const parts = await readiness();
      const ready = Object.values(parts).every(Boolean);
      res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'starting', parts });
    });

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
    res.locals.loggedPath = `/trpc/${own.join(',')}`;
    next();
  };

const trpc = (deps: Deps, router: AnyTRPCRouter): RequestHandler =>
  createExpressMiddleware({
    router,
    createContext: ({ req, res }) =>
      createContext(deps, req, res).catch((thrown: unknown) => {
        const { error, retryAfter } = explain(thrown);
        if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
        throw error;
      }),
    maxBatchSize: mostCallsInBatch,
    maxBodySize: 100_000,
    // Staff read by POST, so that their searches are in no URL. A change by GET stays refused.
    allowMethodOverride: true,
    onError: ({ ctx, error }) => {
      if (ctx && error.code === 'INTERNAL_SERVER_ERROR') ctx.res.locals.failure = error.cause ?? error;
    },
  });

/** Returns errors from before tRPC in the format that its client reads. */
const trpcErrors: ErrorRequestHandler = (thrown, req, res, _next) => {
  const { error, retryAfter } = explain(thrown);
  if (retryAfter) res.setHeader('Retry-After', String(retryAfter));
  const status = getHTTPStatusCodeFromError(error);
  const { message, code } = publicError(error);
  const data = { code, httpStatus: status, path: req.path.slice(1), requestId: res.locals.requestId };
  res.status(status).json({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[error.code], data } });
};

/** Express answers OPTIONS for the first router that has the path, and lists only that router's methods. */
const exceptOptions =
  (router: Router): RequestHandler =>
  (req, res, next) =>
    req.method === 'OPTIONS' ? next() : router(req, res, next);

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const nothingHere: RequestHandler = (_req, res) => void res.status(404).type('text').send('Not found\n');

/** The HTTP surface, in mount order: the order is the contract. */
export const createApp = (options: AppOptions): Express => {
  const { pages, sessionCookie, publicUrl } = options;
  const features: readonly Feature[] = options.features ?? allFeatures;
  const router = features === allFeatures ? appRouter : createRouter(features);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trustProxy);
  readCallerAddress(app);
  app.set('query parser', 'simple');
  app.set('etag', false);

  app.use(requestLog(options.log, options.observe));
  if (options.trace) app.use(options.trace);
  app.use(
    securityHeaders({
      imageHost: options.imageHost,
      ipLookupUrl: options.ipLookupUrl,
      frames: pages?.frames,
      inlineScripts: pages?.inlineScripts,
      strict: pages?.strictContent ?? true,
    }),
  );
  app.use(oneHost);
  app.use(['/api', '/trpc', '/media'], limitCalls(options));
  app.use(
    ['/api', '/trpc'],
    sameOrigin((req) => sessionCookie.read(req) !== undefined, publicUrl),
    noStore,
  );
  app.use(['/api', '/trpc', '/media'], whenOpen(options));
  app.use('/trpc', nameCalls(router), plainJson, trpc(options, router), trpcErrors);
  // The lead endpoints and the REST API come first because they are used most: each router before them costs every lead
  // time.
  app.post('/api/clients', admitByKey(options), ...(pages ? formPost(options, pages.form) : []));
  app.get(['/api/posts', '/api/posts/:id'], admitByKey(options));
  app.use('/api', restRouter({ router, createContext: (req, res) => createContext(options, req, res) }));
  app.use(exceptOptions(health(options)));
  app.use(exceptOptions(mediaRouter(options)));
  app.use(exceptOptions(agreementFiles(options)));
  app.use(exceptOptions(scansDoor(options)));
  app.use(exceptOptions(docsRouter({ router, tags: collectTags(features) }, publicUrl)));
  app.use(exceptOptions(vendorPagesRouter(options, publicUrl)));
  app.use(exceptOptions(publicLog(options)));
  app.use(exceptOptions(unsubscribeRouter(options.mail)));
  app.use(exceptOptions(bounceDoor(options.mail)));
  app.use(
    routesRouter(
      options,
      features.flatMap(({ routes = [] }) => routes),
    ),
  );
  app.all(['/api/media/upload', '/api/clients/:id/scans'], onlyPost);
  app.all(
    [
      '/api/openapi.json',
      '/api/docs',
      '/api/docs.css',
      '/api/try-it.js',
      '/api/vendors/:id/instructions',
      '/api/vendors/:id/scorecard.csv',
      '/api/vendor-pages/:token',
      '/api/consent/checkpoint',
      '/api/agreements/:id/file',
      '/api/clients/:id/scans/:scan',
      '/api/signing/:token/file',
      '/api/signing/:token/sample',
    ],
    onlyGet,
  );
  app.use(exceptOptions(snapshotRouter(options)));
  app.use(exceptOptions(stopLinkRouter(options)));
  app.use(exceptOptions(confirmLinkRouter(options)));
  app.use(exceptOptions(stopForm(options)));
  app.use(exceptOptions(requestForm(options)));
  app.use('/api', nothingInApi);
  app.use(
    exceptOptions(
      signingDoor({
        ...options,
        signingFrame: pages?.signing,
        callsOf: async (req, res) => appRouter.createCaller(await createContext(options, req, res)).signing,
      }),
    ),
  );
  if (pages) app.use(exceptOptions(sentPages(options, pages.form)));
  if (pages?.concern) app.use(exceptOptions(concernPage(options, pages.concern)));
  app.use(pages?.handler ?? nothingHere);
  app.use(intakeErrors(options), replayErrors(options), jsonErrors);
  return app;
};
