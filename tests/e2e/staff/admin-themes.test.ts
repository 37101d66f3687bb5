import { expect, test } from 'vitest';
import { listWords } from '../../../client/admin/clients/list/list-words';
import { mailWords } from '../../../client/admin/mail/mail-words';
import { preferenceWords } from '../../../client/admin/preferences/preference-words';
import { words } from '../../../client/admin/words';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { eventually } from '../../support/eventually';
import { openStaff } from './admin-support';

const theme = (page: { evaluate: <T>(of: () => T) => Promise<T> }) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme,
    getComputedStyle(document.querySelector('.staff')!).backgroundColor,
  ]);

for (const [size, viewport] of [
  ['1280 px', { width: 1280, height: 860 }],
  ['375 px', phone.viewport],
] as const)
  test(`axe finds nothing on any staff screen or dialog in the dark, at ${size}`, async () => {
    await using staff = await openStaff({ as: 'admin', viewport, colorScheme: 'dark' });
    const { page, admin } = staff;
    const [id] = await staff.leads({}, { firstName: 'Ben' }, { firstName: 'Cem' });
    for (const [index, status] of ['Contacted', 'Signed', 'Qualified'].entries()) {
      const lead = (await admin.get('/api/clients')).body[index].id;
      await admin.put(`/api/clients/${lead}`, { status });
    }
    const webhook = { url: 'https://example.com/hook', events: ['lead.created'], fields: ['firstName'] };
    await admin.mutate('webhooks.create', webhook);
    const vendor = (await admin.mutate('vendors.create', { name: 'Bright Leads' })).body.result.data.id;
    for (const path of [
      '',
      '/clients',
      '/clients/board',
      `/clients/${id}`,
      '/clients/deleted',
      `/clients/${id}/consent`,
      '/clients/import',
      '/call',
      '/day',
      '/queue',
      '/reports',
      '/users',
      '/services',
      '/vendors',
      `/vendors/${vendor}`,
      `/vendors/${vendor}/scorecard`,
      '/refused',
      '/statements',
      '/statements/notices',
      '/rules',
      '/questions',
      '/outbox',
      '/mail',
      '/webhooks',
      '/settings',
      '/privacy',
      '/privacy/person',
      '/privacy/erasures',
      '/privacy/retention',
      '/privacy/lists',
      '/privacy/kept',
      '/sign-ins',
      '/audit',
      '/account',
    ]) {
      await page.goto(`/admin${path}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
    await page.goto('/admin/clients');
    await page.getByRole('checkbox', { name: 'Select Ben Lopez' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: listWords.setStatus }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: words.palette.input }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete Ben Lopez' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/admin/mail');
    await page.getByText('We have your request').click();
    await page.getByRole('button', { name: mailWords.asText }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(staff.problems).toEqual([]);
  }, 240_000);

test('the colours follow the device until a person chooses, and the choice holds from the first paint on', async () => {
  await using staff = await openStaff({ as: 'admin', colorScheme: 'light' });
  const { page } = staff;
  await page.goto('/admin/account');
  await eventually(async () => (await theme(page))[0]).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(async () => (await theme(page))[0]).toBe('dark');
  await page.getByLabel(preferenceWords.theme).selectOption('light');
  await eventually(async () => (await theme(page))[0]).toBe('light');
  await page.getByLabel(preferenceWords.theme).selectOption('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await eventually(() => theme(page)).toEqual(['dark', 'rgb(15, 22, 35)']);
  await page.route('**/trpc/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('compact rows are lower, and the choice is kept on the server', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await staff.leads({});
  await page.goto('/admin/clients');
  const height = async () => (await page.getByRole('row', { name: /Maria/ }).boundingBox())!.height;
  const usual = await height();
  await page.goto('/admin/account');
  await page.getByLabel(preferenceWords.density).selectOption('compact');
  await eventually(async () => (await admin.query('preferences.get')).body.result.data.density).toBe(
    'compact',
  );
  await page.goto('/admin/clients');
  await page.getByRole('row', { name: /Maria/ }).waitFor();
  await eventually(height).toBeLessThan(usual - 5);
  // What stands in a row stays in it: the waiting time is not covered by the row below.
  const row = (await page.getByRole('row', { name: /Maria/ }).boundingBox())!;
  for (const part of [page.getByLabel('Status of Maria Lopez'), page.getByText(/^waits/)]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(row.y);
    expect(box.y + box.height).toBeLessThanOrEqual(row.y + row.height);
  }
});

test('a lead is printed as a white sheet with its words and without anything to press, also from the dark', async () => {
  await using staff = await openStaff({ as: 'admin', colorScheme: 'dark' });
  const { page, admin } = staff;
  const [id] = await staff.leads({});
  await admin.put(`/api/clients/${id}`, { status: 'Qualified' });
  await page.goto(`/admin/clients/${id}`);
  await staff.heading('Maria Lopez').waitFor();
  await page.getByText('sent a request for help').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('button:visible, select:visible, textarea:visible, summary:visible').count(),
  ).toBe(0);
  expect(await page.locator('header:visible, aside:visible').count()).toBe(0);
  for (const text of ['Maria Lopez', '(415) 555-0132', 'Nobody yet', 'Printed', 'sent a request for help'])
    expect([text, await page.getByText(text).locator('visible=true').count()]).not.toEqual([text, 0]);
  const paper = await page
    .locator('.staff')
    .first()
    .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  expect(paper).not.toContain('rgb(230, 235, 244)');
  expect(paper[1]).toBe('rgb(255, 255, 255)');
});
