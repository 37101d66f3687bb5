import type { Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { notFound } from '../../../client/content/en/pages/not-found';
import { servicesPage } from '../../../client/content/en/pages/services-page';
import { routes } from '../../../client/routes';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { openPages } from '../../support/browser/open-site';

/** Fails requests from scripts; the browser's own navigation continues. */
const refuseScript = (route: Route) =>
  route.request().resourceType() === 'fetch' ? route.abort() : route.continue();

test('an address that leads nowhere says so and leads back, and a page that a script cannot bring is opened by the browser', async () => {
  await using site = await openPages();
  const { page, app } = site;
  await test.step('a page that says so and leads back', async () => {
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

  await test.step('a page that a script cannot bring is opened by the browser itself', async () => {
    await site.visit('/');
    await page.route('**/about', refuseScript);
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.unexpected);
    await expect(page).toHaveTitle(routes.find(({ path }) => path === '/about')!.title);
  });
});

test('a page of a newer build is opened with its own style sheet, and one that cannot be brought leads home', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('a page of a newer build is opened with its own style sheet, by a link and by a step back', async () => {
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

  await test.step('a step back to a page that cannot be brought says Unexpected Application Error! and leads home', async () => {
    await page.unrouteAll();
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
});
