import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { make } from '../../support/make';
import { openStaff } from '../staff/admin-support';

const quarter = 16 * 60_000;

/** An administrator's browser, sixteen minutes after the password was entered; `meanwhile` runs before that. */
const openLater = async (
  options: Parameters<typeof openStaff>[0] = {},
  meanwhile = async (_: Awaited<ReturnType<typeof openStaff>>) => {},
) => {
  let passed = 0;
  const staff = await openStaff({ as: 'admin', app: { now: () => Date.now() + passed }, ...options });
  await meanwhile(staff);
  passed = quarter;
  const asking = staff.page.getByRole('dialog', { name: 'Enter your password again' });
  return { ...staff, asking, [Symbol.asyncDispose]: staff[Symbol.asyncDispose] };
};

test('a sensitive step asks for the password over its form, keeps what was typed, and goes on by itself', async () => {
  await using staff = await openLater(phone);
  const { page, dialog, asking, app } = staff;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite user' }).click();
  await dialog.getByLabel('First name').fill('Sam');
  await dialog.getByLabel('Last name').fill('Okafor');
  await dialog.getByLabel('E-mail').fill('sam.okafor@example.com');
  await dialog.getByLabel('Mobile number').fill('(415) 555-0140');
  await dialog.getByRole('radio', { name: 'Administrator' }).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();

  const password = asking.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await asking.getByText('The current password is wrong. Please try again.').waitFor();
  expect(await app.models.users.countDocuments()).toBe(1);
  await password.fill(app.adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'A link for Sam Okafor' }).getByLabel('Link').waitFor();
  await expect(asking).toHaveCount(0);
  expect(await app.models.users.countDocuments()).toBe(2);
});

test('who would rather not type it leaves everything as it was, and is told so', async () => {
  await using staff = await openLater({}, async ({ admin }) => {
    await admin.post('/api/users', make.user());
  });
  const { page, asking, app } = staff;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Delete Sam Okafor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await asking.waitFor();
  await page.keyboard.press('Escape');
  await page
    .locator('#toasts')
    .getByText('Nothing happened: this step needs your password. Enter it to continue.')
    .waitFor();
  expect(await app.models.users.countDocuments()).toBe(2);
});

test('the file of all leads is saved after the password', async () => {
  await using staff = await openLater();
  const { page, asking, app } = staff;
  await staff.leads({ firstName: 'Maria' });
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Export' }).click();
  await asking.getByLabel('Your password').fill(app.adminPassword);
  const saved = page.waitForEvent('download');
  await asking.getByRole('button', { name: 'Continue' }).click();
  expect((await saved).suggestedFilename()).toBe('clients.csv');
});
