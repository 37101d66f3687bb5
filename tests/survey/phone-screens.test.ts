import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { areaSlugs } from '../../client/content/areas';
import { paths } from '../../client/paths';
import { openPages } from '../support/browser/open-site';

const screen = { viewport: { width: 375, height: 812 }, hasTouch: true };
/** The path prefixes, and by which screen the collapsed part starts: Spanish is a tenth longer. */
const languages = [
  ['', 4],
  ['/es', 4.4],
] as const;
const field = 'form[action="/api/clients"] :is(select, input:not([type="hidden"], [tabindex="-1"]))';

/** The start of the first element of a kind, in screens from the top of the page; undefined if there is none. */
const screensUntil = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const place = document.querySelector(wanted)?.getBoundingClientRect();
    return place && (place.top + scrollY) / innerHeight;
  }, selector);

/** The end of the first element of a kind, and the start of the bar at the bottom of the window. */
const endsAboveTheBar = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const end = document.querySelector(wanted)?.getBoundingClientRect().bottom ?? Number.NaN;
    const bar = document.querySelector('nav.fixed')?.getBoundingClientRect().top ?? innerHeight;
    return end <= bar;
  }, selector);

for (const [prefix, limit] of languages) {
  test(`on a phone every practice page ${prefix} has its first question on the first screen, and the form and the folded part by the fourth`, async () => {
    await using site = await openPages(screen);
    const { page } = site;
    const late: string[] = [];
    for (const slug of areaSlugs) {
      await page.goto(prefix + paths.service(slug));
      if (!(await endsAboveTheBar(page, '[data-question]'))) late.push(`${slug}: the first question`);
      const form = await screensUntil(page, field);
      const folded = await screensUntil(page, '[data-folded]');
      if (!(form !== undefined && form <= 3.5)) late.push(`${slug}: the form begins at ${form}`);
      if (!(folded !== undefined && folded <= limit))
        late.push(`${slug}: the folded part begins at ${folded}`);
    }
    expect(late).toEqual([]);
  });

  test(`on a small phone the first field of ${prefix}/contact stands above the bar at its foot`, async () => {
    await using site = await openPages({ ...screen, viewport: { width: 375, height: 667 } });
    await site.page.goto(`${prefix}/contact`);
    expect(await endsAboveTheBar(site.page, field)).toBe(true);
  });
}
