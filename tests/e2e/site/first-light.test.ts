import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { home } from '../../../client/content/en/pages/home';
import { messages } from '../../../shared/messages';
import { answers, consultationOn } from '../../support/browser/consultation';
import { openSite } from '../../support/browser/open-site';

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
};

test('a request for help goes from the form on Home to the staff, who see it as it was written, by keyboard alone', async () => {
  await using site = await openSite();
  const { page } = site;
  const { keyboard } = page;
  await site.visit('/');
  await tabTo(page, page.locator('main').getByRole('link', { name: home.hero.button }));
  await keyboard.press('Enter');
  const form = consultationOn(page);
  await page.waitForURL('**/#contact');
  await tabTo(page, form.field('caseType'));
  await keyboard.type('Philips');
  await tabTo(page, form.field('additionalInfo'));
  await keyboard.type(answers.additionalInfo);
  await tabTo(page, form.button);
  await keyboard.press('Enter');
  for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'] as const) {
    await tabTo(page, form.field(name));
    await keyboard.type(answers[name]);
  }
  await expect.poll(() => form.values()).toEqual(answers);
  await tabTo(page, form.field('agreeToTerms'));
  await keyboard.press('Space');
  await tabTo(page, form.button);
  await keyboard.press('Enter');
  await form.waitForText(messages.form.sent);

  await tabTo(page, page.getByRole('link', { name: 'Admin Login' }));
  await keyboard.press('Enter');
  const username = page.getByLabel('Username');
  await username.waitFor();
  await tabTo(page, username);
  await keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password'));
  await keyboard.type(site.app.adminPassword);
  await keyboard.press('Enter');
  await page.waitForURL('**/admin');
  const clients = page.getByRole('link', { name: 'Clients', exact: true }).first();
  await clients.waitFor();
  await tabTo(page, clients);
  await keyboard.press('Enter');
  const lead = page.getByRole('link', { name: 'Maria Lopez' }).first();
  await lead.waitFor();
  await expect(page.getByRole('row', { name: /Maria Lopez/ })).toContainText('Philips CPAP');
  await tabTo(page, lead);
  await keyboard.press('Enter');
  await page.getByText('The foam of my machine came apart.').first().waitFor();
  await expect(page.locator('[data-lead-head]')).toContainText(answers.email);
  expect(site.problems).toEqual([]);
});
