import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings, themes } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ firstName: `No${index}`, email: `no${index}@example.com` }));

const rows = (page: Page) => page.locator('main [data-row]');
const heights = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
const preview = (page: Page, name: string) => page.getByRole('complementary', { name: `Preview of ${name}` });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });
const more = async (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();

test('rows of 44 px, as many as the account keeps, are shown beside the list and moved through by keys; views say how many leads each has', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin, app } = staff;
  const removeAll = async () => {
    await page.goto('/icon.svg');
    for (const { id } of (await admin.get('/api/clients')).body) await admin.delete(`/api/clients/${id}`);
  };
  await test.step('five columns in rows of 44 px, and as many rows as the account and no browser keeps', async () => {
    await staff.leads(...people(6));
    await page.goto('/admin/clients');
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Name',
      'Phone',
      'Case type',
      'Status',
      'Waiting',
      'Actions',
    ]);
    await expect.poll(() => heights(page)).toEqual(Array(5).fill(44));
    await page.getByLabel('Rows per page').selectOption('10');
    await expect.poll(() => heights(page)).toEqual(Array(6).fill(44));
    await expect
      .poll(async () => (await admin.query('preferences.get')).body.result.data)
      .toMatchObject({ rowsPerPage: 10 });
    await page.evaluate(() => localStorage.removeItem('rows-per-page'));
    await page.reload();
    await expect.poll(() => heights(page)).toEqual(Array(6).fill(44));
  });

  await test.step('a row is shown beside the list, the keys move through it, Enter opens it and Escape closes it', async () => {
    await removeAll();
    const ids = await staff.leads(...people(3));
    await page.goto('/admin/clients');
    await page.getByRole('row', { name: /No2 Lopez/ }).click({ position: { x: 420, y: 4 } });
    await preview(page, 'No2 Lopez').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(`?lead=${ids[2]}`);
    await expect.poll(() => heights(page)).toEqual([44, 44, 44]);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await preview(page, 'No1 Lopez').waitFor();
    await page.keyboard.press('j');
    await preview(page, 'No0 Lopez').waitFor();
    await page.keyboard.press('k');
    await preview(page, 'No1 Lopez').waitFor();
    await page.reload();
    await preview(page, 'No1 Lopez').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary', { name: /^Preview/ })).toHaveCount(0);
    await expect.poll(() => staff.focused()).toBe('No1 Lopez');
    await page.keyboard.press('Enter');
    await staff.heading('No1 Lopez').waitFor();
  });

  await test.step('views that are ready say how many leads each has, and show them', async () => {
    await removeAll();
    const [mine, late] = await staff.leads(...people(3));
    const me = (await admin.get('/api/auth/me')).body.id;
    await admin.put(`/api/clients/${mine}`, { assignedTo: me });
    const since = new Date(Date.now() - 30 * 60 * 60 * 1000);
    await app.models.clients.updateOne({ _id: late }, { waitingSince: since });
    await page.goto('/admin/clients');
    await tab(page, `Unassigned 2`).waitFor();
    await tab(page, `Overdue 0`).waitFor();
    await page.getByRole('button', { name: /^Callable now \d/ }).waitFor();
    await tab(page, `Mine 1`).click();
    await expect(page.getByRole('rowheader')).toHaveText(['No0 Lopez']);
    await tab(page, `Waiting too long 1`).click();
    await expect(page.getByRole('rowheader')).toHaveText(['No1 Lopez']);
    await expect(tab(page, `Waiting too long 1`)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a name with a wrong letter finds whom it may have meant, and a line says so', async () => {
    await staff.leads({ firstName: 'Daniel', lastName: 'Brown', email: 'd@example.com' }, {});
    await page.goto('/admin/clients');
    await page.getByRole('textbox', { name: 'Search clients' }).fill('browm');
    await page.getByText('No exact match. Close to "browm":').waitFor();
    await expect(page.getByRole('rowheader')).toHaveText(['Daniel Brown']);
  });
  expect(staff.problems).toEqual([]);
});

test('filters and what else is done to the list pass axe while they are open; a long e-mail is cut on one line, and whole while the keyboard is on it', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  const email = `${'a.very.long.name.'.repeat(3)}lopez@example.com`;
  await staff.leads({ email });
  // The list itself is looked at in the survey; what an open panel half covers counts as too small.
  const panel = '[data-panel]:not([hidden])';
  for (const colorScheme of themes()) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin/clients?status=New');
    await page.getByRole('button', { name: 'Remove filter: Status: New' }).waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Source' }).waitFor();
    await expect.poll(() => axeFindings(page, panel)).toEqual([]);
    await page.keyboard.press('Escape');
    await more(page);
    await page.getByRole('button', { name: 'Columns' }).waitFor();
    await expect.poll(() => axeFindings(page, panel)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove filter: Status: New' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  }
  await admin.mutate('preferences.save', { columns: ['name', 'email', 'phoneNumber', 'status'] });
  await page.goto('/admin/clients');
  const link = page.getByRole('table').getByRole('link', { name: email });
  await link.waitFor();
  await expect.poll(() => heights(page)).toEqual([44]);
  await expect(page.locator('[data-whole]')).toHaveCount(0);
  await link.focus();
  await expect(page.locator('[data-whole]')).toHaveText(email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  expect(staff.problems).toEqual([]);
});

test('on a phone three leads are in sight, a long name is cut, and a menu calls and sets the status', async () => {
  await using staff = await openStaff({ as: 'admin', ...phone });
  const { page, admin, dialog } = staff;
  await test.step('on a phone a long name is cut, and leaves the menu of its lead on the screen', async () => {
    await staff.leads({ firstName: 'Wolfeschlegelsteinhausen', lastName: 'Vandersteenkerke-Montgomery' });
    await page.goto('/admin/clients');
    const { x, width } = (await page
      .getByRole('button', { name: /Vandersteenkerke/ })
      .first()
      .boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(375);
    const box = page.getByRole('checkbox', { name: /^Select Wolfe/ }).locator('..');
    expect((await box.boundingBox())!.width).toBe(36);
  });
  expect(staff.problems).toEqual([]);

  await test.step('on a phone three leads are in sight, and a menu calls and sets the status', async () => {
    const ids = await staff.leads(...people(4));
    await page.goto('/admin/clients');
    await rows(page).nth(3).waitFor();
    const { y, height } = (await rows(page).nth(2).boundingBox())!;
    expect(y + height).toBeLessThan(812);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.getByRole('button', { name: 'Actions for No3 Lopez' }).click();
    await page.getByRole('button', { name: 'Call', exact: true }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set status', exact: true }).click();
    await dialog.getByRole('button', { name: 'Contacted' }).click();
    await expect.poll(async () => (await admin.get(`/api/clients/${ids[3]}`)).body.status).toBe('Contacted');

    const request = page.waitForRequest('**/trpc/*contact.ask*');
    await page.getByRole('button', { name: 'Actions for No2 Lopez' }).click();
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    expect((await request).postData()).toContain('"channel":"call"');
  });
});
