import { expect, test } from '@playwright/test';
import { allPlaces, settingsPlaces } from '../../../client/admin/shell/navigation';
import { staffPaths } from '../../../client/admin/staff-paths';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { make } from '../../support/make';
import { openStaff } from './admin-support';

const labels = [
  ...[
    'Dashboard',
    'Clients',
    'Queue',
    'Agreements',
    'Take a call',
    'Who is this?',
    'Held requests',
    'My day',
    'Reports',
  ],
  ...['Settings', 'Questions', 'Criteria', 'Turn-down reasons', 'Agreement templates', 'Call plan'],
  ...['Automatic tasks', 'Contact rules', 'Conflict names', 'Vendors'],
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

test('every place is reached by the palette, and stands in the header beside the firm', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog } = staff;
  await page.goto('/admin');
  await staff.heading('Dashboard').waitFor();
  const header = page.getByRole('banner');
  expect(allPlaces.map(({ label }) => label)).toEqual(labels);
  for (const { path, label } of allPlaces) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(label);
    await dialog
      .getByRole('option', { name: new RegExp(`^${label}`) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    // My day and the queue are one place.
    const [end, name] = path === staffPaths.day ? [staffPaths.queue, 'Queue'] : [path, label];
    await page.waitForURL((url) => url.pathname === end);
    await header.getByText(`Lantern Justice · ${name}`, { exact: true }).waitFor();
  }
  await header.getByText('Admin Dashboard', { exact: true }).waitFor();
  expect(staff.problems).toEqual([]);
});

test('the settings are reached by the keyboard and by the words that people look for, and each page has one Save for a card', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  await test.step('the keyboard reaches every page of the settings from their home, and each leads back', async () => {
    await page.goto('/admin/settings');
    await staff.heading('Settings').waitFor();
    await page.getByRole('textbox', { name: 'Search settings' }).focus();
    const reached: string[] = [];
    for (const _ of settingsPlaces) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
    }
    expect(reached).toEqual(settingsPlaces.map(({ path }) => path));
    await page.keyboard.press('Enter');
    await staff.heading(settingsPlaces.at(-1)!.label).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('People and security').waitFor();
    await page.getByRole('link', { name: 'Settings' }).last().press('Enter');
    await staff.heading('Settings').waitFor();
    for (const { path } of settingsPlaces) {
      await page.goto(path);
      const back = page
        .locator('main')
        .getByRole('link', { name: /^(Settings|.*tatements)$/ })
        .first();
      await back.waitFor();
    }
  });

  await test.step('settings are found by the words that people look for', async () => {
    await page.goto('/admin/settings');
    const pages = {
      ...{
        password: 'Users',
        fee: 'Agreement templates',
        hours: 'Contact rules',
        'time zone': 'npm run firm',
      },
      ...{ logo: 'npm run firm', texting: 'Contact rules', letterhead: 'Agreement templates', email: 'Mail' },
    };
    for (const [word, place] of Object.entries(pages)) {
      await page.getByLabel('Search settings').fill(word);
      await page.getByRole('main').getByText(place).first().waitFor();
      await expect(page.getByText('Getting started')).toHaveCount(0);
      await expect(page.getByText(/^No settings found/)).toHaveCount(0);
    }
  });

  await test.step('what the firm decides has a page for each, with one Save', async () => {
    for (const name of ['plan', 'reasons']) {
      await page.goto(`/admin/settings/${name}`);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(1);
    }
    // Two cards decide which tasks are added; of the contact rules one is about texts and one about follow-up.
    for (const [name, cards] of [
      ['tasks', 2],
      ['contact', 3],
    ] as const) {
      await page.goto(`/admin/settings/${name}`);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(cards);
    }
    await page.goto('/admin/settings/plan');
    await page.getByLabel('Hours between tries').fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.toast('Setting saved').waitFor();
    const { callPlan } = (await staff.admin.query('settings.all')).body.result.data;
    expect(callPlan.value).toMatchObject({ waitHours: [12] });
  });
  expect(staff.problems).toEqual([]);
});

