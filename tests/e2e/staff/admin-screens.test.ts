import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { breakCall, openStaff } from './admin-support';

test('the dashboard counts and names who waits, and tries again when asked after it could not be loaded; charts with their numbers in tables are under Reports', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  await page.goto('/admin');
  await page.getByRole('link', { name: `Total Clients 0 ${messages.client.noneYet}` }).waitFor();
  await staff.leads(
    { caseType: '1' },
    { caseType: '1', additionalInfo: 'Once more' },
    { firstName: 'Wei', caseType: '11' },
  );
  await page.reload();
  await page.getByRole('link', { name: 'Total Users 1' }).waitFor();
  await page.getByRole('link', { name: 'Total Services 18' }).waitFor();
  await page.getByRole('link', { name: 'Total Clients 3' }).waitFor();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await page.goto('/admin/reports');
  await page.getByRole('img', { name: /3 leads in the last 30 days. Busiest day: 3/ }).waitFor();
  await page.getByRole('img', { name: 'AFFF: 2, Paraquat: 1' }).waitFor();
  const perDay = page.getByRole('region', { name: 'Leads per day', exact: true });
  await perDay.getByText('Show as a table').click();
  await expect(perDay.getByRole('row')).toHaveCount(31);
  expect(staff.problems).toEqual([]);

  await test.step('a dashboard that cannot be loaded', async () => {
    // The stream of news makes a page reload its data.
    await page.route('**/trpc/clients.news*', (route) => route.abort());
    await breakCall(page, 'dashboard');
    await page.goto('/admin');
    await page.getByText('Error loading the dashboard').first().waitFor();
    await page.unroute('**/trpc/*dashboard*');
    const failure = page.getByRole('alert').filter({ hasText: 'Error loading the dashboard' }).last();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Total Services 18' }).waitFor();
  });
});

test('the audit log tells who changed what, and can be narrowed', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  const [id] = await staff.leads({});
  await admin.put(`/api/clients/${id}`, { status: 'Contacted' });
  const vendor = (await admin.post('/api/vendors', { name: 'Lead Co' })).body.id;
  await admin.put(`/api/vendors/${vendor}`, { dailyCap: 5 });
  const callPlan = { waitHours: [12], assigns: true };
  await admin.mutate('settings.save', { name: 'callPlan', value: callPlan, version: 0 });
  await page.goto('/admin/audit');
  const row = (what: string) => page.getByRole('row').filter({ hasText: what });
  await expect(row('Created vendor Lead Co')).toContainText('Name: empty → Lead Co');
  await expect(row('Changed vendor Lead Co')).toContainText('Daily cap: empty → 5');
  await expect(row('Changed setting Call plan')).toContainText('→ 12');
  await page.getByRole('main').getByText('Status', { exact: true }).first().waitFor();
  await page.getByText('Signed in').last().waitFor();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed');
  await expect(page.getByText('Signed in')).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).search).toBe('?action=update');
  await page.getByRole('link', { name: 'Changed lead' }).click();
  await staff.heading('Maria Lopez').waitFor();
  expect(staff.problems).toEqual([]);
});

test('a person changes their password and ends a session elsewhere', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app } = staff;
  const elsewhere = await app.signInAsAdmin();
  await page.goto('/admin/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('This session').waitFor();
  await sessions.getByRole('button', { name: /^End session/ }).click();
  await staff.toast('Session ended').waitFor();
  await expect.poll(async () => (await elsewhere.get('/api/auth/me')).status).toBe(401);

  const newPassword = page.getByLabel(/^New password \*$/);
  const again = page.getByLabel('Repeat the new password');
  await page.getByLabel('Current password').fill('not it');
  await newPassword.fill('a new long password');
  await again.fill('another long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The two new passwords do not match').waitFor();
  await again.fill('a new long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await staff.toast('The current password is wrong. Please try again.').waitFor();
  await page.getByLabel('Current password').fill(app.adminPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await staff.toast('Password changed').waitFor();
  await app.signIn('admin', 'a new long password');
});
