import { expect, test } from '@playwright/test';
import { home } from '../../../client/content/en/pages/home';
import { servicesPage } from '../../../client/content/en/pages/services-page';
import { languages } from '../../../client/content/languages';
import { axeFindings } from '../../support/browser/axe';
import { desktop, openPages, phone } from '../../support/browser/open-site';

const typed = {
  en: { fits: 'fell in the warehuose', nothing: 'dog bite' },
  es: { fits: 'me caí en el trabjo', nothing: 'mordida de perro' },
} as const;

test("the finder knows people's words with a slip of the pen, and says where there is no page what to do", async () => {
  for (const [index, { id, prefix, words }] of languages.entries()) {
    await using site = await openPages(index === 0 ? desktop : phone);
    const { page } = site;
    await site.visit(`${prefix}/services`);
    const { fits, nothing } = typed[id as keyof typeof typed];
    const { filter } = words.services;
    const ask = page.getByRole('link', { name: filter.ask });
    await expect(ask).toBeHidden();
    await page.getByLabel(filter.label).fill(fits);
    const results = page.locator('[data-filter-results] > li');
    await expect(results.first().getByRole('link')).toHaveText(
      words.practiceAreas['workplace-injuries'].name,
    );
    await expect(results.first()).toContainText(filter.because);
    await expect(page.locator('#zantac-claims')).toBeHidden();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await expect(ask).toBeHidden();
    await page.getByLabel(filter.label).fill(nothing);
    await expect(page.locator('#filter-note')).toHaveText(filter.none);
    await expect(page.locator('[data-filter-words]:visible')).toHaveCount(0);
    await expect(results).toHaveCount(0);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await ask.click();
    await page.waitForURL(`**${prefix}/contact`);
    await page.waitForSelector('html[data-hydrated]');
    await expect(page.locator('textarea[name=additionalInfo]')).toHaveValue(nothing);
    expect(site.problems).toEqual([]);
  }
});

test('what is typed on Home is looked up in the list of services and stands once in the form of the page that was chosen', async () => {
  await using site = await openPages({ hasTouch: true });
  const { page } = site;
  await test.step('what is typed on Home is looked up in the list of services, and stands in no address', async () => {
    await site.visit('/');
    const field = page.getByRole('searchbox', { name: home.finder.label });
    await field.fill('fell off a ladder');
    await page.getByRole('button', { name: home.finder.button }).click();
    await page.waitForURL('**/services*');
    expect(page.url()).not.toContain('ladder');
    await expect(page.getByRole('searchbox', { name: servicesPage.filter.label })).toHaveValue(
      'fell off a ladder',
    );
    await expect(page.locator('[data-filter-results] > li')).not.toHaveCount(0);
    await expect(page.locator('#zantac-claims')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: servicesPage.filter.label })).toHaveValue('');
  });

  await test.step('the list of services narrows as one types, by a company or an illness too, and says how many fit', async () => {
    await site.visit('/services');
    const listed = () => page.locator('main li[data-filter-words]:visible h4').allTextContents();
    const shown = () => page.locator('main [data-filter-results]:visible li h3').allTextContents();
    await expect.poll(listed).toHaveLength(22);
    const field = page.getByLabel(servicesPage.filter.label);
    await field.fill('monsanto');
    await expect.poll(shown).toEqual(['Roundup']);
    await expect(page.locator('#filter-note')).toHaveText(servicesPage.filter.oneMatch);
    await field.fill('meningioma');
    await expect.poll(shown).toEqual(['Depo-Provera']);
    await expect(page.locator('section[data-filter-group]:visible')).toHaveCount(0);
    await field.fill('zzzz');
    await expect.poll(shown).toEqual([]);
    await expect(page.locator('#filter-note')).toHaveText(servicesPage.filter.none);
    await field.fill('');
    await expect.poll(listed).toHaveLength(22);
  });
  expect(site.problems).toEqual([]);

  await test.step('what was typed on Home stands in the form of the page that was chosen, once, and words of the person stay', async () => {
    await page.setViewportSize(phone.viewport);
    const message = page.locator('textarea[name=additionalInfo]');
    await site.visit('/');
    const box = (await page.locator('#look-up').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(667 - 60);
    await page.locator('#look-up').fill('my sleep apnea machine made me sick');
    await page.locator('#look-up').press('Enter');
    await page.waitForURL('**/services*');
    await page.locator('[data-filter-results] a').first().tap();
    await page.waitForURL('**/services/philips-cpap-claims');
    await page.waitForSelector('html[data-hydrated]');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(message).toHaveValue('my sleep apnea machine made me sick');
    const copies = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => sessionStorage[key].includes('apnea')));
    expect(await copies()).toHaveLength(1);
    await message.evaluate((area: HTMLTextAreaElement) => {
      area.value = 'My own words';
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await site.visit('/services');
    await page.locator('[data-filter]').fill('mesh');
    await page.locator('[data-filter-results] a').first().tap();
    await page.waitForURL('**/services/hernia-mesh-claims');
    await page.waitForSelector('html[data-hydrated]');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(message).toHaveValue('My own words');
  });
});