test('the settings are searched by what is there, and say what waits and what is not set up', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await admin.mutate('vendors.create', { name: 'Bright Leads' });
  await admin.mutate('privacy.addRequest', { kind: 'deletion', name: 'Ada', email: 'ada@example.com' });
  await page.goto('/admin/settings');
  const card = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(card('Vendors')).toContainText('1');
  await expect(card('Privacy')).toContainText('1 waiting');
  await expect(card('Mail')).toContainText('Not set up');
  await page.getByRole('textbox', { name: 'Search settings' }).fill('nobody answers');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  // A card below the list of services, found by its own words.
  await page.getByRole('textbox', { name: 'Search settings' }).fill('wider subjects');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await card('Services').waitFor();
  await page.getByRole('textbox', { name: 'Search settings' }).fill('zebra');
  await page.getByText('No settings found').waitFor();
  await page.keyboard.press('Escape');
  await card('Call plan').click();
  await page.waitForURL('**/admin/settings/plan');
  expect(staff.problems).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the settings home and the first steps are in order in the ${colorScheme} theme, wide and on a phone`, async () => {
    for (const options of [{}, phone]) {
      await using staff = await openStaff({ as: 'admin', ...options, colorScheme });
      const { page } = staff;
      for (const path of ['/admin', '/admin/settings', '/admin/settings/plan']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect.poll(async () => [path, await axeFindings(page)]).toEqual([path, []]);
        const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
      }
    }
  });

test('the first steps check themselves off, can be hidden, and come back from the settings', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
  await expect(step('Invite someone')).toContainText('To do');
  await expect(step('Add your first vendor')).toContainText('To do');
  await admin.post('/api/users', make.user());
  await admin.mutate('vendors.create', { name: 'Bright Leads' });
  await page.reload();
  await expect(step('Invite someone')).toContainText('Done');
  await expect(step('Add your first vendor')).toContainText('Done');
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await staff.toast('First steps hidden').waitFor();
  await expect
    .poll(async () => (await staff.app.models.preferences.findOne().lean())?.firstSteps)
    .toBe(false);
  await page.reload();
  await page.getByText('Total Users').waitFor();
  await expect(steps).toHaveCount(0);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Show first steps on the dashboard' }).click();
  await staff.heading('Dashboard').waitFor();
  await steps.waitFor();
  expect(staff.problems).toEqual([]);
});

test('the staff area can be installed, and its icon shows how many leads wait', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, context } = staff;
  await context.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
    });
  });
  await staff.leads({});
  await page.goto('/admin');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await fetch(`${app.url}${href}`)).json();
  expect(manifest).toMatchObject({
    name: 'Lantern Justice staff',
    display: 'standalone',
    start_url: '/admin',
  });
  for (const { src, type } of manifest.icons)
    expect((await fetch(`${app.url}${src}`)).headers.get('content-type')).toContain(type);
  const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  await expect.poll(badges).toBe(1);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(staff.problems).toEqual([]);
});

test('who works at the desk sees no settings, and who has an account only sees nothing else', async () => {
  for (const [role, links] of [
    [
      'intake',
      [
        'Dashboard',
        'Clients',
        'Queue',
        'Agreements',
        'Take a call',
        'Who is this?',
        'Held requests',
        'Reports',
        'My account',
      ],
    ],
    ['user', ['My account']],
  ] as const) {
    await using staff = await openStaff({ as: role });
    await staff.page.goto('/admin/account');
    const sidebar = staff.page.getByRole('complementary', { name: 'Admin Panel' });
    await expect(sidebar.getByRole('link')).toHaveText([...links]);
    for (const path of ['/admin/settings', '/admin/settings/plan', '/admin/outbox']) {
      await staff.page.goto(path);
      await staff.page.waitForURL('**/unauthorized');
    }
  }
});

test('Add client leads on to a call with what was typed, and the e-mail address is not asked for there', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, dialog, app } = staff;
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Add client' }).first().click();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Byron');
  await dialog.getByLabel('Phone number').fill('(415) 555-0177');
  await dialog.getByLabel('Case type').selectOption({ label: 'AFFF' });
  await dialog.getByRole('button', { name: 'Take a call instead' }).click();
  await staff.heading('Take a call').waitFor();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Phone number')).toHaveValue('(415) 555-0177');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await page.getByRole('button', { name: 'Save without these answers' }).click();
  await expect
    .poll(async () => (await app.models.clients.findOne({ firstName: 'Ada' }).lean())?.email)
    .toBe('');
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'Add client' }).first().click();
  await expect(dialog.getByLabel('First name')).toHaveValue('');
  expect(staff.problems).toEqual([]);
});
