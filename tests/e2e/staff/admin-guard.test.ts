import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { breakCall, endSessionUnder, fillClient, giveSession, openStaff } from './admin-support';

const signIn = async (
  page: Awaited<ReturnType<typeof openStaff>>['page'],
  name: string,
  password: string,
) => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('whoever is signed out is led to the login page, told why a try failed, and led to the asked-for place of the staff area only', async () => {
  await using staff = await openStaff();
  const { page, app } = staff;
  await test.step('the asked-for place', async () => {
    await page.goto('/admin/clients?status=Retainer+sent');
    await page.waitForURL('**/login?from=*');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('from'))
      .toBe('/admin/clients?status=Retainer+sent');
    await signIn(page, 'admin', app.adminPassword);
    await staff.toast(messages.login.done.title).waitFor();
    await staff.toast(messages.login.done.description!).waitFor();
    await staff.heading('Clients').waitFor();
    await expect(page).toHaveURL(`${app.url}/admin/clients?status=Retainer+sent`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('adminUser')))
      .toBe('{"username":"admin","isAdmin":true}');
    expect(staff.problems).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
  });

  await test.step('a wrong password is refused with the words of the catalogue, and the user name stays', async () => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Please enter your username and your password.').waitFor();
    await signIn(page, 'admin', 'wrong');
    await staff.toast(messages.login.failed.title).waitFor();
    await staff.toast(messages.login.failed.description!).waitFor();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await expect(page.getByLabel('Password')).toBeFocused();
  });

  await test.step('a link with an odd place leads to the dashboard, and what a failed try said is gone', async () => {
    await page.goto(`/login?from=${encodeURIComponent('/.//evil.example')}`);
    await signIn(page, 'admin', 'wrong');
    await staff.toast(messages.login.failed.title).waitFor();
    await signIn(page, 'admin', app.adminPassword);
    await staff.toast(messages.login.done.title).waitFor();
    await staff.heading('Dashboard').waitFor();
    await expect(staff.toast(messages.login.failed.title)).toHaveCount(0);
    await expect(page).toHaveURL(`${app.url}/admin`);
  });

  await test.step('a forged entry in local storage shows no data and ends at the login page', async () => {
    await staff.leads({ lastName: 'Secret' });
    await staff.context.clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('adminUser', '{"username":"x","isAdmin":true}'));
    await page.goto('/admin/clients');
    await page.waitForURL('**/login?from=%2Fadmin%2Fclients');
    await expect(page.getByText('Secret')).toHaveCount(0);
  });
});

/** Addresses that name or hide another place, or lead in a circle. */
const oddPlaces = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example',
  '/.\\/evil.example',
  '/\n/evil.example',
  '%2F.%2F%2Fevil.example',
  '/login',
  '/login?from=/login',
  '/unauthorized',
  '/api/clients',
  'http://[',
  '',
];

test('who is signed in is led from the login page to the dashboard, and only to places of the staff area; logging out ends the session on the server, forgets the person and says so', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin } = staff;
  await page.goto('/login');
  await staff.heading('Dashboard').waitFor();
  for (const from of oddPlaces) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await staff.heading('Dashboard').waitFor();
    await expect(page, from).toHaveURL(`${app.url}/admin`);
  }
  for (const from of ['/admin/clients/%', '/admin//evil.example', '/admin/users?page=%%#x']) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.locator('main h1').waitFor();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/admin/'));
    await expect(page.getByText(messages.unexpected)).toHaveCount(0);
  }
  expect(staff.problems).toEqual([]);

  await page.goto('/admin/users');
  await page.getByRole('cell', { name: 'admin@example.com' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('users-storage')))
    .toContain('Administrator');

  await test.step('without an answer the person is still signed in, and the page goes on', async () => {
    await breakCall(page, 'auth.logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    await staff.toast('You are still signed in: the server did not answer. Please try again.').waitFor();
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await page.getByText(messages.client.none).waitFor();
    await page.unroute('**/trpc/*auth.logout*');
    expect(staff.problems.splice(0)).toEqual([expect.stringContaining('500')]);
  });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await staff.toast(messages.login.loggedOut.title).waitFor();
  await staff.toast(messages.login.loggedOut.description!).waitFor();
  await expect
    .poll(() => page.evaluate(() => [localStorage.adminUser, localStorage['users-storage']]))
    .toEqual([null, null].map(() => undefined));
  expect((await admin.get('/api/auth/me')).status).toBe(401);
  // Nothing was on its way any more: it would be refused.
  expect(staff.problems).toEqual([]);
});

test('too many wrong passwords: the page says when to try again', async () => {
  await using staff = await openStaff({ app: { limits: true } });
  const { page, app } = staff;
  for (let tries = 0; tries < 12; tries += 1)
    await app.anyone.post('/api/auth/login', { username: 'admin', password: 'wrong' });
  await page.goto('/login');
  await signIn(page, 'admin', app.adminPassword);
  await staff.toast(messages.login.failed.title).waitFor();
  await page
    .locator('form')
    .getByText(/Please try again in \d+ minutes/)
    .waitFor();
});

test('a session that ends while somebody types costs them nothing that they typed; a lead that they add then is refused, waits for them, and is theirs when stored', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin, dialog } = staff;
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Add client' }).first().click();
  await fillClient(page);
  await endSessionUnder(page, admin, 'clients.add');
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await page.waitForURL('**/login?from=*');
  expect(await app.models.clients.countDocuments()).toBe(0);

  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(app.adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add client' }).first().click();
  await page.getByText('We kept what you typed here earlier.').waitFor();
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('link', { name: 'Maria Lopez' }).click();
  await page.getByText('First Administrator added this lead').waitFor();

  await test.step('a change', async () => {
    const again = await app.signInAsAdmin();
    await giveSession(staff, again, 'admin');
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Edit Maria Lopez' }).click();
    await dialog.getByLabel('Last name').fill('Typed with care');
    await endSessionUnder(page, again, 'clients.update');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/login?from=%2Fadmin%2Fclients');
    await staff.toast('Your session has ended. Please log in again.').waitFor();
    await signIn(page, 'admin', app.adminPassword);
    await staff.heading('Clients').waitFor();
    await page.getByRole('button', { name: 'Edit Maria Lopez' }).click();
    await page.getByText('We kept what you typed here earlier.').waitFor();
    await expect(dialog.getByLabel('Last name')).toHaveValue('Typed with care');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('row', { name: /Maria Typed with care/ }).waitFor();
  });
});
