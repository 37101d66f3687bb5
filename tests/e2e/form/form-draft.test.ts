import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { hour } from '../../../shared/durations';
import { messages } from '../../../shared/messages';
import { answers, consultationOn, openForm } from '../../support/browser/consultation';
import { openPages, openSite, type Site } from '../../support/browser/open-site';
import { hold } from './form-support';

/** Everything this tab and this browser have stored, as one text. */
const readDraft = ({ page }: Site) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('an unfinished form comes back in its tab, also what was typed before its script had come, and is gone once it is sent', async () => {
  await using site = await openSite();
  const { page } = site;
  await test.step('an unfinished form comes back after a reload of its tab, is in no other tab, and is gone once it is sent', async () => {
    const form = await openForm(site);
    await form.fill();
    await page.reload();
    await form.waitForText(consultation.restored);
    await expect.poll(() => form.values()).toEqual(answers);
    await expect(form.field('agreeToTerms')).toBeChecked();

    const otherTab = await site.context.newPage();
    const request = otherTab.waitForRequest('**/api/case-types');
    await Promise.all([request, otherTab.goto('/contact')]);
    await expect(consultationOn(otherTab).field('firstName')).toHaveValue('');
    await otherTab.close();

    await form.send();
    await form.waitForText(messages.form.sent);
    await openForm(site);
    await expect.poll(async () => Object.values(await form.values()).join('')).toBe('');
    await expect(page.getByText(consultation.restored)).toHaveCount(0);
  });
  expect(site.problems).toEqual([]);

  await test.step("what is typed before the form's own script has come is kept when the person leaves", async () => {
    const arrive = await hold(page, '**/form-behaviour-*.js');
    const ready = page.waitForResponse('**/api/case-types');
    await site.visit('/contact');
    const form = consultationOn(page);
    await form.field('additionalInfo').fill(answers.additionalInfo);
    arrive();
    await ready;
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await page.waitForURL('**/about');
    await page.goBack();
    await form.waitForText(consultation.restored);
    await expect(form.field('additionalInfo')).toHaveValue(answers.additionalInfo);
  });
});

test('an unfinished form is kept for a day from its first letter, in any page of the site, and by no older version for longer', async () => {
  await using site = await openPages();
  const { page } = site;
  const readNow = () => page.evaluate(() => Date.now());
  await test.step('a page that stays open for more than a day keeps no unfinished form', async () => {
    await page.clock.install();
    const form = await openForm(site);
    await form.fill();
    await expect.poll(() => readDraft(site)).toContain('coughed since March');
    await page.clock.fastForward(25 * hour);
    await expect.poll(() => readDraft(site)).toBe('[{},{}]');
    // The person's own input is on the screen.
    await expect.poll(() => form.values()).toEqual(answers);
  });

  await test.step('an unfinished form is kept for a day from its first letter, however often the page is opened', async () => {
    const form = await openForm(site);
    const start = await readNow();
    await form.fill();
    for (const hours of [12, 23]) {
      await page.clock.setFixedTime(start + hours * hour);
      await page.reload();
      await form.waitForText(consultation.restored);
    }
    await page.clock.setFixedTime(start + 25 * hour);
    await openForm(site);
    await expect.poll(async () => Object.values(await form.values()).join('')).toBe('');
    await expect.poll(() => readDraft(site)).toBe('[{},{}]');
  });

  await test.step('any page of the site drops an unfinished form that is older than a day, or that an older version left for good', async () => {
    const form = await openForm(site);
    await form.fill();
    await expect.poll(() => readDraft(site)).toContain('coughed since March');
    await page.evaluate(() => {
      localStorage.setItem('consultation-draft', sessionStorage.getItem('consultation-draft') ?? '');
    });
    await site.visit('/about');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => readDraft(site)).toContain('coughed since March');
    await page.clock.setFixedTime((await readNow()) + 25 * hour);
    await site.visit('/services');
    await expect.poll(() => readDraft(site)).toBe('[{},{}]');
  });
});
