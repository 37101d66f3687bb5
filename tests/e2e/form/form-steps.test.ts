import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { consultation as spanish } from '../../../client/content/es/pages/consultation';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { answers, consultationOn, openForm, storedLeads } from '../../support/browser/consultation';
import { desktop, openPages, openSite, phone, type Site } from '../../support/browser/open-site';
import { findConsent } from '../../support/consented';
import { hold, startOver, watchLeads } from './form-support';

const path = '/services/philips-cpap-claims#contact';
const { steps } = consultation;

/** The focused heading, as read aloud. */
const focusedHeading = ({ page }: Site) =>
  page.evaluate(() =>
    document.activeElement?.tagName === 'H3' ? document.activeElement.textContent : undefined,
  );
const shownFields = ({ page }: Site) =>
  page
    .locator('form[action="/api/clients"]')
    .locator('input[name]:visible, select:visible, textarea:visible')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name }) => name));

test('on a practice page the story comes first, then how we reach the person, all by keyboard', async () => {
  await using site = await openSite(phone);
  const { page } = site;
  const form = await openForm(site, path);
  await expect
    .poll(() => shownFields(site))
    .toEqual(['caseType', 'additionalInfo', 'answerBy', 'answerBy', 'bestTime']);
  await expect(form.field('caseType')).toHaveValue(answers.caseType);
  await form.field('additionalInfo').fill(answers.additionalInfo);
  // The reply choice is one tab stop, the time another.
  for (const _ of ['answerBy', 'bestTime', 'button']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedHeading(site)).toBe('Step 2 of 2: How we reach you');
  await expect(form.field('additionalInfo')).toBeHidden();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(form.field('firstName')).toBeFocused();
  await form.field('firstName').fill(answers.firstName);
  await page.getByRole('button', { name: steps.back }).press('Enter');
  await expect.poll(() => focusedHeading(site)).toBe('Step 1 of 2: Your story');
  await expect(form.field('additionalInfo')).toHaveValue(answers.additionalInfo);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await form.button.press('Enter');
  await expect(form.field('firstName')).toHaveValue(answers.firstName);
  await form.field('lastName').fill(answers.lastName);
  await form.field('email').fill(answers.email);
  await form.field('agreeToTerms').check();
  await form.field('phoneNumber').fill(answers.phoneNumber);
  await page.keyboard.press('Enter');
  await form.waitForText(messages.form.sent);
  expect(await storedLeads(site)).toMatchObject([answers]);
  await page.getByRole('button', { name: consultation.another }).click();
  await expect(form.field('caseType')).toBeFocused();
  await expect(form.field('firstName')).toBeHidden();
  expect(site.problems).toEqual([]);
});

test('each step has a summary of its own errors, whose links lead to its fields, also of what the server finds', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('each step has a summary of its own errors, whose links lead to its fields', async () => {
    const form = await openForm(site, path);
    await form.field('caseType').selectOption('');
    await form.press();
    await form.waitForText(consultation.summaryOne);
    await expect(form.form.locator('a[href^="#consultation-"]')).toHaveText([messages.form.caseType]);
    await expect(form.field('caseType')).toBeFocused();
    await form.field('caseType').selectOption('7');
    await form.press();
    await expect.poll(() => focusedHeading(site)).toContain(steps.titles[1]);
    await expect(form.alert).toHaveText('');
    await form.press();
    await form.waitForText(consultation.summary.replace('{count}', '5'));
    await expect(form.field('firstName')).toBeFocused();
    await page.getByRole('link', { name: messages.form.email }).click();
    await expect(form.field('email')).toBeFocused();
  });

  await test.step('a link to a field with an error leaves the step as it is, and Back from there too', async () => {
    await startOver(site);
    const form = await openForm(site, path);
    await form.press();
    await expect.poll(() => focusedHeading(site)).toContain(steps.titles[1]);
    await form.press();
    await page.getByRole('link', { name: messages.form.email }).click();
    await expect(page).toHaveURL(/#consultation-email$/);
    await page.goBack();
    await expect(page).toHaveURL(/#contact$/);
    await expect(form.field('email')).toBeVisible();
  });

  await test.step('what the server finds wrong with the story leads back to it', async () => {
    await startOver(site);
    const form = await openForm(site, path);
    await form.fill();
    await page.route('**/api/clients', (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'BAD_REQUEST',
          message: 'Input validation failed',
          issues: [{ path: ['additionalInfo'], message: messages.form.tooLong }],
        },
      }),
    );
    await form.press();
    await form.waitForText(consultation.summaryOne);
    await expect(form.field('additionalInfo')).toBeVisible();
    await expect
      .poll(() => form.findProblem('additionalInfo'))
      .toEqual({ invalid: true, text: messages.form.tooLong });
    await expect(form.field('additionalInfo')).toBeFocused();
  });
});

