import { expect, type Page, type Route } from '@playwright/test';
import { storageKeys } from '../../../shared/constants';
import { toSession } from '../../../shared/schemas/auth';
import type { Role } from '../../../shared/schemas/user';
import { axeFindings, seesAll } from '../../support/browser/axe';
import { openSite, type Site } from '../../support/browser/open-site';
import { type Caller, patiently } from '../../support/caller';
import { make } from '../../support/make';

type Options = Parameters<typeof openSite>[0] & {
  /** The user signed in before the first page opens; nobody by default. */
  as?: Role;
};

/** Gives the browser a caller's session, as signing in would. */
export const giveSession = async ({ app, context, page }: Site, caller: Caller, role: Role) => {
  const [name = '', ...value] = (caller.headers.cookie ?? '').split('=');
  await context.addCookies([
    { name, value: value.join('='), url: app.url, httpOnly: true, sameSite: 'Strict' },
  ]);
  const session = JSON.stringify(toSession({ username: role, role }));
  // Only once, not for every document: a sign-out must last.
  await page.goto('/icon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [storageKeys.session, session]);
};

/**
 * The staff area in a browser, with an API caller. It loads no screen ahead of its first use: seventy files, which
 * would be a third of the work of each page.
 */
export const openStaff = async ({ as, ...options }: Options = {}) => {
  const site = await openSite(options);
  const { app, page, context } = site;
  await context.addInitScript(() => {
    if (location.pathname.startsWith('/admin')) window.requestIdleCallback = () => 0;
  });
  const admin = await app.signInAsAdmin();
  if (as === 'admin') await giveSession(site, admin, as);
  if (as === 'user' || as === 'intake') await giveSession(site, await app.signInAs(as), as);
  return {
    ...site,
    admin,
    /** Stores leads one after the other; the last one is the newest. */
    leads: async (...people: Parameters<typeof make.client>[0][]) => {
      const ids: string[] = [];
      for (const person of people) {
        const { body } = await patiently(() => app.anyone.post('/api/clients', make.client(person)));
        if (!body.id) throw new Error(`No lead was stored: ${JSON.stringify(body)}`);
        ids.push(body.id);
      }
      return ids;
    },
    toast: (text: string) => page.locator('#toasts').getByText(text, { exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    dialog: page.getByRole('dialog').first(),
    /** Opens a collapsed part of a lead's page. */
    unfold: async (title: string) => {
      const part = page.getByRole('region', { name: title, exact: true });
      await part.getByRole('button', { name: title }).first().click();
      return part;
    },
    /** The tab for an entry about a lead: a call, a note, a no. */
    compose: (kind: string) => page.getByRole('tab', { name: kind, exact: true }).click(),
    focused: () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  };
};

type Look = { within?: string; widths?: readonly number[]; colorScheme?: 'light' | 'dark' };

/**
 * Waits until axe finds nothing and nothing scrolls sideways, wide in the light and narrow in the dark. The window then
 * has its size again.
 */
export const looksRight = async (page: Page, { within, widths = [1280, 375], colorScheme }: Look = {}) => {
  const before = page.viewportSize()!;
  const sideways = () => Math.max(0, document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [...widths.filter((one) => one !== before.width), before.width]) {
    const isSeen = width === before.width || seesAll();
    await page.setViewportSize({ width, height: before.height });
    await page.emulateMedia({ colorScheme: colorScheme ?? (width < 768 ? 'dark' : 'light') });
    await expect
      .poll(async () => [width, await page.evaluate(sideways), isSeen ? await axeFindings(page, within) : []])
      .toEqual([width, 0, []]);
  }
};

/** Fills the open form of a client. */
export const fillClient = async (page: Page) => {
  const dialog = page.getByRole('dialog').first();
  const person = make.client();
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByLabel('Phone number').fill(person.phoneNumber);
  await dialog.getByLabel('Case type').selectOption('1');
};

/** Makes responses of one tRPC procedure fail like a server error. */
export const breakCall = (page: Page, procedure: string) =>
  page.route(`**/trpc/*${procedure}*`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: 'broken' }),
  );

/** Holds the requests to an address until the returned function is called, and then answers them. */
export const holdCall = async (
  page: Page,
  url: string,
  answer = (route: Route): Promise<unknown> => route.continue(),
) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return release;
};

/**
 * Ends the session of `caller` during the next call of a procedure: a page that learns of it earlier would already have
 * left.
 */
export const endSessionUnder = (page: Page, caller: Caller, procedure: string) =>
  page.route(
    `**/trpc/*${procedure}*`,
    async (route) => {
      await caller.post('/api/auth/logout', {});
      await route.continue();
    },
    { times: 1 },
  );
