import { expect, test } from '@playwright/test';
import { make } from '../../support/make';
import { makeVendor } from '../../support/vendors';
import { looksRight, openStaff } from '../staff/admin-support';

test('staff see a vendor’s scorecard for a period and save it as a file; the vendor reads short posting instructions of its own case types, also by a link', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin, context } = staff;
  const { id, by } = await makeVendor(app, admin, { price: 20 });
  const send = (name: string, more: object) =>
    by.post('/api/clients', { ...make.client({ email: `${name}@example.com`, phoneNumber: name }), ...more });
  const first = await send('a', { campaign: 'spring' });
  await send('b', { campaign: 'autumn', caseType: '5' });
  await admin.put(`/api/clients/${first.body.id}`, { status: 'Signed' });

  await page.goto(`/admin/vendors/${id}`);
  const next = page.getByRole('region', { name: 'What happened next' });
  await next.getByText('$40.00').first().waitFor();
  await looksRight(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('scorecard.csv');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByText('Choose a period of up to 400 days').waitFor();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await next.getByText('$0.00').first().waitFor();
  await looksRight(page);

  await test.step('posting instructions begin with the vendor’s own case types under an index', async () => {
    const any = await makeVendor(app, admin, { name: 'Any' });
    const one = await makeVendor(app, admin, { name: 'One', caseTypes: ['1'] });
    const few = await makeVendor(app, admin, { name: 'Few', caseTypes: ['2', '13'] });
    for (const { id } of [any, one, few]) {
      await page.goto(`/api/vendors/${id}/instructions`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(6200);
      const links = await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').all();
      const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(targets.slice(0, 2)).toEqual(['#case-types', '#where']);
      for (const target of targets)
        expect([target, await page.locator(target!).count()]).toEqual([target, 1]);
    }
    await page.getByText('Hernia Mesh').first().waitFor();
    await looksRight(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Send a lead')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a vendor opens its posting instructions by a link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
    const { id: linked } = await makeVendor(app, admin, { name: 'Linked', caseTypes: ['1'] });
    await page.goto(`/admin/vendors/${linked}`);
    await page.getByRole('combobox', { name: 'Works for' }).selectOption('7 days');
    await page.getByRole('button', { name: 'Make link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await staff.toast('Link copied').waitFor();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);
    await looksRight(page);

    await context.clearCookies();
    await page.goto(link);
    await staff.heading('Posting instructions for Linked').waitFor();
    await looksRight(page);
  });
  expect(staff.problems).toEqual([expect.stringContaining('400 (Bad Request)')]);
});
