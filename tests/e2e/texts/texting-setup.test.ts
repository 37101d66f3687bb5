import { expect, test } from '@playwright/test';
import { ourNumber } from '../../support/texts';
import { giveSession } from '../staff/admin-support';
import { darkPhone, openDesk } from './text-support';

test('an administrator sees what is left before the first text, checks the account, and finds no form for one of the environment; a clerk has no checklist', async () => {
  await using desk = await openDesk({ ...darkPhone, as: 'admin' });
  const { page, standIn } = desk;
  await page.goto('/admin/settings/texting');
  const steps = page.getByRole('region', { name: 'Steps before the first text' });
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
  await step('An account at Twilio or Telnyx').getByText('Done').waitFor();
  await step('The public address of this server').getByText('To do').waitFor();
  await step('Texts reach us').getByText('To do').waitFor();
  const keywords = step('Who answers STOP and HELP');
  await keywords.getByText('Check', { exact: true }).waitFor();

  await keywords.getByRole('link', { name: 'Contact rules' }).click();
  await page
    .getByRole('region', { name: 'Answers to STOP and HELP' })
    .getByRole('button', { name: 'Save' })
    .click();
  await page.getByText('Setting saved').first().waitFor();
  await page.goBack();
  await keywords.getByText('Done').waitFor();

  const card = page.getByRole('region', { name: 'Check the account' });
  const button = card.getByRole('button', { name: 'Check now' });
  await button.focus();
  await page.keyboard.press('Enter');
  await card.getByText('It is not in this account', { exact: false }).waitFor();
  standIn.own(ourNumber, 'http://www.example.com/api/texts/inbound');
  await button.click();
  await card.getByText('its texts come to us', { exact: false }).waitFor();
  expect(standIn.texts).toHaveLength(0);

  await desk.receive('Hello');
  await page.reload();
  await step('Texts reach us').getByText('Done').waitFor();
  await desk.looksRight();
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await account.getByText('The account is set on the server', { exact: false }).waitFor();
  await expect(account.getByRole('button')).toHaveCount(0);
  await expect(account.getByRole('textbox')).toHaveCount(0);
  expect(desk.problems).toEqual([]);

  await giveSession(desk, await desk.app.signInAs('intake'), 'intake');
  await page.goto('/admin/settings/texting');
  await page.waitForURL('**/unauthorized');
  await expect(page.getByText('Steps before the first text')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0);
});
