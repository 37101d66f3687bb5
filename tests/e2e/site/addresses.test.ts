import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { notFound } from '../../../client/content/en/pages/not-found';
import { servicesPage } from '../../../client/content/en/pages/services-page';
import { redirects, routes, stems } from '../../../client/routes';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { openSite } from '../../support/browser/open-site';

/** Fails requests from scripts; the browser's own navigation continues. */
const refuseScript = (route: Route) =>
  route.request().resourceType() === 'fetch' ? route.abort() : route.continue();

test('an address that leads nowhere is answered 404 with a page that says so and leads back', async () => {
  await using site = await openSite();
  const { page, app } = site;
  for (const path of [
    '/nowhere',
    '/services/nothing-claims',
    '/404',
    '/about/us',
    '/services/__proto__',
    '/%ff',
  ]) {
    const { status, text } = await app.anyone.get(path);
    expect([path, status, text.includes(messages.notFound.heading)]).toEqual([path, 404, true]);
  }

  const answer = await page.goto('/nowhere');
  await page.waitForSelector('html[data-hydrated]');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.heading);
  await expect(page.getByText(messages.notFound.text, { exact: true })).toBeVisible();
  await expect.poll(() => page.title()).toContain(messages.notFound.heading);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: notFound.button }).click();
  await page.waitForURL(`${app.url}/`);
  // The browser itself logs the document's status.
  expect(site.problems.filter((line) => !line.includes('status of 404'))).toEqual([]);
});

test('older and mistyped addresses lead to the page that is meant, for good and in one step', async () => {
  await using site = await openSite();
  const { anyone } = site.app;
  const pages = routes.map(({ path }) => path);
  const expected: Record<string, string> = {
    '/services/auto-accidents': '/services/auto-vehicle-accident-lawsuit',
    '/services/medication-claims': '/services',
    '/services/services': '/services',
    '/services/afff-lawsuit': '/services/afff-claims',
    '/services/afff': '/services/afff-claims',
    '/services/paragard-settlement-2024': '/services/paragard-claims',
    '/services/baby-formula-claims': '/services/baby-formula-lawsuit',
    '/services/camp-lejeune-lawsuit': '/services/camp-lejeune-water-contamination-claims',
    '/services/camp-lejeune-water-contamination-justice-act':
      '/services/camp-lejeune-water-contamination-claims',
    '/about/': '/about',
    '/about/index.html': '/about',
    '/services/afff-claims/': '/services/afff-claims',
    '/services/afff-lawsuit/': '/services/afff-claims',
    '/contact/?case=3': '/contact?case=3',
    '/Contact?case=3': '/contact?case=3',
    '/Services/AFFF-Claims': '/services/afff-claims',
    ...redirects,
    ...Object.fromEntries(
      Object.entries(stems).map(([stem, slug]) => [`/services/${stem}-another-ending`, `/services/${slug}`]),
    ),
  };
  const wrong: string[] = [];
  for (const [from, to] of Object.entries(expected)) {
    const { status, headers } = await anyone.get(from);
    if (status !== 301 || headers.get('location') !== to)
      wrong.push(`${from}: ${status} ${headers.get('location')}`);
    if (!pages.includes(to.split('?')[0]!)) wrong.push(`${to} is no page`);
  }
  expect(wrong).toEqual([]);
});

test('no address leads to another site', async () => {
  await using site = await openSite();
  for (const path of [
    '//evil.example/',
    '//evil.example/about/',
    '/%2F%2Fevil.example/',
    '/\\evil.example/',
  ]) {
    const { status, headers } = await site.app.anyone.send('GET', path);
    expect([path, status, headers.get('location')]).toEqual([path, 404, null]);
  }
});

test('a page that a script cannot bring is opened by the browser itself', async () => {
  await using site = await openSite();
  const { page } = site;
  await site.visit('/');
  await page.route('**/about', refuseScript);
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.unexpected);
  await expect(page).toHaveTitle(routes.find(({ path }) => path === '/about')!.title);
});

test('a page of a newer build is opened with its own style sheet, by a link and by a step back', async () => {
  await using site = await openSite();
  const { page } = site;
  const mark = () =>
    page.evaluate(() => {
      document.documentElement.dataset.same = 'document';
    });
  const isSame = () => page.evaluate(() => document.documentElement.dataset.same === 'document');
  await site.visit('/about');
  await mark();
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('heading', { name: servicesPage.title }).waitFor();
  await expect.poll(isSame).toBe(true);
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await mark();
  await page.route(/\/(?:about|contact)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<link rel="stylesheet"[^>]*href="[^"]+)"/, '$1?newer"');
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await page.waitForSelector('link[href$="?newer"]', { state: 'attached' });
  await expect.poll(isSame).toBe(false);
  await page.goBack();
  await page.waitForSelector('html[data-hydrated]');
  await mark();
  await page.goBack();
  await page.waitForSelector('link[href$="?newer"]', { state: 'attached' });
  await expect.poll(isSame).toBe(false);
  await expect(page).toHaveTitle(routes.find(({ path }) => path === '/about')!.title);
});

test('a step back to a page that cannot be brought says Unexpected Application Error! and leads home', async () => {
  await using site = await openSite();
  const { page } = site;
  await site.visit('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await page.waitForURL('**/services');
  await page.reload();
  await page.waitForSelector('html[data-hydrated]');
  await page.route('**/about', refuseScript);
  await page.goBack();
  const unexpected = page.getByRole('heading', { name: messages.unexpected });
  await unexpected.waitFor();
  await expect(unexpected).toBeFocused();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.goForward();
  await page.getByRole('heading', { name: servicesPage.title }).waitFor();
  await page.goBack();
  await unexpected.waitFor();
  await page.getByRole('link', { name: notFound.button }).click();
  await page.waitForURL(`${site.app.url}/`);
  await page.waitForSelector('html[data-hydrated]');
});
