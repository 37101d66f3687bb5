import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { concern as says } from '../../../client/content/en/pages/concern';
import { concernRule } from '../../../shared/rules/concern/concern-rule';
import { answerOn, openQuestions, submitQuestions } from '../../support/browser/concern';
import { consultationOn, storedLeads } from '../../support/browser/consultation';
import { openPages, openSite, phone } from '../../support/browser/open-site';
import { startOver } from '../form/form-support';
import { giveSession } from '../staff/admin-support';

const { answer } = says;
/** Chromium reports scripts it skips as failures. */
const real = (problems: string[]) => problems.filter((line) => !/\.js csp$/.test(line));

const reply = async (page: Page, id: string, word: string) => {
  await openQuestions(page);
  const { label = '' } = concernRule('18').questions.find((one) => one.id === id) ?? {};
  await page.getByRole('group', { name: label }).getByLabel(word, { exact: true }).check();
};
const fillForm = async (page: Page) => {
  const form = consultationOn(page);
  await form.fill({ caseType: '' });
  return form;
};

test('the questions are answered in place, nothing of it stands in an address, and the answers go along only with a tick and for their case', async () => {
  await using site = await openSite();
  const { page } = site;
  await test.step('the answers stay behind where nobody has ticked the box that asks for them', async () => {
    await site.visit('/services/paragard-claims');
    await reply(page, 'broke', says.yes);
    await submitQuestions(page);
    await page.getByLabel(says.sendAlong).waitFor();
    const form = await fillForm(page);
    await form.send();
    await form.form.getByRole('list').first().waitFor();
    const lead = (await storedLeads(site)).at(-1);
    expect(lead).toMatchObject({ caseType: '18' });
    expect(lead?.answers).toBeUndefined();
  });

  await test.step('the answers wait for the form of the contact page, and stay behind when the case is another one', async () => {
    await startOver(site);
    await site.visit('/services/paragard-claims');
    await reply(page, 'broke', says.yes);
    await submitQuestions(page);
    await answerOn(page).getByText(answer.perhaps.title).waitFor();
    await page.locator('main a[href^="/contact?case=18"]').first().click();
    await page.waitForURL('**/contact?case=18**');
    await page.getByLabel(says.sendAlong).check();
    const form = consultationOn(page);
    await form.fill({ caseType: '7' });
    await form.send();
    await form.form.getByRole('list').first().waitFor();
    const lead = (await storedLeads(site)).at(-1);
    expect(lead).toMatchObject({ caseType: '7' });
    expect(lead?.answers).toBeUndefined();
  });

  await test.step('the questions are answered in place, nothing of it stands in an address, and the answers go with the form', async () => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await startOver(site);
    await site.visit('/services/paragard-claims');
    await reply(page, 'wasParagard', says.yes);
    await reply(page, 'broke', says.yes);
    await page.getByLabel(says.state).selectOption('TX');
    await submitQuestions(page);
    await answerOn(page).getByText(answer.perhaps.title).waitFor();
    await expect(answerOn(page).getByText(/^In Texas the usual limit is 2 years/)).toBeVisible();
    await page.getByLabel(says.state).selectOption('AR');
    await submitQuestions(page);
    await expect(
      answerOn(page).getByText(/We have not checked the law about a death there yet/),
    ).toBeVisible();
    await page.getByLabel(says.state).selectOption('TX');
    await submitQuestions(page);
    await expect(answerOn(page).locator('li')).toHaveText([
      'We look for a Paragard, not another brand. Your answer fits.',
      'We look for a break on removal. Your answer fits.',
      'We look for pain, an injury, more treatment, or a piece still inside. Your answers do not say yet.',
    ]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('concern-answer');
    // Our own file names may have these letters in their hash.
    const findLeaks = () => urls.filter((url) => /TX|wasParagard/.test(url) && !url.includes('/assets/'));
    expect(findLeaks()).toEqual([]);

    await reply(page, 'harm', says.yes);
    await submitQuestions(page);
    await answerOn(page).getByText(answer.likely.title).waitFor();
    await expect(page.getByLabel(says.sendAlong)).not.toBeChecked();
    await page.getByLabel(says.sendAlong).check();
    const form = await fillForm(page);
    await form.send();
    await form.form.getByRole('list').first().waitFor();
    const lead = (await storedLeads(site)).at(-1);
    expect(lead?.answers).toEqual({ wasParagard: true, broke: true, harm: true, state: 'TX' });
    await expect(page.getByLabel(says.sendAlong)).toBeHidden();

    await giveSession(site, await site.app.signInAsAdmin(), 'admin');
    await page.goto(`/admin/clients/${lead?._id}`);
    const read = page.getByRole('region', { name: 'What they answered' });
    await read.getByText('Was your IUD a Paragard?').waitFor();
    await expect(read.getByRole('definition')).toHaveText(['Yes', 'Yes', 'Yes', 'Texas']);
  });
  expect(site.problems).toEqual([]);
});

