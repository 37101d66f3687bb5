import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { builtSite, startApp, type TestApp } from '../start-app';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All test pages come from this machine: a process per site would only cost start time.
  '--renderer-process-limit=1',
  // A page lives for seconds: to optimize its scripts costs more than it saves.
  '--js-flags=--no-maglev --no-turbofan',
];

const paths = {
  /** Headless, without what only a window needs: half the work. */
  shell: process.env.CHROMIUM_SHELL_PATH,
  /** The full browser: for features missing in the shell, such as notifications. */
  whole: process.env.CHROMIUM_PATH,
};
const launched: Partial<Record<keyof typeof paths, Promise<Browser>>> = {};

/** One browser for all tests of a worker; it ends with the worker. */
const getBrowser = (kind: keyof typeof paths) => {
  launched[kind] ??= chromium.launch({ executablePath: paths[kind], args: flags });
  return launched[kind];
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
  const context = await (await getBrowser(browser)).newContext({
    ...desktop,
    baseURL: app.url,
    ...contextOptions,
  });
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  context.on('page', (page) => watch(page, problems));
  const page = await context.newPage();

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
    [Symbol.asyncDispose]: () => context.close(),
  };
};

/**
 * The built site on a server with a new database, and a browser page on it. `problems` lists what went wrong on the
 * page; a test that expects none ends with `expect(site.problems).toEqual([])`.
 */
export const openSite = async ({ app: appOptions, ...contextOptions }: Options = {}) => {
  const app = await startApp({ site: builtSite, ...appOptions });
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
  read ??= startApp({ site: builtSite });
  return openOn(await read, options);
};
