import { expect, test } from '@playwright/test';
import { consultation } from '../../../client/content/en/pages/consultation';
import { contact } from '../../../client/content/en/pages/contact';
import { home } from '../../../client/content/en/pages/home';
import { practiceAreaLayout } from '../../../client/content/en/pages/practice-area-layout';
import { site as firm } from '../../../client/content/site';
import { messages } from '../../../shared/messages';
import { answers, consultationOn, storedLeads } from '../../support/browser/consultation';
import { openPages, openSite, phone } from '../../support/browser/open-site';
import { watchLeads } from './form-support';

const { form: says } = messages;
const withoutScript = { javaScriptEnabled: false };

/** Chromium reports scripts it skips as failures. */
const real = (problems: string[]) => problems.filter((line) => !/\.js csp$/.test(line));

test('without script the pages can be read, their links followed, their questions and the menu of a phone opened and closed', async () => {
  await using site = await openPages({ ...withoutScript, hasTouch: true });
  const { page } = site;
  await test.step('without script the pages can be read and their links followed', async () => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('**/services');
    await page.locator('main').getByRole('link', { name: /AFFF/ }).first().click();
    await page.waitForURL('**/services/afff-claims');
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(3_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await page.goto('/contact');
    // Controls that need script are hidden; the link to the same map is shown.
    await expect(page.getByRole('button', { name: contact.map.show })).toBeHidden();
    await expect(page.locator(`main a[href="${firm.map?.linkUrl}"]`)).toBeVisible({
      visible: firm.map !== undefined,
    });
  });

  await test.step('without script the questions open one at a time and close again, and links lead to their places', async () => {
    await page.goto('/about');
    await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/#faq');
    await expect
      .poll(() => page.locator('#faq h2').evaluate((h2) => h2.getBoundingClientRect().top < 300))
      .toBe(true);
    const items = page.locator('#faq details');
    const open = () =>
      items.evaluateAll((all) => all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])));
    await expect(items).toHaveCount(home.faq.items.length);
    await items.nth(0).locator('summary').click();
    await expect.poll(open).toEqual([0]);
    await items.nth(2).locator('summary').click();
    await expect.poll(open).toEqual([2]);
    await expect(items.nth(2).locator('p').first()).toBeVisible();
    await items.nth(2).locator('summary').click();
    await expect.poll(open).toEqual([]);
  });

  await test.step('without script the menu of a phone opens, leads on and closes', async () => {
    await page.setViewportSize(phone.viewport);
    await page.goto('/');
    const menu = page.locator('summary', { hasText: 'Menu' });
    const about = page.getByRole('navigation').getByRole('link', { name: 'About Us' });
    await expect(about).toBeHidden();
    await menu.tap();
    await expect(about).toBeVisible();
    await menu.tap();
    await expect(about).toBeHidden();
    await menu.tap();
    await about.tap();
    await page.waitForURL('**/about');
    await expect(about).toBeHidden();
  });
  expect(real(site.problems)).toEqual([]);
});

test('without script the form stands on one page, has the case type of its link, is posted, and is answered with a page that says it is stored', async () => {
  await using site = await openSite(withoutScript);
  const { page } = site;
  const newLeads = watchLeads(site);
  await test.step('without script the form is posted and answered with a page that says it is stored', async () => {
    await page.goto('/');
    const form = consultationOn(page);
    await form.fill();
    await form.send();
    await page.waitForURL(/\/sent\?/);
    await expect(page.getByRole('status')).toHaveText(says.sent);
    await expect(page.getByText(consultation.next)).toBeVisible();
    const leads = await newLeads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      ...answers,
      additionalInfo: expect.stringContaining('coughed since March'),
    });
    await page.reload();
    expect(await storedLeads(site)).toHaveLength(1);
    expect(real(site.problems)).toEqual([]);
  });

  await test.step('without script a link carries its case type into the form, which is what is stored', async () => {
    await page.goto('/services/philips-cpap-claims');
    await page.getByRole('link', { name: practiceAreaLayout.review }).first().click();
    await page.waitForURL('**/contact?case=7#contact');
    const form = consultationOn(page);
    await expect(form.field('caseType')).toHaveValue('7');
    const { caseType: _, ...typed } = { ...answers, firstName: 'Ana' };
    for (const [name, value] of Object.entries(typed))
      await form.field(name as keyof typeof typed).fill(value);
    await form.field('agreeToTerms').check();
    await form.send();
    await page.waitForURL(/\/sent\?/);
    expect(await newLeads()).toMatchObject([{ firstName: 'Ana', caseType: '7' }]);
  });

  await test.step('without script the steps stand on one page, with one button', async () => {
    await page.goto('/services/philips-cpap-claims#contact');
    const form = consultationOn(page);
    await expect(form.button).toHaveText([consultation.submit]);
    await expect(page.getByText('Step 1 of 2')).toBeHidden();
    for (const name of ['additionalInfo', 'firstName', 'agreeToTerms'] as const)
      await expect(form.field(name)).toBeVisible();
    // Without a script only the answers tell one request from another.
    await form.fill({ firstName: 'Rosa' });
    await form.press();
    await page.waitForURL(/\/sent\?/);
    expect(await newLeads()).toMatchObject([{ firstName: 'Rosa', email: answers.email, caseType: '7' }]);
  });
});

test('without script a wrong answer brings the form back with the reason and every answer, none of it run', async () => {
  await using site = await openSite();
  const { page } = site;
  // Let the browser run scripts here, so that one in an answer would be noticed.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const form = consultationOn(page);
  const attack = {
    firstName: '"><img src=x onerror="document.title=1">',
    lastName: "O'Neil & {{email}} $& <b>",
    email: 'maria@example',
    additionalInfo: '</textarea><script>document.title = 1</script>\n{{message}}',
  };
  await form.fill(attack);
  await form.send();
  await page.getByRole('heading', { name: consultation.problemPage.title }).waitFor();
  await expect(page).toHaveURL(`${site.app.url}/api/clients`);
  await expect(page.getByRole('alert').first()).toHaveText(says.failed);
  await expect.poll(() => form.findProblem('email')).toEqual({ invalid: true, text: says.email });
  await expect(
    page.getByRole('link', { name: consultation.toCheck.replace('{count}', '1') }),
  ).toHaveAttribute('href', '#consultation-email');
  await expect.poll(() => form.findProblem('firstName')).toEqual({ invalid: false, text: '' });
  await expect.poll(() => form.findProblem('agreeToTerms')).toEqual({ invalid: false, text: '' });
  await expect.poll(() => form.values()).toEqual({ ...answers, ...attack });
  await expect(form.field('caseType').locator('option:checked')).toHaveText('Philips CPAP');
  await expect.poll(() => page.title()).toContain(consultation.problemPage.title);
  await expect(page.locator('main img, main b')).toHaveCount(0);
  // The only braces left are the typed ones.
  expect((await page.content()).match(/\{\{[\w.]+\}\}/g)).toEqual(['{{email}}', '{{message}}']);
  expect(await storedLeads(site)).toEqual([]);

  await form.field('email').fill(answers.email);
  await form.field('agreeToTerms').check();
  await form.send();
  await page.waitForURL(/\/sent\?/);
  expect(await storedLeads(site)).toMatchObject([{ firstName: attack.firstName, email: answers.email }]);
});
