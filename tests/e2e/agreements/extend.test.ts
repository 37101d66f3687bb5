import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openSigning } from './open-signing';

test('a clerk extends an agreement beside it on the lead’s page, at 375 px', async () => {
  await using house = await openSigning({ as: 'admin', viewport: { width: 375, height: 812 } });
  const { page, lead, dialog, admin } = house;
  const { id } = await house.sendByLink();
  const before = (await admin.get(`/api/agreements/${id}`)).body.expiresAt;
  await page.goto(`/admin/clients/${lead}`);
  await house.compose('Agreement');
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  const days = dialog.getByLabel('Days from today');
  await expect(days).toHaveValue('14');
  await days.fill('91');
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click();
  await dialog.getByText('Enter a number of days from 1 to 90.').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await days.fill('40');
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click();
  await expect(page.getByText('Agreement extended').first()).toBeVisible();
  await page.getByRole('button', { name: /^History, / }).click();
  await page.getByText('gave more time to sign').first().waitFor();
  const { expiresAt } = (await admin.get(`/api/agreements/${id}`)).body;
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(before) + 25 * 24 * 60 * 60 * 1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT, fullPage: true });
});
