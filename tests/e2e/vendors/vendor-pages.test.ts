import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { make } from '../../support/make';
import { makeVendor } from '../../support/vendors';
import { openStaff } from '../staff/admin-support';

const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';

test('a vendor opens its posting instructions by a link', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin, context } = staff;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
  const { id } = await makeVendor(app, admin, { caseTypes: ['1'] });
  await page.goto(`/admin/vendors/${id}`);
  await page.getByRole('combobox', { name: 'Works for' }).selectOption('7 days');
  await page.getByRole('button', { name: 'Make link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await staff.toast('Link copied').waitFor();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await expect.poll(() => axeFindings(page)).toEqual([]);

  await context.clearCookies();
  await page.goto(link);
  await staff.heading('Posting instructions for Bright Leads').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await expect.poll(() => page.evaluate(fits)).toBe(true);
  expect(staff.problems).toEqual([]);
});

test('posting instructions begin with the vendor’s own case types under an index, and are short enough to read', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin } = staff;
  const any = await makeVendor(app, admin);
  const one = await makeVendor(app, admin, { name: 'One', caseTypes: ['1'] });
  const few = await makeVendor(app, admin, { name: 'Few', caseTypes: ['2', '13'] });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { id } of [any, one, few]) {
    await page.goto(`/api/vendors/${id}/instructions`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(6200);
    const links = await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').all();
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 2)).toEqual(['#case-types', '#where']);
    for (const target of targets) expect([target, await page.locator(target!).count()]).toEqual([target, 1]);
  }
  await page.getByRole('link', { name: 'Accepted spellings' }).click();
  await page.getByRole('row', { name: /^true or false/ }).waitFor();
  await page.getByText('Hernia Mesh').first().waitFor();
  await page.getByText('PHP', { exact: true }).click();
  await page.getByLabel('Examples: PHP').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Examples: Python')).toBeVisible();
  expect(staff.problems).toEqual([]);
});

test('staff and the vendor see the same scorecard, for a period, as pictures and tables', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin, context } = staff;
  const { id, by } = await makeVendor(app, admin, { price: 20 });
  const send = (name: string, more: object) =>
    by.post('/api/clients', { ...make.client({ email: `${name}@example.com`, phoneNumber: name }), ...more });
  const first = await send('a', { campaign: 'spring' });
  await send('b', { campaign: 'autumn', caseType: '5' });
  await send('a', { campaign: 'spring' });
  await send('c', { campaign: 'autumn', firstName: '' });
  await admin.put(`/api/clients/${first.body.id}`, { status: 'Signed' });

  await page.goto(`/admin/vendors/${id}`);
  await page.getByRole('link', { name: 'Full scorecard' }).click();
  await staff.heading('Scorecard: Bright Leads').waitFor();
  const sums = page.getByRole('region', { name: 'Total' });
  await sums.getByText('$40.00').first().waitFor();
  await page.getByRole('img', { name: 'Posted: 4, Accepted: 2, Reached: 1, Signed: 1' }).waitFor();
  await page.getByRole('img', { name: 'A field is missing: 1' }).waitFor();
  await page.getByRole('cell', { name: 'Camp Lejeune' }).first().waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption('spring');
  await sums.getByText('$20.00').first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('campaign')).toBe('spring');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('scorecard.csv');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByText('Choose a period of up to 400 days').waitFor();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByText('The vendor sent no posts in these days.').waitFor();
  await page.setViewportSize(phone.viewport);
  await expect.poll(() => page.evaluate(fits)).toBe(true);

  const { body } = await admin.post(`/api/vendors/${id}/link`, { page: 'scorecard' });
  await context.clearCookies();
  await page.goto(body.path);
  await staff.heading('Scorecard of Bright Leads').waitFor();
  await page.getByRole('img', { name: '2 of 4 posts became leads; by day' }).waitFor();
  await page.getByRole('cell', { name: 'Camp Lejeune' }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(fits)).toBe(true);
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('Nothing was posted in these days.').waitFor();
  expect(staff.problems).toEqual([expect.stringContaining('400 (Bad Request)')]);
});
