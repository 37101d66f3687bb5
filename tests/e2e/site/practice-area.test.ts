import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { practiceAreaLayout as says } from '../../../client/content/en/pages/practice-area-layout';
import { statements } from '../../../client/content/en/statements';
import { messages } from '../../../shared/messages';
import { openForm, storedLeads } from '../../support/browser/consultation';
import { openPages, openSite, phone } from '../../support/browser/open-site';
import { giveSession } from '../staff/admin-support';

test('a practice area says first whom it concerns, and an address, a link and words that are asked for open its folded topics', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('a practice area says first whom it concerns, with questions, then where the lawsuits stand, then has the form, then who may file, and its sources at the foot', async () => {
    await page.goto('/services/roundup-claims');
    const order = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(order.slice(0, 5)).toEqual(['concern', 'standing', 'contact', 'who-may-file', 'standing-in-full']);
    expect(order.at(-1)).toBe('sources');
    await expect(page.getByText('Updated November 29, 2026')).toBeVisible();
    const said = page.locator('#standing [data-statement="roundup-durnell-2026"]');
    await expect(said).toHaveText(statements['roundup-durnell-2026']);
    await expect.poll(() => page.locator('#sources li a[href^="http"]').count()).toBeGreaterThan(10);
  });

  await test.step('what is folded is found by the words that an address asks for, and one topic leaves the others as they are', async () => {
    await page.goto('/services/roundup-claims#:~:text=stops%20plants%20from%20making');
    await expect(page.locator('#what-roundup-is p').first()).toBeVisible();
    await page.waitForSelector('html[data-hydrated]');
    await page.locator('summary', { hasText: says.sources.heading }).click();
    await expect(page.locator('#sources li').first()).toBeVisible();
    await expect(page.locator('#what-roundup-is p').first()).toBeVisible();
  });

  await test.step('an address that names a folded topic opens it, with and without script, and a link on the page does', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await using site = await openPages({ ...phone, javaScriptEnabled });
      const { page } = site;
      await page.goto('/services/roundup-claims#sources');
      await expect(page.locator('#sources li').first()).toBeVisible();
      await expect(page.locator('#sources')).toBeInViewport();
      await expect(page.locator('#who-may-file')).toBeHidden();
    }
    await site.visit('/services/roundup-claims');
    await page.getByRole('link', { name: says.standing.all }).click();
    await expect(page.locator('#standing-in-full')).toBeInViewport();
    await expect(page.locator('#standing-in-full h3').first()).toBeVisible();
  });
  expect(site.problems).toEqual([]);
});

test('the form on a practice page is about that area, also one without a service, and its confirmation takes its place with a reference and what happens next', async () => {
  await using site = await openSite();
  const { page } = site;
  await test.step("the form on a practice area is about that area; its confirmation takes the form's place with a reference and what happens next", async () => {
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
  });
  expect(site.problems).toEqual([]);

  await test.step('the areas without a service of their own, and not being sure, can be chosen and are stored', async () => {
    const form = await openForm(site, '/services/construction-accidents#contact');
    await expect(form.field('caseType')).toHaveValue('construction-accidents');
    await form.fill({ caseType: 'other' });
    await form.send();
    await form.waitForText(messages.form.sent);
    expect((await storedLeads(site)).slice(1)).toMatchObject([{ caseType: 'other' }]);
    await giveSession(site, await site.app.signInAsAdmin(), 'admin');
    await page.goto('/admin/clients');
    await page
      .getByRole('row', { name: /Maria Lopez/ })
      .getByText(consultation.otherCaseTypes.other)
      .first()
      .waitFor();
  });
});
