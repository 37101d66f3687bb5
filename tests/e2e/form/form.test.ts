import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { practiceAreaLayout } from '../../../client/content/en/pages/practice-area-layout';
import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { messages } from '../../../shared/messages';
import { answers, consultationOn, countSubmissions, openForm } from '../../support/browser/consultation';
import { openPages, openSite } from '../../support/browser/open-site';
import { make } from '../../support/make';
import { hold, startOver, watchLeads } from './form-support';

const { form: says } = messages;

const rules = [
  { name: 'firstName', bad: ' ', good: 'M', message: says.firstName },
  { name: 'lastName', bad: '\u200b', good: 'L', message: says.lastName },
  { name: 'email', bad: 'maria@example', good: 'maria@example.com', message: says.email },
  { name: 'phoneNumber', bad: '555-0132', good: '415-555-0132', message: says.phone },
] as const;

test('each wrong answer says its sentence under its field and is counted in a summary that leads there, also one that only the server finds', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('a form sent empty is not sent: every rule speaks, their number is announced, the first one has the focus', async () => {
    const form = await openForm(site);
    const posts = countSubmissions(page);
    await form.send();
    await expect(form.alert).toHaveText(consultation.summaryOne);
    await expect(form.field('caseType')).toBeFocused();
    await expect.poll(() => form.findProblem('caseType')).toEqual({ invalid: true, text: says.caseType });
    await form.field('caseType').selectOption('3');
    await form.send();
    await expect(form.alert).toHaveText(consultation.summary.replace('{count}', '5'));
    await expect(form.field('firstName')).toBeFocused();
    for (const { name, message } of rules)
      await expect.poll(() => form.findProblem(name)).toEqual({ invalid: true, text: message });
    await expect
      .poll(() => form.findProblem('agreeToTerms'))
      .toEqual({ invalid: true, text: says.agreeToTerms });

    await form.fill({ email: 'maria' });
    await form.send();
    await expect(form.alert).toHaveText(consultation.summaryOne);
    await expect(form.field('email')).toBeFocused();
    await form.field('email').fill(answers.email);
    await expect(form.alert).toHaveText('');
    expect(posts).toEqual([]);
  });

  await test.step('each field that is left with a wrong answer says its sentence under it, until the answer is right', async () => {
    await startOver(site);
    const form = await openForm(site);
    await form.field('caseType').focus();
    await form.field('additionalInfo').focus();
    await expect.poll(() => form.findProblem('caseType')).toEqual({ invalid: true, text: says.caseType });
    await form.field('caseType').selectOption('3');
    await expect.poll(() => form.findProblem('caseType')).toEqual({ invalid: false, text: '' });
    await form.field('additionalInfo').blur();
    await expect.poll(() => form.findProblem('additionalInfo')).toEqual({ invalid: false, text: '' });
    await form.press();
    for (const { name, bad, good, message } of rules) {
      await form.field(name).fill(bad);
      await expect.poll(() => form.findProblem(name), name).toEqual({ invalid: false, text: '' });
      await form.field(name).blur();
      await expect.poll(() => form.findProblem(name)).toEqual({ invalid: true, text: message });
      await expect(page.getByText(message, { exact: true }), message).toBeVisible();
      await form.field(name).fill(good);
      await expect.poll(() => form.findProblem(name)).toEqual({ invalid: false, text: '' });
    }

    await form.field('agreeToTerms').focus();
    await form.field('firstName').focus();
    await expect
      .poll(() => form.findProblem('agreeToTerms'))
      .toEqual({ invalid: true, text: says.agreeToTerms });
    const toCheck = page.getByRole('link', { name: consultation.toCheck.replace('{count}', '1') });
    await expect(toCheck).toHaveAttribute('href', '#consultation-agreeToTerms');
    await form.field('agreeToTerms').check();
    await expect(toCheck).toHaveCount(0);
    await expect.poll(() => form.findProblem('agreeToTerms')).toEqual({ invalid: false, text: '' });
  });
  expect(site.problems).toEqual([]);

  await test.step('an error in the summary leads to its field', async () => {
    const form = await openForm(site);
    await form.fill({ email: 'maria' });
    await form.send();
    await page.getByRole('link', { name: messages.form.email }).click();
    await expect(form.field('email')).toBeFocused();
  });

  await test.step('what only the server finds wrong stands under its field too', async () => {
    await startOver(site);
    const form = await openForm(site);
    const issues = [{ path: ['phoneNumber'], message: says.tooLong }];
    await page.route('**/api/clients', (route) => route.fulfill({ status: 400, json: { issues } }));
    await form.fill();
    await form.send();
    await expect.poll(() => form.findProblem('phoneNumber')).toEqual({ invalid: true, text: says.tooLong });
    await expect(form.alert).toHaveText(consultation.summaryOne);
    await expect(form.field('phoneNumber')).toBeFocused();
    await expect.poll(() => form.values()).toEqual(answers);
  });

  await test.step('an answer that is good but not the server saying "stored" is no success', async () => {
    await page.unrouteAll();
    const form = await openForm(site);
    const hotel = { status: 200, contentType: 'text/html', body: '<p>Welcome to the hotel network</p>' };
    await page.route('**/api/clients', (route) => route.fulfill(hotel));
    await form.fill();
    await form.send();
    await form.waitForText(says.failed);
    await expect(page.getByText(says.sent)).toHaveCount(0);
    await expect.poll(() => form.values()).toEqual(answers);
  });
});

