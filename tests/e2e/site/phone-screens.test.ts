import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { areaSlugs } from '../../../client/content/areas';
import { paths } from '../../../client/paths';
import { openSite } from '../../support/browser/open-site';

const screen = { viewport: { width: 375, height: 812 }, hasTouch: true };
const languages = ['', '/es'] as const;
const field = 'form[action="/api/clients"] :is(select, input:not([type="hidden"], [tabindex="-1"]))';

/** Where the first element of a kind begins, in screens from the top of the page; nothing where there is none. */
const screensUntil = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const place = document.querySelector(wanted)?.getBoundingClientRect();
    return place && (place.top + scrollY) / innerHeight;
  }, selector);

/** Where the first element of a kind ends, and where the bar at the foot of the window begins. */
const endsAboveTheBar = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const end = document.querySelector(wanted)?.getBoundingClientRect().bottom ?? Number.NaN;
    const bar = document.querySelector('nav.fixed')?.getBoundingClientRect().top ?? innerHeight;
    return end <= bar;
  }, selector);

for (const prefix of languages) {
  test(`on a phone every practice page ${prefix} has its first question on the first screen, and the form and the folded part by the fourth`, async () => {
    await using site = await openSite(screen);
    const { page } = site;
    const late: string[] = [];
    for (const slug of areaSlugs) {
      await page.goto(prefix + paths.service(slug));
      if (!(await endsAboveTheBar(page, '[data-question]'))) late.push(`${slug}: the first question`);
      const form = await screensUntil(page, field);
      const folded = await screensUntil(page, '[data-folded]');
      if (!(form !== undefined && form <= 3.5)) late.push(`${slug}: the form begins at ${form}`);
      if (!(folded !== undefined && folded <= 4)) late.push(`${slug}: the folded part begins at ${folded}`);
    }
    expect(late).toEqual([]);
  });

  test(`on a phone the form of ${prefix}/contact begins on the first screen`, async () => {
    await using site = await openSite(screen);
    await site.page.goto(`${prefix}/contact`);
    expect(await endsAboveTheBar(site.page, field)).toBe(true);
  });
}

test('at 400 % the bars leave at least 200 of 256 pixels, and nothing is wider than the window', async () => {
  await using site = await openSite({ viewport: { width: 320, height: 256 } });
  const { page } = site;
  for (const path of ['/', '/services/afff-claims', '/es/contact', '/answers/deadlines']) {
    await page.goto(path);
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
        .reduce((sum, { height }) => sum + height, 0),
    );
    expect(bars, path).toBeLessThanOrEqual(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
