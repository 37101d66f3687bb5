import { expect, test } from '@playwright/test';
import { ourNumber } from '../../support/texts';
import { darkPhone, openDesk } from './text-support';

const bare = { texts: { provider: undefined, numbers: [] } };

test('an administrator enters the account for texts, checks, replaces and removes it', async () => {
  await using desk = await openDesk({ ...darkPhone, ...bare, as: 'admin' });
  const { page, standIn } = desk;
  await page.goto('/admin/settings/texting');
  const card = page.getByRole('region', { name: 'Account', exact: true });
  const save = card.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await card.getByText('Required').first().waitFor();
  await card.getByLabel('Account SID').fill(standIn.account);
  await card.getByLabel('Auth token').fill(standIn.token);
  await card.getByRole('button', { name: 'Add number' }).click();
  await card.getByLabel('Number', { exact: true }).fill(ourNumber);
  await save.click();
  await expect(card.getByLabel('Brand')).toHaveAttribute('aria-invalid', 'true');
  await desk.looksRight();
  await card.getByLabel('Brand').fill('B1A2B3C');
  await card.getByLabel('Campaign', { exact: true }).fill('CXYZ123');
  await save.click();
  await card.getByText(`Stored, ends in ${standIn.account.slice(-4)}`).waitFor();
  await expect(card.getByLabel('Auth token')).toHaveCount(0);
  expect(await page.content()).not.toContain(standIn.token);
  const steps = page.getByRole('region', { name: 'Steps before the first text' });
  await steps.getByText('Texts go through Twilio.').waitFor();

  const check = page.getByRole('region', { name: 'Check the account' });
  await check.getByRole('button', { name: 'Check now' }).click();
  await check.getByText('Twilio accepts the account and its key.').waitFor();
  await check.getByText('It is not in this account', { exact: false }).waitFor();
  await desk.looksRight();

  await card.getByRole('button', { name: 'Replace the account or its key' }).click();
  await card.getByLabel('Provider').selectOption('telnyx');
  await card.getByLabel('API key').fill('KEY1');
  await card.getByLabel('Public key').fill('short');
  await save.click();
  await card.getByText('has 44 characters').waitFor();
  await card.getByRole('button', { name: 'Keep the stored account' }).click();
  await card.getByLabel('Registration').selectOption('none-needed');
  await save.click();
  await steps.getByText('needs none, as you stated', { exact: false }).waitFor();
  await card.getByText('Twilio', { exact: true }).waitFor();

  await card.getByRole('button', { name: 'Remove the account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the account' }).click();
  await steps.getByText('No account is set, so nothing is sent.', { exact: false }).waitFor();
  await expect(card.getByLabel('Auth token')).toHaveValue('');
  expect(desk.problems).toEqual([]);
});
