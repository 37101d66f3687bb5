import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { languages } from '../../client/content/languages';
import { routes } from '../../client/routes';
import { openPages } from '../support/browser/open-site';

/** One page of each template, by its path in the main language. */
const templates = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/services/afff-claims',
  '/services/workplace-injuries',
  '/answers/costs',
  '/answers/deadlines',
  '/answers/glossary',
  '/news',
  '/health-data-notice',
  '/your-data',
];
const widths = [320, 375, 768, 1280];

/** Runs in the page: what leaves the window to the right, and words that are cut off by their box. */
const readLost = () => {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll<HTMLElement>('main :is(p, li, a, h1, h2, h3, dt, dd, label, td)')]
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
    .filter((part) => {
      const { overflowX, position } = getComputedStyle(part);
      return overflowX === 'hidden' && position !== 'absolute' && part.scrollWidth > part.clientWidth + 1;
    });
  return [
    ...(wide > 0 ? [`${wide} px wider than the window`] : []),
    ...cut.map(({ textContent }) => `cut: ${textContent?.slice(0, 40)}`),
  ];
};

/** Runs in the page: links and buttons of their own, outside of sentences, that are smaller than 24 px. */
const readSmall = () =>
  [...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a[href], button, summary)')]
    .filter((target) => target.checkVisibility({ contentVisibilityAuto: true }))
    .filter((target) => {
      const around = target.closest('p, li, dd, td')?.childNodes ?? [];
      const isInText = [...around].some(
        (node) => node.nodeType === 3 && (node.textContent?.trim().length ?? 0) > 3,
      );
      const { width, height } = target.getBoundingClientRect();
      return !isInText && (width < 24 || height < 24);
    })
    .map(({ textContent }) => textContent?.trim());

const walk = async (page: Page, prefix: string, read: () => Promise<void>, only = widths) => {
  for (const path of templates) {
    await page.goto(prefix + path || '/');
    for (const width of only) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${prefix}${path} at ${width} px`, read);
    }
  }
};

for (const { id, prefix } of languages) {
  test(`at 320, 375, 768 and 1280 px no page is wider than its window, no words are cut and no target is small (${id})`, async () => {
    await using site = await openPages();
    const { page } = site;
    await walk(page, prefix, async () => {
      expect(await page.evaluate(readLost)).toEqual([]);
      expect(await page.evaluate(readSmall)).toEqual([]);
    });
    expect(site.problems).toEqual([]);
  });

  test(`in letters of twice the size no page is wider than its window, the language link included (${id})`, async () => {
    await using site = await openPages({ bypassCSP: true });
    const { page } = site;
    await walk(page, prefix, async () => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await page.evaluate(readLost)).toEqual([]);
    });
  });

  test(`without script every template says all it has at 320 px, and its form can be sent (${id})`, async () => {
    await using site = await openPages({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
    const { page } = site;
    for (const path of templates) {
      await page.goto(prefix + path || '/');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
    }
    await page.goto(`${prefix}/contact`);
    for (const name of ['caseType', 'additionalInfo', 'firstName', 'lastName', 'email', 'phoneNumber'])
      await expect(page.locator(`[name=${name}]`)).toBeVisible();
  });
}

test('zoomed to 400% the window is 320 px wide, and nothing of a page is lost beside 1280 px', async () => {
  await using site = await openPages({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
  const { page } = site;
  const words = () =>
    page.locator('main').evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ' ').length);
  for (const path of ['/', '/services/afff-claims', '/es/contact', '/answers/deadlines']) {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.goto(path);
    const wide = await words();
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(readLost), path).toEqual([]);
    // A link to the folded part stands beside the heading where there is room for it.
    expect(wide - (await words()), path).toBeLessThan(60);
  }
});

test('the scroll height hardly changes as what is far below is laid out', async () => {
  test.slow();
  await using site = await openPages();
  const { page } = site;
  const jumps: string[] = [];
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of routes) {
      await page.goto(path);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(readLost);
      const after = await page.evaluate(() => document.documentElement.scrollHeight);
      if (Math.abs(after - before) / after > 0.04)
        jumps.push(`${path} at ${width} px: ${before}, then ${after}`);
    }
  }
  expect(jumps).toEqual([]);
});
