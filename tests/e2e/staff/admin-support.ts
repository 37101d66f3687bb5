import type { Page } from '@playwright/test';
import { storageKeys } from '../../../shared/constants';
import { toSession } from '../../../shared/schemas/auth';
import type { Role } from '../../../shared/schemas/user';
import { openSite, type Site } from '../../support/browser/open-site';
import type { Caller } from '../../support/caller';
import { make } from '../../support/make';

type Options = Parameters<typeof openSite>[0] & {
  /** Who is signed in before the first page opens; nobody unless said. */
  as?: Role;
};

/** Gives the browser the session of a caller, as a sign-in would have left it. */
const giveSession = async ({ app, context, page }: Site, caller: Caller, role: Role) => {
  const [name = '', ...value] = (caller.headers.cookie ?? '').split('=');
  await context.addCookies([
    { name, value: value.join('='), url: app.url, httpOnly: true, sameSite: 'Strict' },
  ]);
  const session = JSON.stringify(toSession({ username: role, role }));
  // Once and not for every document: a sign-out must stay a sign-out.
  await page.goto('/icon.svg');
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [storageKeys.session, session]);
};

/** The staff area in a browser, with a caller of the API beside it. */
export const openStaff = async ({ as, ...options }: Options = {}) => {
  const site = await openSite(options);
  const { app, page } = site;
  const admin = await app.signInAsAdmin();
  if (as === 'admin') await giveSession(site, admin, as);
  if (as === 'user' || as === 'intake') await giveSession(site, await app.signInAs(as), as);
  return {
    ...site,
    admin,
    /** Stores leads one after the other; the last of them is the newest. */
    leads: async (...people: Parameters<typeof make.client>[0][]) => {
      const ids: string[] = [];
      for (const person of people)
        ids.push((await app.anyone.post('/api/clients', make.client(person))).body.id);
      return ids;
    },
    toast: (text: string) => page.locator('#toasts').getByText(text, { exact: true }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    dialog: page.getByRole('dialog').first(),
    /** A part of a lead's page that is folded, opened. */
    unfold: async (title: string) => {
      const part = page.getByRole('region', { name: title, exact: true });
      await part.getByRole('button', { name: title }).first().click();
      return part;
    },
    /** What is to be written down of a lead: a call, a note, a no. */
    compose: (kind: string) => page.getByRole('tab', { name: kind, exact: true }).click(),
    focused: () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  };
};

/** Answers of one tRPC procedure fail as if the server had broken. */
export const breakCall = (page: Page, procedure: string) =>
  page.route(`**/trpc/*${procedure}*`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: 'broken' }),
  );

/** Ends the session of `caller` under the next call of a procedure: a page that hears of it before has left already. */
export const endSessionUnder = (page: Page, caller: Caller, procedure: string) =>
  page.route(
    `**/trpc/*${procedure}*`,
    async (route) => {
      await caller.post('/api/auth/logout', {});
      await route.continue();
    },
    { times: 1 },
  );
