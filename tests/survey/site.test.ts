import { test as base, expect, type Page } from '@playwright/test';
import { routes } from '../../client/routes';
import { axeFindings } from '../support/browser/axe';
import { answerOn, questionsOn, submitQuestions } from '../support/browser/concern';
import { openPages, type Site } from '../support/browser/open-site';
import { seePage } from '../support/browser/survey';

/** One page for all addresses of a worker. */
const test = base.extend<object, { visited: Site }>({
  visited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its first argument.
    async ({}, use) => {
      await using site = await openPages();
      await use(site);
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'parallel' });

for (const { path } of routes) {
  test(`${path} hydrates without console messages, is clean for axe, and neither moves nor scrolls sideways`, async ({
    visited,
  }) => {
    expect(await seePage(visited, path)).toEqual([]);
  });
}

test("axe finds nothing on the API's document", async ({ visited }) => {
  await visited.page.goto('/api/docs');
  // One look: the page stands still, and is so long that a look may take half a minute.
  expect(await axeFindings(visited.page)).toEqual([]);
});

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  '/es',
  '/es/contact',
  '/es/about',
  '/es/services',
  '/es/services/roundup-claims',
  '/es/services/workplace-injuries',
  '/es/answers/deadlines',
  '/es/news',
  '/es/news/depo-provera-label-warning',
  '/es/privacy-policy',
  '/es/stop-contacting-me',
  '/es/sent',
  '/es/nada',
]) {
  test(`${path} is clean and no wider than its window at 320, 375 and 1280 px, with letters of twice the size too`, async () => {
    await using site = await openPages({ bypassCSP: true });
    const { page } = site;
    await page.goto(path);
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => axeFindings(page), `${width}`).toEqual([]);
      await expect.poll(() => tooWide(page), `${width}`).toBe(0);
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect.poll(() => tooWide(page)).toBe(0);
  });
}

for (const [label, path] of [
  ['with yes and no', '/services/paragard-claims'],
  ['with dates', '/services/hernia-mesh-claims'],
  ['with a number', '/services/elmiron-lawsuit'],
  ['of a federal law', '/services/camp-lejeune-water-contamination-claims'],
  ['of a wider subject', '/services/workplace-injuries'],
  ['in Spanish', '/es/services/paragard-claims'],
] as const) {
  test(`the questions ${label} are clean for axe at every width, before and after`, async () => {
    await using site = await openPages();
    const { page } = site;
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await site.visit(path);
      await questionsOn(page).locator('input').first().scrollIntoViewIfNeeded();
      const first = questionsOn(page).locator('input').first();
      if ((await first.getAttribute('type')) === 'radio') await first.check();
      else await first.fill('2010');
      await submitQuestions(page);
      await answerOn(page).locator('section').waitFor();
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    expect(site.problems).toEqual([]);
  });
}
