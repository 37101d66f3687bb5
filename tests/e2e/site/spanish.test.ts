import { expect, test } from '@playwright/test';
import { consultation as english } from '../../../client/content/en/pages/consultation';
import { concern } from '../../../client/content/es/pages/concern';
import { consultation } from '../../../client/content/es/pages/consultation';
import { contact } from '../../../client/content/es/pages/contact';
import { stop } from '../../../client/content/es/pages/stop';
import { yourData } from '../../../client/content/es/pages/your-data';
import { spanishConsentTexts } from '../../../shared/consent-texts/spanish';
import { axeFindings } from '../../support/browser/axe';
import { openQuestions } from '../../support/browser/concern';
import {
  answers,
  consultationOn,
  countSubmissions,
  openForm,
  storedLeads,
} from '../../support/browser/consultation';
import { openPages, openSite, phone } from '../../support/browser/open-site';
import { findConsent } from '../../support/consented';
import { giveSession } from '../staff/admin-support';

const says = consultation.messages;
const question = spanishConsentTexts.at(-1)!;

test('the form of a Spanish page speaks Spanish: errors, consent, confirmation; and the lead keeps the language', async () => {
  await using site = await openSite();
  const { page } = site;
  const form = await openForm(site, '/es/contact?case=7');
  const posts = countSubmissions(page);
  await expect
    .poll(() =>
      form.field('caseType').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    )
    .toBe('CPAP de Philips');
  await form.send();
  await expect(form.alert).toHaveText(consultation.summary.replace('{count}', '5'));
  for (const [name, message] of [
    ['firstName', says.firstName],
    ['lastName', says.lastName],
    ['email', says.email],
    ['phoneNumber', says.phone],
    ['agreeToTerms', says.agreeToTerms],
  ] as const)
    await expect.poll(() => form.findProblem(name)).toEqual({ invalid: true, text: message });
  expect(posts).toEqual([]);
  await expect.poll(() => axeFindings(page)).toEqual([]);

  await form.fill();
  await page.getByText(question.text).waitFor();
  await form.field('contactConsent').check();
  await form.send();
  await form.waitForText(says.sent);
  await page.getByText(consultation.confirmation.stepsTitle).waitFor();
  await expect.poll(() => form.form.locator('dd').allTextContents()).toContain('CPAP de Philips');
  await expect(form.form).not.toHaveText(/Sending|Your reference|What happens next/, { useInnerText: true });
  await expect.poll(() => axeFindings(page)).toEqual([]);
  const [lead] = await storedLeads(site);
  expect(lead).toMatchObject({ ...answers, additionalInfo: expect.any(String), language: 'es' });
  expect(await findConsent(site.app.models, lead!._id)).toMatchObject({
    granted: true,
    evidence: 'witnessed',
    text: question.text,
    version: question.version,
  });
  const next = await openForm(site);
  await next.fill();
  await next.send();
  await next.waitForText(english.messages.sent);
  expect((await storedLeads(site))[1]).toMatchObject({ language: 'en' });
  expect(site.problems).toEqual([]);

  await giveSession(site, await site.app.signInAsAdmin(), 'admin');
  await page.goto(`/admin/clients/${lead!._id}`);
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Details' }).first().click();
  await details.getByText('Spanish', { exact: true }).waitFor();
});