test('what was typed in both steps, and how somebody would like to be answered, comes back after a reload and is sent once', async () => {
  await using site = await openSite();
  const { page } = site;
  const newLeads = watchLeads(site);
  await test.step('what was typed in both steps comes back after a reload, and is sent once', async () => {
    const form = await openForm(site, path);
    await form.fill();
    await page.reload();
    await form.waitForText(consultation.restored);
    await expect.poll(() => form.values()).toEqual(answers);
    await form.press();
    await expect.poll(() => focusedHeading(site)).toContain(steps.titles[1]);
    await form.press();
    await form.waitForText(messages.form.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });

  await test.step('how and when somebody would like to be answered goes with the lead, comes back after a reload, and agrees to nothing', async () => {
    const form = await openForm(site);
    await page.getByLabel(consultation.answerWays.email, { exact: true }).check();
    await form.field('bestTime').selectOption('evening');
    await form.fill();
    await page.reload();
    await form.waitForText(consultation.restored);
    await expect(page.getByLabel(consultation.answerWays.email, { exact: true })).toBeChecked();
    await form.send();
    await form.waitForText(messages.form.sent);
    const [lead] = await newLeads();
    expect(lead).toMatchObject({ answerBy: 'email', bestTime: 'evening' });
    expect(await findConsent(site.app.models, lead!._id)).toMatchObject({ granted: false });
  });
  expect(site.problems).toEqual([]);
});

test("the browser's Back leads from the second step to the first, Forward on again, and nothing typed is lost", async () => {
  for (const [screen, prefix, words] of [
    [phone, '', consultation],
    [desktop, '/es', spanish],
  ] as const) {
    await using site = await openSite(screen);
    const { page } = site;
    const form = await openForm(site, prefix + path);
    await form.fill();
    const address = page.url();
    await page.goBack();
    await expect.poll(() => focusedHeading(site)).toContain(words.steps.titles[0]);
    await expect(form.field('additionalInfo')).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.goForward();
    await expect.poll(() => focusedHeading(site)).toContain(words.steps.titles[1]);
    await page.getByRole('button', { name: words.steps.back }).click();
    await expect.poll(() => focusedHeading(site)).toContain(words.steps.titles[0]);
    await form.press();
    await expect.poll(() => focusedHeading(site)).toContain(words.steps.titles[1]);
    await expect.poll(() => form.values()).toEqual(answers);
    await form.press();
    await form.waitForText(words.messages.sent);
    expect(await storedLeads(site)).toMatchObject([answers]);
    expect(site.problems).toEqual([]);
  }
});

test('the form has the same two steps on every page, and nothing moves when the script has come, in both languages', async () => {
  await using site = await openPages(phone);
  const { page } = site;
  await test.step('nothing moves when the script has come, in both languages', async () => {
    for (const { prefix, words } of [
      { prefix: '', words: consultation },
      { prefix: '/es', words: spanish },
    ]) {
      const bring = await hold(page, '**/assets/*.js');
      await page.goto(prefix + path);
      const form = consultationOn(page);
      await form.form.scrollIntoViewIfNeeded();
      const before = await form.form.boundingBox();
      await expect(form.button).toHaveText(words.steps.next);
      await expect(form.field('firstName')).toBeHidden();
      bring();
      await page.waitForSelector('html[data-hydrated]');
      await expect.poll(() => form.form.evaluate((one) => (one as HTMLFormElement).noValidate)).toBe(true);
      await expect.poll(() => form.form.boundingBox()).toEqual(before);
      await form.press();
      await page.getByRole('heading', { name: words.steps.titles[1] }).waitFor();
      await page.unroute('**/assets/*.js');
    }
  });

  await test.step('the home page and the contact page have the same two steps', async () => {
    for (const one of ['/', '/contact']) {
      await site.visit(one);
      const form = consultationOn(page);
      await expect(form.field('additionalInfo')).toBeVisible();
      await expect(form.field('firstName')).toBeHidden();
      await form.fill();
      await expect(form.field('firstName')).toBeVisible();
      await expect(form.field('additionalInfo')).toBeHidden();
    }
  });
});
