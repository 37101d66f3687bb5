import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { desktop, phone } from '../../support/browser/open-site';
import { make } from '../../support/make';
import { openStaff } from '../staff/admin-support';

const quarter = 16 * 60_000;

test('a quarter of an hour after the password a sensitive step asks for it over its form, keeps what was typed, and goes on by itself', async () => {
  let passed = 0;
  await using staff = await openStaff({ as: 'admin', ...phone, app: { now: () => Date.now() + passed } });
  const { page, dialog, app, admin } = staff;
  const asking = page.getByRole('dialog', { name: 'Enter your password again' });
  const password = asking.getByLabel('Your password');
  await admin.post('/api/users', make.user({ firstName: 'Ada', email: 'ada@example.com' }));
  await staff.leads({ firstName: 'Maria' });

  passed += quarter;
  await page.goto('/admin/users');
  await test.step('who would rather not type it leaves everything as it was, and is told so', async () => {
    await page.setViewportSize(desktop.viewport);
    await page.getByRole('button', { name: 'Delete Ada Okafor' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await asking.waitFor();
    await page.keyboard.press('Escape');
    const sentence = 'Nothing happened: this step needs your password. Enter it to continue.';
    await page.locator('#toasts').getByText(sentence).waitFor();
    expect(await app.models.users.countDocuments()).toBe(2);
    await page.setViewportSize(phone.viewport);
  });

  await page.getByRole('button', { name: 'Invite user' }).click();
  await dialog.getByLabel('First name').fill('Sam');
  await dialog.getByLabel('Last name').fill('Okafor');
  await dialog.getByLabel('E-mail').fill('sam.okafor@example.com');
  await dialog.getByLabel('Mobile number').fill('(415) 555-0140');
  await dialog.getByRole('radio', { name: 'Administrator' }).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(password).toBeFocused();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await asking.getByText('The current password is wrong. Please try again.').waitFor();
  expect(await app.models.users.countDocuments()).toBe(2);
  await password.fill(app.adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'A link for Sam Okafor' }).getByLabel('Link').waitFor();
  await expect(asking).toHaveCount(0);
  expect(await app.models.users.countDocuments()).toBe(3);

  await test.step('the file of all leads is saved after the password', async () => {
    passed += quarter;
    await page.setViewportSize(desktop.viewport);
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Export' }).click();
    await password.fill(app.adminPassword);
    const saved = page.waitForEvent('download');
    await asking.getByRole('button', { name: 'Continue' }).click();
    expect((await saved).suggestedFilename()).toBe('clients.csv');
  });
});