test('success is said only after the server has stored the request, once, and its failure keeps every answer for the next press', async () => {
  await using site = await openSite();
  const { page } = site;
  const newLeads = watchLeads(site);
  await test.step('success is said only after the server has stored the request, and the form is empty then', async () => {
    const form = await openForm(site);
    const answer = await hold(page, '**/api/clients');
    await form.fill();
    await form.send();
    await expect(form.status).toHaveText(consultation.sending);
    await expect(form.button).toHaveText(consultation.sending);
    await expect(page.getByText(says.sent)).toHaveCount(0);
    await expect.poll(() => form.values()).toEqual(answers);

    answer();
    await form.waitForText(says.sent);
    await expect(form.status.locator('p')).toHaveText([
      says.sent,
      /^We will call you by \w+day, \w+ \d+ at .+\.$/,
      consultation.next,
    ]);
    await expect
      .poll(() => form.status.evaluate((box) => box.parentElement === document.activeElement))
      .toBe(true);
    await expect.poll(async () => Object.values(await form.values()).join('')).toBe('');
    await expect(form.field('agreeToTerms')).not.toBeChecked();
    const [lead, ...others] = await newLeads();
    expect(lead).toMatchObject({ ...answers, ip_address: '127.0.0.1', jornaya_ip: '' });
    expect(others).toEqual([]);
  });

  await test.step('a form pressed twice, and once more by Enter, is sent once', async () => {
    await page.unrouteAll();
    const form = await openForm(site);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    const sent = page.waitForRequest('**/api/clients');
    const answer = await hold(page, '**/api/clients');
    await form.fill();
    await form.button.dblclick();
    await sent;
    await form.field('email').press('Enter');
    answer();
    await form.waitForText(says.sent);
    expect(calls).toEqual(['/api/ip', '/api/clients']);
    expect(await newLeads()).toHaveLength(1);
  });
  expect(site.problems).toEqual([]);

  await test.step('a failure of the server says so and keeps every answer, and the next press sends it', async () => {
    await page.unrouteAll();
    const form = await openForm(site);
    await page.route('**/api/clients', (route) => route.fulfill({ status: 500, body: 'Oops' }));
    await form.fill();
    await form.send();
    await expect(form.alert).toHaveText(says.failed + consultation.failed);
    await expect.poll(() => form.values()).toEqual(answers);
    await expect(form.field('agreeToTerms')).toBeChecked();
    expect(await newLeads()).toEqual([]);

    await page.unroute('**/api/clients');
    await form.send();
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });
});