test('without script the answer comes as a page with all that was answered, and goes along from there', async () => {
  await using site = await openSite({ javaScriptEnabled: false });
  const { page } = site;
  await page.goto('/services/paragard-claims');
  await reply(page, 'broke', says.no);
  await page.getByLabel(says.state).selectOption('IL');
  await submitQuestions(page);
  await answerOn(page).getByText(answer.unlikely.title).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  const group = page.getByRole('group', { name: /broken, when it was removed/ });
  await expect(group.getByLabel(says.no, { exact: true })).toBeChecked();
  await expect(page.getByLabel(says.state)).toHaveValue('IL');
  await page.getByLabel(says.sendAlong).check();
  const form = await fillForm(page);
  await expect(form.field('caseType')).toHaveValue('18');
  await form.send();
  await page.waitForURL(/\/sent\?/);
  expect((await storedLeads(site))[0]?.answers).toEqual({ broke: false, state: 'IL' });

  await test.step('a date is read as people say it, and the page in Spanish shows how', async () => {
    await page.goto('/es/services/hernia-mesh-claims');
    await page.locator('form[data-concern] input').first().fill('en mayo del 2010');
    await page.locator('form[data-concern] button[type=submit]').click();
    await answerOn(page).getByText('Entendimos “en mayo del 2010”: mayo de 2010.').waitFor();
    await expect(page.locator('form[data-concern] input').first()).toHaveValue('en mayo del 2010');
  });
  expect(real(site.problems)).toEqual([]);
});

test('what fits and what does not is said in whole sentences, at once, and no answer at all with a request for one', async () => {
  await using site = await openPages(phone);
  const { page } = site;
  await test.step('a date that is typed and the button pressed at once get their answer, though the other questions unfold', async () => {
    await site.visit('/services/hernia-mesh-claims');
    await page.locator('form[data-concern] input').first().pressSequentially('spring of 2010');
    await submitQuestions(page);
    await answerOn(page).getByText(answer.perhaps.title).waitFor();
    await answerOn(page).getByText('We read “spring of 2010”: March to May 2010.').waitFor();
  });
  expect(site.problems).toEqual([]);

  await test.step('what fits and what does not is said in whole sentences, and no answer at all with a request for one', async () => {
    await site.visit('/services/paragard-claims');
    await submitQuestions(page);
    await answerOn(page).getByText(answer.nothing.title).waitFor();
    await expect(page.getByLabel(says.sendAlong)).toBeHidden();
    await reply(page, 'wasParagard', says.yes);
    await reply(page, 'broke', says.no);
    await submitQuestions(page);
    await answerOn(page).getByText(answer.unlikely.title).waitFor();
    await expect(answerOn(page).getByText(answer.for)).toBeVisible();
    await expect(answerOn(page).getByRole('listitem')).toHaveText([
      'We look for a Paragard, not another brand. Your answer fits.',
      'We look for a break on removal. Your answer says otherwise.',
      'We look for pain, an injury, more treatment, or a piece still inside. Your answers do not say yet.',
    ]);
  });
});