test('without script a Spanish form comes back with Spanish errors and is thanked for in Spanish, as who wants to be left alone or asks about their data', async () => {
  await using site = await openSite({ ...phone, javaScriptEnabled: false });
  const { page } = site;
  await test.step('without script a Spanish form comes back with Spanish errors, and is thanked for in Spanish', async () => {
    await page.goto('/es/services/philips-cpap-claims');
    const form = consultationOn(page);
    await form.fill();
    await form.form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.field('email').fill('maria');
    await form.send();
    await page.getByRole('heading', { name: consultation.problemPage.title }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es');
    await expect.poll(async () => (await form.findProblem('email')).text).toBe(says.email);
    await expect(page.getByRole('alert').first()).toHaveText(says.failed);
    await expect(form.field('firstName')).toHaveValue(answers.firstName);
    await expect
      .poll(() =>
        form.field('caseType').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
      )
      .toBe('CPAP de Philips');
    await form.field('email').fill(answers.email);
    await form.field('agreeToTerms').check();
    await form.send();
    await page.waitForURL(/\/es\/sent\?/);
    await expect(page.getByRole('status')).toHaveText(says.sent);
    expect(await storedLeads(site)).toMatchObject([{ email: answers.email, language: 'es' }]);
    await page.getByRole('link', { name: consultation.sentPage.back }).click();
    await page.waitForURL('**/es');
  });

  await test.step('who wants to be left alone, or asks about their data, is answered in Spanish, without script', async () => {
    await page.goto('/es/stop-contacting-me');
    await page.getByLabel(stop.email).fill('maria.lopez@example.com');
    await page.getByRole('button', { name: stop.submit }).click();
    await page.waitForURL('**/es/stop-contacting-me#done');
    await expect(page.getByText(stop.outcomes.done.text)).toBeVisible();
    await page.goto('/es/your-data');
    await page.getByLabel(yourData.kinds.access).check();
    await page.getByLabel(yourData.name).fill('María López');
    await page.getByLabel(yourData.email).fill('maria.lopez@example.com');
    await page.getByRole('button', { name: yourData.submit }).click();
    await page.waitForURL('**/es/your-data#done');
    await expect(page.getByText(yourData.outcomes.done.title)).toBeVisible();
  });
});

test('a browser that prefers Spanish is offered it once, in one line; one that prefers English never', async () => {
  const offer = '[data-language-offer]';
  {
    await using site = await openPages({ ...phone, locale: 'es-MX' });
    const { page } = site;
    await site.visit('/services/workplace-injuries');
    await expect(page.locator(offer)).toHaveCount(1);
    const box = (await page.locator(offer).boundingBox())!;
    expect(box.height).toBeLessThan(60);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await site.visit('/about');
    await expect(page.locator(offer)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await site.visit('/about');
    await page.locator(offer).getByRole('link').tap();
    await page.waitForURL('**/es/about');
    await page.evaluate(() => localStorage.clear());
    await site.visit('/es/about');
    await expect(page.locator(offer)).toHaveCount(0);
    expect(site.problems).toEqual([]);
  }
  await using site = await openPages({ locale: 'en-US' });
  await site.visit('/');
  await expect(site.page.locator(offer)).toHaveCount(0);
});

test('the other language of a page is one press away, at every width, with and without script, and each names the other to search engines', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await using site = await openPages({ javaScriptEnabled });
    const { page } = site;
    if (javaScriptEnabled)
      await test.step('there and back, and to search engines', async () => {
        for (const path of ['/', '/services/afff-claims', '/news', '/stop-contacting-me']) {
          await site.visit(path);
          const alternates = () =>
            page
              .locator('link[rel="alternate"][hreflang]')
              .evaluateAll((links) =>
                links.map((link) => [
                  link.getAttribute('hreflang'),
                  new URL((link as HTMLLinkElement).href).pathname,
                ]),
              );
          const spanish = path === '/' ? '/es' : `/es${path}`;
          const both = [
            ['en', path],
            ['es', spanish],
            ['x-default', path],
          ];
          await expect.poll(alternates).toEqual(both);
          const link = page.getByRole('banner').getByRole('link', { name: 'Español' });
          await expect
            .poll(async () => [await link.getAttribute('lang'), await link.getAttribute('hreflang')])
            .toEqual(['es', 'es']);
          await link.click();
          await page.waitForURL(`**${spanish}`);
          await page.waitForSelector('html[lang="es"][data-hydrated]');
          await expect.poll(alternates).toEqual(both);
          await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
          await page.waitForURL((url) => url.pathname === path);
          await page.waitForSelector('html[lang="en"][data-hydrated]');
        }
        expect(site.problems).toEqual([]);
      });
    for (const [from, name, to] of [
      ['/services/construction-accidents', 'Español', '/es/services/construction-accidents'],
      ['/es', 'English', '/'],
    ] as const) {
      await page.goto(from);
      const link = page.getByRole('banner').getByRole('link', { name });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 667 });
        // Nothing covers it.
        await link.click({ trial: true });
        const box = (await link.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(80);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
      }
      await link.click();
      await page.waitForURL((url) => url.pathname === to);
    }
  }
});

test('the questions of a practice page are asked and answered in Spanish, with and without script, and a page brings the words of its language alone', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await using site = await openPages({ javaScriptEnabled });
    const { page } = site;
    if (javaScriptEnabled)
      await test.step('also in what the script makes', async () => {
        const scripts: string[] = [];
        page.on('response', async (answer) => {
          if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''));
        });
        const form = await openForm(site, '/es/contact');
        await form.field('additionalInfo').focus();
        await form.send();
        await expect.poll(async () => (await form.findProblem('caseType')).text).toBe(says.caseType);
        const code = scripts.join('\n');
        const holds = (words: string) => code.includes(words);
        expect([holds(consultation.problemPage.title), holds(question.parts!.condition)]).toEqual([
          true,
          true,
        ]);
        expect([holds(english.problemPage.title), holds('may call and text me')]).toEqual([false, false]);
        await page.getByRole('button', { name: contact.map.show }).waitFor();
        await site.visit('/es/services');
        await page.getByRole('searchbox').fill('cancer de riñon');
        await expect(page.locator('#filter-note')).toHaveText(/página/);
        await page.getByRole('searchbox').fill('jirafa');
        await expect(page.locator('#filter-note')).toContainText('Ninguna página');
      });
    await page.goto('/es/services/paragard-claims');
    if (javaScriptEnabled) await page.waitForSelector('html[data-hydrated]');
    const questions = page.locator('form[data-concern]');
    await expect(questions).not.toHaveText(/\b(?:Did|Was|Yes|Not sure|Choose)\b/, { useInnerText: true });
    await openQuestions(page);
    await page.getByRole('group', { name: '¿Se rompió' }).getByLabel(concern.no, { exact: true }).check();
    await page.getByLabel(concern.state).selectOption('TX');
    await questions.getByRole('button', { name: concern.submit }).click();
    const said = page.locator('#concern-answer');
    await said.getByText(concern.answer.unlikely.title).waitFor();
    await expect(said.getByRole('listitem').first()).toHaveText(
      concern.answer.differs.replace('{condition}', 'que se haya roto al sacarlo'),
    );
    await expect(said).toContainText('En Texas el plazo común es 2 años', { useInnerText: true });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/es/services/paragard-claims');
    // axe itself needs scripts.
    if (javaScriptEnabled) await expect.poll(() => axeFindings(page)).toEqual([]);
  }
});
