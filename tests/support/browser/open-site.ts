import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { builtSite, startApp, type TestApp } from '../start-app';
import { withAxe } from './axe-source';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All test pages come from this machine: a process per site or empty page would only cost start time.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  // A page lives for seconds: to optimize its scripts costs more than it saves.
  '--js-flags=--no-maglev --no-turbofan',
];

const paths = {
  /** Headless, without what only a window needs: half the work. */
  shell: process.env.CHROMIUM_SHELL_PATH,
  /** The full browser: for features missing in the shell, such as notifications. */
  whole: process.env.CHROMIUM_PATH,
};

type Reused = BrowserContext & {
  _connection: { toImpl: (context: BrowserContext) => { clearCache: () => Promise<void> } };
};

/** Playwright's own way to empty a context for the next test; its runner uses it, too. */
type Reusing = Browser & {
  _newContextForReuse: (options: BrowserContextOptions) => Promise<Reused>;
  _disconnectFromReusedContext: (reason: string) => Promise<void>;
};

const launched: Record<string, Promise<Browser>> = {};
/** Browsers whose reused context has a test. */
const busy = new Set<Browser>();
/** The options of most tests. A context with others is not kept. */
const usual = ['baseURL', 'viewport', 'hasTouch', 'colorScheme', 'forcedColors', 'reducedMotion'];

/**
 * A context in a browser that ends with the worker; those with touch have their own. Usually it is the one of the test
 * before, emptied: the whole Chromium opens a window and starts a process for a new one, which costs two page loads.
 */
const takeContext = async (kind: keyof typeof paths, options: BrowserContextOptions) => {
  const executablePath = paths[kind] ?? '';
  const key = `${executablePath} ${options.hasTouch}`;
  launched[key] ??= chromium.launch({ executablePath, args: flags });
  const browser = (await launched[key]) as Reusing;
  if (busy.has(browser) || Object.keys(options).some((option) => !usual.includes(option))) {
    const context = await browser.newContext(options);
    return { context, page: await context.newPage(), give: () => context.close() };
  }
  busy.add(browser);
  const context = await browser._newContextForReuse(options);
  // The files of the site stay in the cache: fetching and compiling them again costs more than a page.
  context._connection.toImpl(context).clearCache = async () => {};
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  const give = async () => {
    await context.setOffline(false);
    await context.clearPermissions();
    // A page that stays would ask the server of the next test; one that warns of unsaved changes is left all the same.
    for (const open of context.pages()) {
      open.removeAllListeners('dialog');
      await open.goto('about:blank').catch(() => undefined);
    }
    await browser._disconnectFromReusedContext('The test is over');
    busy.delete(browser);
  };
  return { context, page, give };
};

export const phone = {
  viewport: { width: 375, height: 740 },
  hasTouch: true,
} satisfies BrowserContextOptions;
export const desktop = { viewport: { width: 1280, height: 860 } } satisfies BrowserContextOptions;

/** Collects what a healthy page never does: console errors, exceptions, requests for missing files. */
const watch = (page: Page, problems: string[]) => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
};

/**
 * Runs in the page: React hydrates after its call has returned, and by then has added a key to each of its elements.
 */
const areIslandsHydrated = () =>
  [...document.querySelectorAll('[data-island] > *')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );

type ContextOptions = BrowserContextOptions & { browser?: keyof typeof paths };
type Options = ContextOptions & { app?: Parameters<typeof startApp>[0] };

/** A browser page on the built site of a server, in a context of its own. */
const openOn = async (app: TestApp, { browser = 'shell', ...contextOptions }: ContextOptions) => {
  const options = { ...desktop, baseURL: app.url, ...contextOptions };
  const { context, page, give } = await takeContext(browser, options);
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  watch(page, problems);
  context.on('page', (other) => watch(other, problems));

  return {
    app,
    context,
    page,
    problems,
    /** Opens a public page and waits for hydration. */
    visit: async (path: string) => {
      await page.goto(path);
      await page.waitForSelector('html[data-hydrated]');
      // A form that is far below the window waits for the first touch.
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
      await page.waitForFunction(areIslandsHydrated);
    },
    /** Signs the browser in as the first administrator through the sign-in page. */
    signIn: async (username = 'admin', password = app.adminPassword) => {
      await page.goto('/login');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL((url) => url.pathname !== '/login');
    },
    [Symbol.asyncDispose]: give,
  };
};

const served = { site: builtSite, around: withAxe };

/** Of the app before: a context and the files in its cache belong to an address. */
let port: number | undefined;

/**
 * The built site on a server with a new database, and a browser page on it. `problems` lists what went wrong on the
 * page; a test that expects none ends with `expect(site.problems).toEqual([])`.
 */
export const openSite = async ({ app: appOptions, ...contextOptions }: Options = {}) => {
  const app = await startApp({ ...served, port, ...appOptions });
  port = Number(new URL(app.url).port);
  const site = await openOn(app, contextOptions);
  return {
    ...site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
};

export type Site = Awaited<ReturnType<typeof openSite>>;

let read: ReturnType<typeof startApp> | undefined;

/**
 * As `openSite`, for tests that only read pages: they share a server, which ends with the worker. A test that sends a
 * form, signs in or looks into the database needs `openSite`.
 */
export const openPages = async (options: ContextOptions = {}): Promise<Site> => {
  read ??= startApp(served);
  return openOn(await read, options);
};
