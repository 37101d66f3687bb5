import { expect, test } from '@playwright/test';
import { isSetting } from '../../../client/admin/place';
import { places } from '../../../client/admin/places';
import { messages } from '../../../shared/messages';
import { themes } from '../../support/browser/axe';
import { make } from '../../support/make';
import { giveSession, looksRight, openStaff } from './admin-support';

const settingsPlaces = places.filter((place) => isSetting(place) && !place.within);

test('the settings are reached by the keyboard and by the words that people look for, say what waits and what is not set up, and each page has one Save for a card', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
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
    await staff.heading(settingsPlaces.at(-1)!.title).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('People and security').waitFor();
    await page.getByRole('link', { name: 'Settings' }).last().press('Enter');
    await staff.heading('Settings').waitFor();
    const main = page.locator('main');
    for (const { path } of settingsPlaces) {
      await main.locator(`a[href="${path}"]`).click();
      await page.waitForURL(`**${path}`);
      await main
        .getByRole('link', { name: /^(Settings|.*tatements)$/ })
        .first()
        .waitFor();
      await page.goBack();
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
    // The former page of the tasks leads to Response; of the contact rules one is about texts and one about follow-up.
    for (const [name, cards] of [
      ['reasons', 1],
      ['tasks', 3],
      ['contact', 3],
    ] as const) {
      await page.goto(`/admin/settings/${name}`);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(cards);
    }
    await page.goto('/admin/settings/plan');
    await page.waitForURL('**/admin/settings/response');
    await page.getByText('You promise an answer within 24 hours.').waitFor();
    const plan = page.getByRole('region', { name: 'Call plan' });
    await plan.getByLabel('Hours between tries').fill('12');
    await plan.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.toast('Setting saved').waitFor();
    const { callPlan } = (await admin.query('settings.all')).body.result.data;
    expect(callPlan.value).toMatchObject({ waitHours: [12] });
  });

  await test.step('they are searched by what is there', async () => {
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
    await card('Response').click();
    await page.waitForURL('**/admin/settings/response');
  });
  expect(staff.problems).toEqual([]);
});

test('the first steps check themselves off, can be hidden, and come back from the settings, which are in order in both themes, wide and on a phone', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
  await expect(step('Invite someone')).toContainText('To do');
  await expect(step('Add your first vendor')).toContainText('To do');
  for (const path of ['/admin/settings', '/admin/settings/response', '/admin']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const colorScheme of themes()) await looksRight(page, { colorScheme });
  }
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

test('who works at the desk sees no settings, and who has an account only sees nothing else, is told so, and Go Back goes one step back', async () => {
  await using staff = await openStaff();
  const { page, app } = staff;
  for (const [role, links] of [
    [
      'intake',
      [
        'Dashboard',
        'Clients',
        'Inbox',
        'Agreements',
        'Take a call',
        'Held requests',
        'Reports',
        'My account',
      ],
    ],
    ['user', ['My account']],
  ] as const) {
    await giveSession(staff, await app.signInAs(role), role);
    await page.goto('/admin/account');
    await staff.heading('My account').waitFor();
    const sidebar = page.getByRole('complementary', { name: 'Admin Panel' });
    await expect(sidebar.getByRole('link')).toHaveText([...links]);
    expect(staff.problems).toEqual([]);
    for (const path of ['/admin/settings', '/admin/settings/response', '/admin/outbox']) {
      await page.goto(path);
      await page.waitForURL('**/unauthorized');
    }
  }
  await page.goto('/about');
  await page.goto('/admin/users');
  await page.waitForURL('**/unauthorized');
  await page.getByText(messages.unauthorized).waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL('**/about');
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
