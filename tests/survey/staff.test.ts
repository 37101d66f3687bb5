import { expect, test } from '@playwright/test';
import { listWords } from '../../client/admin/clients/list/list-words';
import { words } from '../../client/admin/words';
import { giveSession, looksRight, openStaff } from '../e2e/staff/admin-support';
import { axeFindings } from '../support/browser/axe';
import { phone } from '../support/browser/open-site';

const dark = { colorScheme: 'dark' } as const;
const wide = { viewport: { width: 1280, height: 860 } };
const noSideways = 'document.documentElement.scrollWidth <= window.innerWidth';

test.describe.configure({ mode: 'parallel' });

/** Screens of the staff area, a few per test. `:id` is a lead, `:vendor` a vendor. */
const screens = [
  [
    '',
    '/clients',
    '/clients/board',
    '/clients/:id',
    '/clients/deleted',
    '/clients/:id/consent',
    '/clients/import',
  ],
  ['/call', '/day', '/queue', '/inbox', '/held', '/reports', '/users', '/services', '/vendors'],
  ['/vendors/:vendor', '/refused', '/rules', '/questions'],
  ['/settings/response', '/settings/reasons', '/settings/contact'],
  [
    '/outbox',
    '/mail',
    '/webhooks',
    '/settings',
    '/settings/backups',
    '/privacy',
    '/privacy/person',
    '/privacy/erasures',
  ],
  ['/privacy/retention', '/privacy/lists', '/sign-ins', '/audit', '/status', '/account'],
];

/** A desk in dark mode, with content on each screen. */
const openDark = async (viewport: { width: number; height: number }) => {
  const staff = await openStaff({ as: 'admin', viewport, ...dark });
  const { admin } = staff;
  const [id] = await staff.leads({}, { firstName: 'Ben' }, { firstName: 'Cem' });
  for (const [index, status] of ['Contacted', 'Signed', 'Qualified'].entries()) {
    const lead = (await admin.get('/api/clients')).body[index].id;
    await admin.put(`/api/clients/${lead}`, { status });
  }
  const webhook = { url: 'https://example.com/hook', events: ['lead.created'], fields: ['firstName'] };
  await admin.mutate('webhooks.create', webhook);
  const vendor = (await admin.mutate('vendors.create', { name: 'Bright Leads' })).body.result.data.id;
  return { ...staff, at: (path: string) => path.replace(':id', id!).replace(':vendor', vendor) };
};

for (const [size, viewport] of [
  ['1280 px', wide.viewport],
  ['375 px', phone.viewport],
] as const) {
  for (const paths of screens)
    test(`axe finds nothing in the dark at ${size} on ${paths.join(', ') || 'the dashboard'}`, async () => {
      await using staff = await openDark(viewport);
      const { page } = staff;
      for (const path of paths) {
        await page.goto(`/admin${staff.at(path)}`);
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
        await expect.poll(async () => [path, await axeFindings(page)]).toEqual([path, []]);
      }
      // These leads have no certificate, and the browser logs the 404 of a query that no other one goes with.
      const isUnexpected = (problem: string) => !/ 404 .*consents\.certificate/.test(problem);
      expect(staff.problems.filter(isUnexpected)).toEqual([]);
    });

  test(`axe finds nothing in the dark at ${size} on what opens above a screen`, async () => {
    await using staff = await openDark(viewport);
    const { page } = staff;
    await page.goto('/admin/clients');
    await page.getByRole('checkbox', { name: 'Select Ben Lopez' }).click();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: listWords.setStatus }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: words.palette.input }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const card = page.getByRole('button', { name: 'Actions for Ben Lopez' });
    if (await card.isVisible()) await card.click();
    await page.getByRole('button', { name: 'Delete Ben Lopez' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(staff.problems).toEqual([]);
  });
}