test('a link carries its case type into the form, whose built-in 18 make room for the list of the server', async () => {
  await using site = await openSite();
  const { page, app } = site;
  await test.step('a link carries its case type into the form; one that does not exist chooses nothing', async () => {
    await site.visit('/services/philips-cpap-claims');
    await page.getByRole('link', { name: practiceAreaLayout.review }).first().click();
    await page.waitForURL('**/contact?case=7#contact');
    const form = consultationOn(page);
    await expect(form.field('caseType')).toHaveValue('7');

    await openForm(site, '/contact?case=2');
    await expect(form.field('caseType')).toHaveValue('2');
    await form.field('caseType').selectOption('5');
    await page.reload();
    await form.waitForText(consultation.restored);
    await expect(form.field('caseType')).toHaveValue('5');

    await form.fill();
    await form.send();
    await form.waitForText(says.sent);
    await expect.poll(async () => Object.values(await form.values()).join('')).toBe('');

    await openForm(site, '/contact?case=999');
    await expect(form.field('caseType')).toHaveValue('');
  });

  await test.step('a server without case types leaves the built-in 18', async () => {
    await page.route('**/api/case-types', (route) => route.fulfill({ json: [] }));
    await page.goto('/icon.svg');
    const form = await openForm(site);
    await expect(form.field('caseType').locator('option')).toHaveCount(
      1 + builtInCaseTypes.length + otherCaseTypes.length,
    );
  });

  await test.step('the built-in 18 case types stand there at once; the list of the server takes their place and keeps the choice', async () => {
    await page.unrouteAll();
    const admin = await app.signInAsAdmin();
    expect((await admin.put('/api/services/2', { title: 'Asbestos and Lung Cancer' })).status).toBe(200);
    expect((await admin.post('/api/services', make.service({ title: 'Tainted Water' }))).status).toBe(201);
    const answer = await hold(page, '**/api/case-types');

    const request = page.waitForRequest('**/api/case-types');
    await site.visit('/contact');
    await request;
    const form = consultationOn(page);
    const choices = () => form.field('caseType').locator('option').allTextContents();
    await expect
      .poll(choices)
      .toEqual([
        consultation.chooseCaseType,
        ...builtInCaseTypes.map(({ title }) => title),
        ...Object.values(consultation.otherCaseTypes),
      ]);
    await form.field('caseType').selectOption('3');

    expect((await admin.put('/api/services/3', { status: 0 })).status).toBe(200);
    answer();
    await expect.poll(choices).toContain('Tainted Water');
    await expect.poll(choices).toContain('Asbestos and Lung Cancer');
    await expect.poll(choices).not.toContain('Asbestos Lung Cancer');
    await expect(form.field('caseType')).toHaveValue('3');
  });
  expect(site.problems).toEqual([]);
});

/** The script that loads React, held until released. */
const entry = '**/assets/entry-client-*.js';

test('what is typed or sent before the script has come is kept, and loses nothing', async () => {
  await using site = await openSite();
  const { page } = site;
  const newLeads = watchLeads(site);
  await test.step('what is typed before the script has come is still there when it has, and is what is sent', async () => {
    const arrive = await hold(page, entry);
    await page.goto('/contact?case=2');
    const form = consultationOn(page);
    await form.field('additionalInfo').fill(answers.additionalInfo);
    await form.field('caseType').selectOption(answers.caseType);
    arrive();
    await page.waitForSelector('html[data-hydrated]');
    await expect(form.field('additionalInfo')).toHaveValue(answers.additionalInfo);
    await form.fill({ caseType: '', additionalInfo: answers.additionalInfo });
    await expect.poll(() => form.values()).toEqual(answers);
    await form.send();
    await form.waitForText(says.sent);
    expect(await newLeads()).toMatchObject([answers]);
  });
  expect(site.problems).toEqual([]);

  await test.step('whoever goes on before the script has come is asked for the rest by the server, and nothing is lost', async () => {
    await page.unrouteAll();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/services/philips-cpap-claims#contact');
    const form = consultationOn(page);
    await form.field('additionalInfo').fill(answers.additionalInfo);
    await form.press();
    await page.getByRole('heading', { name: consultation.problemPage.title }).waitFor();
    await expect(form.field('additionalInfo')).toHaveValue(answers.additionalInfo);
    await expect(form.field('caseType')).toHaveValue(answers.caseType);
    await expect(form.field('firstName')).toBeVisible();
    expect(await newLeads()).toEqual([]);
  });

  await test.step('a form sent before the script has come is posted by the browser and loses nothing', async () => {
    await page.unrouteAll();
    await page.route(entry, () => {});
    await page.goto('/');
    const form = consultationOn(page);
    await form.field('additionalInfo').fill(answers.additionalInfo);
    await page.getByLabel(consultation.answerWays.email, { exact: true }).check();
    await form.field('bestTime').selectOption('morning');
    await form.press();
    await page.getByRole('heading', { name: consultation.problemPage.title }).waitFor();
    await expect(form.field('additionalInfo')).toHaveValue(answers.additionalInfo);
    await expect(page.getByLabel(consultation.answerWays.email, { exact: true })).toBeChecked();
    await expect(form.field('bestTime')).toHaveValue('morning');
    await form.fill();
    await form.send();
    await page.waitForURL(/\/sent\?/);
    await expect(page.getByRole('status')).toHaveText(says.sent);
    const [lead, ...others] = await newLeads();
    expect({ ...lead, additionalInfo: lead?.additionalInfo.replaceAll('\r\n', '\n') }).toMatchObject({
      ...answers,
      answerBy: 'email',
      bestTime: 'morning',
    });
    expect(others).toEqual([]);
  });
});
