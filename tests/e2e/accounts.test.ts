import { expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import { openStaff } from './admin-support';

const own = 'seven lanterns at night';

test('the password that was shown once is changed at the first sign-in, and then the panel opens', async () => {
  await using staff = await openStaff({ app: { shownPassword: true } });
  const { page, app } = staff;
  await page.goto('/admin/clients');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(app.adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await staff.heading('Choose your own password').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);

  await page.getByLabel('Current password').fill(app.adminPassword);
  await page.getByLabel(/^New password(?! again)/).fill('password1');
  await page.getByLabel('New password again').fill('password1');
  await page.getByRole('button', { name: 'Set password and go on' }).click();
  await page.getByText('one of those that are tried first').first().waitFor();
  await page.getByLabel(/^New password(?! again)/).fill(own);
  await page.getByLabel('New password again').fill(own);
  await page.getByRole('button', { name: 'Set password and go on' }).click();
  await staff.heading('Dashboard').waitFor();
  await app.signIn('admin', own);
});

test('an administrator sees who tried in vain and who is signed in, and signs a browser out', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app } = staff;
  for (let tries = 0; tries < 3; tries++)
    await app.anyone.post('/api/auth/login', { username: 'mallory', password: 'wrong' });
  const user = await app.signInAsUser();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sign-ins' }).click();
  await staff.heading('Sign-ins').waitFor();
  const row = page.getByRole('row', { name: /mallory/ });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual(['3', '1', expect.any(String)]);
  await page.getByRole('button', { name: /^End session: Sam Okafor/ }).click();
  await staff.toast('Session Ended').waitFor();
  await eventually(() => page.getByText('Sam Okafor').count()).toBe(0);
  expect((await user.get('/api/auth/me')).status).toBe(401);
  expect(staff.problems).toEqual([]);
});
