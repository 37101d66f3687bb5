import { expect, test } from '@playwright/test';
import { languages } from '../../../client/content/languages';
import { axeFindings } from '../../support/browser/axe';
import { desktop, openSite, phone } from '../../support/browser/open-site';

const typed = {
  en: { fits: 'fell in the warehuose', nothing: 'dog bite' },
  es: { fits: 'me caí en el trabjo', nothing: 'mordida de perro' },
} as const;

for (const { id, prefix, words } of languages) {
  for (const [label, screen] of [
    ['375 px', phone],
    ['1280 px', desktop],
  ] as const) {
    test(`at ${label} the finder knows people's words with a slip of the pen, and says where there is no page what to do (${id})`, async () => {
      await using site = await openSite(screen);
      const { page } = site;
      await site.visit(`${prefix}/services`);
      const { fits, nothing } = typed[id as keyof typeof typed];
      const { filter } = words.services;
      const ask = page.getByRole('link', { name: filter.ask });
      await expect(ask).toBeHidden();
      await page.getByLabel(filter.label).fill(fits);
      await expect(page.locator('#workplace-injuries')).toBeVisible();
      await expect(page.locator('#zantac-claims')).toBeHidden();
      await expect(ask).toBeHidden();
      await page.getByLabel(filter.label).fill(nothing);
      await expect(page.locator('#filter-note')).toHaveText(filter.none);
      await expect(page.locator('[data-filter-words]:visible')).toHaveCount(0);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await ask.click();
      await page.waitForURL(`**${prefix}/contact`);
      expect(site.problems).toEqual([]);
    });
  }
}
