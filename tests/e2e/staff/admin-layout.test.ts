import { expect, test } from '@playwright/test';
import { places } from '../../../client/admin/places';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { holdCall, openStaff } from './admin-support';

const measureWidth = (page: Awaited<ReturnType<typeof openStaff>>['page']) =>
  page.locator('aside').evaluate((aside) => aside.getBoundingClientRect().width);

const labels = [
  ...['Dashboard', 'Clients', 'Inbox', 'Agreements', 'Take a call', 'Held requests', 'Reports'],
  ...['Settings', 'Questions', 'Criteria', 'Turn-down reasons', 'Agreement templates', 'Response'],
  ...['Contact rules', 'Conflict names', 'Vendors'],
  ...['Refused posts', 'Services', 'Mail', 'Texting', 'Message templates'],
  ...[
    'Follow-up',
    'Webhooks',
    'Outbox',
    'Users',
    'Sign-ins',
    'Audit log',
    'Privacy',
    'Backups',
    'Server status',
  ],
  'My account',
];

test('the sidebar shows who is signed in and where to go, and shrinks to icons by button and by Ctrl+B', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, context } = staff;
  await page.goto('/admin');
  const sidebar = page.getByRole('complementary', { name: 'Admin Panel' });
  await sidebar.getByText('admin', { exact: true }).waitFor();
  await page.getByText('Admin Dashboard', { exact: true }).waitFor();
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'Clients',
    'Inbox',
    'Agreements',
    'Take a call',
    'Held requests',
    'Reports',
    'Settings',
    'My account',
  ]);
  await expect.poll(() => measureWidth(page)).toBe(256);

  await page.keyboard.press('Control+b');
  await expect.poll(() => measureWidth(page)).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('false');
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(604_700);
  await sidebar.getByRole('link', { name: 'Reports' }).click();
  await staff.heading('Reports').waitFor();

  await page.reload();
  await staff.heading('Reports').waitFor();
  await expect.poll(() => measureWidth(page)).toBe(48);
  await page.keyboard.press('Meta+b');
  await expect.poll(() => measureWidth(page)).toBe(256);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(() => measureWidth(page)).toBe(48);

  await test.step('an unknown address of the staff area says so and leads back', async () => {
    await page.goto('/admin/nothing');
    await staff.heading('404 - Page Not Found').waitFor();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await staff.heading('Dashboard').waitFor();
  });

  await test.step('as a drawer on a phone it closes on Escape and on going somewhere', async () => {
    await page.setViewportSize(phone.viewport);
    await page.goto('/admin');
    await staff.heading('Dashboard').waitFor();
    await expect(page.locator('aside')).toHaveCount(0);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await staff.dialog.getByText('Admin Panel', { exact: true }).waitFor();
    const panel = staff.dialog.locator('> div').last();
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(288);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+b');
    await staff.dialog.getByRole('link', { name: 'Settings' }).click();
    await staff.heading('Settings').waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(staff.problems).toEqual([]);

  await test.step('a screen whose file is gone since a new version offers Reload, which keeps what was typed', async () => {
    const file = '**/assets/webhooks-screen-*.js';
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/admin');
    await staff.heading('Dashboard').waitFor();
    await sidebar.getByRole('link', { name: 'Clients' }).click();
    await page.getByRole('button', { name: 'Add client' }).first().click();
    await staff.dialog.getByLabel('First name').fill('Ada');
    await page.goBack();
    await sidebar.getByRole('link', { name: 'Settings' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Webhooks/ })
      .click();
    await page.getByText('This could not be loaded.').waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await staff.heading('Webhooks').waitFor();
    await sidebar.getByRole('link', { name: 'Clients' }).click();
    await page.getByRole('button', { name: 'Add client' }).first().click();
    await expect(staff.dialog.getByLabel('First name')).toHaveValue('Ada');
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
    await page.keyboard.press('Escape');
  });

  await test.step('a screen that fails leaves the menu usable', async () => {
    await page.goto('/admin/settings');
    await staff.heading('Settings').waitFor();
    await page.route('**/trpc/webhooks.list*', (route) =>
      route.fulfill({ json: [{ result: { data: [null] } }] }),
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Webhooks/ })
      .click();
    await page.getByText('This part cannot be shown.').waitFor();
    await sidebar.getByRole('link', { name: 'Reports' }).click();
    await staff.heading('Reports').waitFor();
  });
});

test('the palette goes to every place, which stands in the header beside the firm, and to a lead found by name, e-mail or phone', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog } = staff;
  await page.goto('/admin');
  await staff.heading('Dashboard').waitFor();
  const header = page.getByRole('banner');
  const named = places.filter(({ within }) => !within);
  expect(named.map(({ title }) => title)).toEqual(labels);
  for (const { path, title: label } of named) {
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill(label);
    await dialog
      .getByRole('option', { name: new RegExp(`^${label}`) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    await header.getByText(`Lantern Justice · ${label}`, { exact: true }).waitFor();
  }
  await header.getByText('Admin Dashboard', { exact: true }).waitFor();

  await test.step('leads', async () => {
    const [maria] = await staff.leads(
      { firstName: 'Maria', lastName: 'Lopez' },
      { firstName: 'Wei', lastName: 'Zhang', email: 'wei@example.org', phoneNumber: '(212) 555-0188' },
    );
    await page.goto('/admin');
    await staff.heading('Dashboard').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('audit');
    await staff.dialog.getByRole('option', { name: 'Audit log' }).waitFor();
    await page.keyboard.press('Enter');
    await staff.heading('Audit log').waitFor();

    for (const search of ['zhang', 'wei@example.org', '212 555 0188']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(search);
      await staff.dialog.getByRole('option', { name: /Wei Zhang/ }).click();
      await staff.heading('Wei Zhang').waitFor();
    }
    await page.keyboard.press('Meta+k');
    await page.keyboard.type('maria lopez');
    await staff.dialog.getByRole('option', { name: /Maria Lopez/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/clients/${maria}`);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('maria');
    await staff.dialog.getByRole('option', { name: /Maria Lopez/ }).waitFor();
    // Before the answer is there, Enter would open what other words found.
    const release = await holdCall(page, '**/trpc/*clients.find*');
    await page.keyboard.type(' zhang');
    await expect(staff.dialog.getByRole('option', { name: /Maria Lopez/ })).toHaveCount(0);
    release();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('nobody at all');
    await staff.dialog.getByText('Nothing found').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(staff.problems).toEqual([]);
});
