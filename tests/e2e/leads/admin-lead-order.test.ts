import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { getSeal } from '../../support/sealed';
import { openStaff } from '../staff/admin-support';

const withTimes = ['name', 'phoneNumber', 'caseType', 'status', 'waiting', 'nextTask'];

/** Old and New wait, Done was contacted; New has an overdue task, Done one for next month. */
const openOffice = async (options: Parameters<typeof openStaff>[0] = {}) => {
  const staff = await openStaff({ ...options, as: 'admin' });
  const { admin, app, page } = staff;
  const names = ['Done', 'Old', 'New'];
  const [done, old, fresh] = await staff.leads(
    ...names.map((firstName) => ({ firstName, lastName: 'Lead', email: `${firstName}@example.com` })),
  );
  const since = new Date(Date.now() - 30 * 60 * 60 * 1000);
  await app.models.clients.updateOne({ _id: old }, { waitingSince: since });
  await admin.put(`/api/clients/${done}`, { status: 'Contacted' });
  const task = (id: string | undefined, days: number) => {
    const dueAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    return admin.mutate('desk.addTask', { id, task: { title: 'Call', dueAt } });
  };
  await task(fresh, -1);
  await task(done, 30);
  await admin.mutate('preferences.save', { columns: withTimes });
  await page.goto('/admin/clients');
  return staff;
};

const names = (page: Page) =>
  page.getByRole('table').getByRole('rowheader').getByRole('link').allTextContents();
const [done, old, fresh] = ['Done Lead', 'Old Lead', 'New Lead'];

test('the list is sorted by waiting and next task, keeps the order in a view, says a hidden one, and where it does not fit is shown as cards', async () => {
  await using staff = await openOffice();
  const { page, dialog, admin } = staff;
  await test.step('the heads of waiting and next task sort the list, leads without either stay last', async () => {
    const press = async (name: string) => {
      const head = page.getByRole('columnheader', { name });
      await head.getByRole('button').click();
      return () => head.getAttribute('aria-sort');
    };
    // The first press sorts by longest waiting, because that shows which lead to call first.
    await expect.poll(await press('Waiting')).toBe('descending');
    await expect.poll(() => names(page)).toEqual([old, fresh, done]);
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=waiting&order=desc');
    await expect.poll(await press('Waiting')).toBe('ascending');
    await expect.poll(() => names(page)).toEqual([fresh, old, done]);
    await expect.poll(await press('Waiting')).toBe(null);

    await expect.poll(await press('Next task')).toBe('ascending');
    await expect.poll(() => names(page)).toEqual([fresh, done, old]);
    await expect.poll(await press('Next task')).toBe('descending');
    await expect.poll(() => names(page)).toEqual([done, fresh, old]);

    const row = page.getByRole('row', { name: fresh });
    await expect(row.getByText('overdue')).toHaveCount(1);
    await expect(page.getByRole('row', { name: done }).getByText('overdue')).toHaveCount(0);
    // The waiting time appears once.
    await expect(page.getByRole('row', { name: old }).getByText(/30 h/)).toHaveCount(1);
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });

  await test.step('a saved view keeps the order by waiting', async () => {
    await page.goto('/admin/clients?sort=waiting&order=desc');
    await expect.poll(() => names(page)).toEqual([old, fresh, done]);
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByLabel('Name').fill('Longest first');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: /^Longest first/ }).waitFor();
    await views.getByRole('button', { name: /All/ }).click();
    await expect.poll(() => names(page)).toEqual([fresh, old, done]);
    await views.getByRole('button', { name: /^Longest first/ }).click();
    await expect.poll(() => names(page)).toEqual([old, fresh, done]);
  });

  await test.step('a list that is sorted by a column that is not shown says so, as a table and as cards', async () => {
    await admin.mutate('preferences.save', { columns: ['name', 'phoneNumber'] });
    await page.goto('/admin/clients?sort=waiting&order=desc');
    await expect.poll(() => names(page)).toEqual([old, fresh, done]);
    const said = page.getByText('Sorted by Waiting, descending');
    await said.waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);

    await page.setViewportSize(phone.viewport);
    const order = page.getByLabel('Sort by');
    await expect(order).toHaveValue('waiting desc');
    await expect(order.locator('option:checked')).toHaveText('Waiting, descending');
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.getByRole('button', { name: 'Newest first' }).click();
    await expect.poll(() => names(page)).toEqual([fresh, old, done]);
    await expect(said).toHaveCount(0);
  });
  expect(staff.problems).toEqual([]);

  await test.step('a table with more columns than the window has room for is shown as cards, not squeezed', async () => {
    await page.goto('/admin/clients');
    const names = page.getByRole('table').getByRole('rowheader');
    await names.first().waitFor();
    await admin.mutate('preferences.save', { columns: [...withTimes, 'assignedTo', 'createdAt'] });
    await page.reload();
    const cards = page.getByRole('list', { name: 'Table of clients' });
    await cards.getByText('Next task').first().waitFor();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.setViewportSize({ width: 1600, height: 900 });
    await names.first().waitFor();
    await expect.poll(async () => (await names.first().boundingBox())!.width).toBeGreaterThan(80);
  });

  await test.step('on a phone the list is sorted by waiting from its list of orders', async () => {
    await page.setViewportSize(phone.viewport);
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const order = page.getByLabel('Sort by');
    await order.selectOption('waiting desc');
    const cards = page.getByRole('list', { name: 'Table of clients' });
    const links = () => cards.getByRole('link', { name: / Lead$/ }).allTextContents();
    await expect.poll(links).toEqual([old, fresh, done]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0);
  });
});

test('a list is not sorted by what is encrypted, and the head of the column says why', async () => {
  await using staff = await openOffice({ app: { leadSeal: getSeal(['email']) } });
  const { page, admin } = staff;
  await admin.mutate('preferences.save', { columns: ['name', 'email', 'phoneNumber'] });
  await page.goto('/admin/clients?sort=email');
  const head = (name: string | RegExp) => page.getByRole('columnheader', { name });
  await head(/^E-mail.*encrypted, so it cannot be sorted$/).waitFor();
  await expect(head(/E-mail/).getByRole('button')).toHaveCount(0);
  await expect(head('Phone').getByRole('button')).toHaveCount(1);
  await expect.poll(() => names(page)).toEqual([fresh, old, done]);

  await page.setViewportSize(phone.viewport);
  const order = page.getByLabel('Sort by');
  await expect(order).toHaveValue('');
  await expect(order.locator('option', { hasText: 'E-mail' })).toHaveCount(0);
  expect(staff.problems).toEqual([]);
});