for (const [name, options] of [
  ['1280 px, light', wide],
  ['1280 px, dark', { ...wide, ...dark }],
  ['375 px, light', phone],
  ['375 px, dark', { ...phone, ...dark }],
] as const)
  test(`axe finds nothing on the desk's screens at ${name}`, async () => {
    await using staff = await openStaff({ as: 'admin', ...options });
    const { page, admin } = staff;
    const [id, down] = await staff.leads({}, { firstName: 'Ben' });
    await admin.mutate('desk.work', { id, outcome: 'Reached', status: 'Signed' });
    await admin.put(`/api/clients/${down}`, {
      status: 'Turned down',
      statusReason: 'Too much time has passed',
    });
    await page.goto('/admin/call');
    await page.getByLabel('Case type').selectOption({ label: 'AFFF' });
    await page.getByText('Did you work as a firefighter?').waitFor();
    await page.getByRole('button', { name: 'Save lead' }).click();
    await page.getByText('Required', { exact: true }).first().waitFor();
    const look = (path: string) =>
      expect
        .poll(async () => [path, await axeFindings(page), await page.evaluate(noSideways)])
        .toEqual([path, [], true]);
    await look('/call');
    for (const path of [
      '/questions',
      '/reports',
      '/settings',
      `/clients/${down}`,
      '/account',
      '/day',
      '/queue',
      '',
    ]) {
      await page.goto(`/admin${path}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await look(path);
    }
    await page.goto('/admin/clients');
    await page.getByRole('combobox', { name: 'Status of Maria Lopez' }).selectOption('Turned down');
    await page.getByRole('button', { name: /Too much time has passed/ }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(staff.problems).toEqual([]);
  });

test('every screen is without findings of axe and without sideways scrolling, and so are the login page and the refusal', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app } = staff;
  const [id, endless] = await staff.leads(
    {},
    { firstName: 'W'.repeat(100), lastName: 'm'.repeat(100), phoneNumber: '1'.repeat(40) },
    { firstName: 'Maximiliane-Henriette', lastName: 'von Müller-Lüdenscheidt' },
  );
  const screens = {
    '/admin': 'First call',
    '/admin/clients': 'Maximiliane',
    [`/admin/clients/${id}`]: 'How the call went',
    [`/admin/clients/${endless}`]: 'How the call went',
    '/admin/users': 'admin@example.com',
    '/admin/services': 'Paragard',
    '/admin/audit': 'First Administrator',
    '/admin/sign-ins': 'This session',
    '/admin/status': 'The embedded store answers',
    '/admin/account': 'This session',
    '/admin/nothing': "doesn't exist",
  };
  for (const [path, content] of Object.entries(screens))
    await test.step(path, async () => {
      await page.goto(path);
      await page.locator('main').getByText(content).and(page.locator(':not(option)')).first().waitFor();
      await looksRight(page);
    });
  await giveSession(staff, await app.signInAs('user'), 'user');
  await page.goto('/admin');
  await page.waitForURL('**/unauthorized');
  await page.getByRole('button', { name: 'Go Back' }).waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await page.getByRole('button', { name: 'Log in' }).click();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});

test('every dialog is without findings of axe, on a phone from the menu of a card', async () => {
  await using staff = await openStaff({ as: 'admin', ...phone });
  const { page, dialog } = staff;
  await staff.leads({});
  const openCard = () => page.getByRole('button', { name: 'Actions for Maria Lopez' }).click();
  for (const noun of ['client', 'user', 'service'])
    await test.step(noun, async () => {
      await page.goto(`/admin/${noun}s`);
      await page.getByRole('button', { name: `Add ${noun}` }).click();
      await dialog.waitFor();
      await looksRight(page);
      await dialog.getByRole('button', { name: `Add ${noun}` }).click();
      await dialog.getByText('Required', { exact: true }).first().waitFor();
      await looksRight(page);
      await page.keyboard.press('Escape');
      if (noun === 'client') await openCard();
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await dialog.waitFor();
      await looksRight(page);
      await dialog.getByRole('textbox').first().fill('Changed');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
      await looksRight(page);
      await page.getByRole('button', { name: 'Discard' }).click();
    });
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Maria Lopez' }).first().waitFor();
  await openCard();
  await page.getByRole('button', { name: 'Delete Maria Lopez' }).click();
  await page.getByRole('alertdialog').waitFor();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Name, e-mail, phone or screen' })).toBeFocused();
  await page.keyboard.type('maria');
  await dialog.getByRole('option', { name: /^Maria Lopez/ }).waitFor();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});
