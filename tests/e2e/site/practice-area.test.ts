import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { layout } from '../../../client/content/en/pages/layout';
import { practiceAreaLayout as says } from '../../../client/content/en/pages/practice-area-layout';
import { servicesPage } from '../../../client/content/en/pages/services-page';
import { statements } from '../../../client/content/en/statements';
import { messages } from '../../../shared/messages';
import { openForm, storedLeads } from '../../support/browser/consultation';
import { openPages, openSite, phone } from '../../support/browser/open-site';
import { giveSession } from '../staff/admin-support';

test('a practice area says first whom it concerns, with questions, then where the lawsuits stand, then has the form, then who may file, and its sources at the foot', async () => {
  await using site = await openPages();
  const { page } = site;
  await page.goto('/services/roundup-claims');
  const order = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(order.slice(0, 5)).toEqual(['concern', 'standing', 'contact', 'who-may-file', 'standing-in-full']);
  expect(order.at(-1)).toBe('sources');
  await expect(page.getByText('Updated November 29, 2026')).toBeVisible();
  const said = page.locator('#standing [data-statement="roundup-durnell-2026"]');
  await expect(said).toHaveText(statements['roundup-durnell-2026']);
  await expect.poll(() => page.locator('#sources li a[href^="http"]').count()).toBeGreaterThan(10);
});

test('an address that names a folded topic opens it, with and without script, and a link on the page does', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await using site = await openPages({ ...phone, javaScriptEnabled });
    const { page } = site;
    await page.goto('/services/roundup-claims#sources');
    await expect(page.locator('#sources li').first()).toBeVisible();
    await expect(page.locator('#sources')).toBeInViewport();
    await expect(page.locator('#who-may-file')).toBeHidden();
  }
  await using site = await openPages();
  await site.visit('/services/roundup-claims');
  await site.page.getByRole('link', { name: says.standing.all }).click();
  await expect(site.page.locator('#standing-in-full')).toBeInViewport();
  await expect(site.page.locator('#standing-in-full h3').first()).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('what is folded is found by the words that an address asks for, and one topic leaves the others as they are', async () => {
  await using site = await openPages();
  const { page } = site;
  await page.goto('/services/roundup-claims#:~:text=stops%20plants%20from%20making');
  await expect(page.locator('#what-roundup-is p').first()).toBeVisible();
  await page.waitForSelector('html[data-hydrated]');
  await page.locator('summary', { hasText: says.sources.heading }).click();
  await expect(page.locator('#sources li').first()).toBeVisible();
  await expect(page.locator('#what-roundup-is p').first()).toBeVisible();
});

test("the form on a practice area is about that area; its confirmation takes the form's place with a reference and what happens next", async () => {
  await using site = await openSite();
  const { page } = site;
  const form = await openForm(site, '/services/philips-cpap-claims#contact');
  await expect(form.field('caseType')).toHaveValue('7');
  await form.fill({ caseType: '' });
  await form.send();
  await form.waitForText(messages.form.sent);
  await expect(form.field('firstName')).toBeHidden();
  await expect(form.button).toBeHidden();
  const [lead] = await storedLeads(site);
  expect(lead?.caseType).toBe('7');
  const end = String(lead?._id).slice(-8).toUpperCase();
  await form.waitForText(`${end.slice(0, 4)}-${end.slice(4)}`);
  await expect.poll(() => form.form.locator('dd').allTextContents()).toContain('Philips CPAP');
  for (const step of consultation.confirmation.steps) await form.waitForText(step);
  await page.getByRole('button', { name: consultation.another }).click();
  await expect(form.field('caseType')).toBeFocused();
  await expect(form.field('firstName')).toHaveValue('');
  expect(site.problems).toEqual([]);
});

test('the areas without a service of their own, and not being sure, can be chosen and are stored', async () => {
  await using site = await openSite();
  const form = await openForm(site, '/services/construction-accidents#contact');
  await expect(form.field('caseType')).toHaveValue('construction-accidents');
  await form.fill({ caseType: 'other' });
  await form.send();
  await form.waitForText(messages.form.sent);
  expect(await storedLeads(site)).toMatchObject([{ caseType: 'other' }]);
  await giveSession(site, await site.app.signInAsAdmin(), 'admin');
  await site.page.goto('/admin/clients');
  await site.page
    .getByRole('row', { name: /Maria Lopez/ })
    .getByText(consultation.otherCaseTypes.other)
    .first()
    .waitFor();
});

test('an error in the summary leads to its field', async () => {
  await using site = await openPages();
  const { page } = site;
  const form = await openForm(site);
  await form.fill({ email: 'maria' });
  await form.send();
  await page.getByRole('link', { name: messages.form.email }).click();
  await expect(form.field('email')).toBeFocused();
});

test('the list of services narrows as one types, by a company or an illness too, and says how many fit', async () => {
  await using site = await openPages();
  const { page } = site;
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
  expect(site.problems).toEqual([]);
});

test('on a phone a bar calls and leads to the form of the page, or of the contact page where there is none', async () => {
  await using site = await openPages(phone);
  const { page } = site;
  await site.visit('/services/roundup-claims');
  const bar = page.getByRole('navigation', { name: layout.bar.label });
  await expect(bar.getByRole('button')).toHaveText(layout.bar.call);
  await bar.getByRole('link', { name: layout.bar.review }).tap();
  await expect
    .poll(() =>
      page
        .locator('#contact h2')
        .first()
        .evaluate((heading) => {
          const { top } = heading.getBoundingClientRect();
          return top >= 0 && top < window.innerHeight;
        }),
    )
    .toBe(true);
  await site.visit('/about');
  await bar.getByRole('link', { name: layout.bar.review }).tap();
  await page.waitForURL('**/contact#contact');
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect(bar).toBeHidden();
});
