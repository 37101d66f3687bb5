import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

const toRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent?.match(/No\d/)?.[0]);

const three = [0, 1, 2].map((index) => ({ firstName: `No${index}`, email: `no${index}@example.com` }));

test('the list is worked with single keys, the palette finds a number and presses what stands on the screen, and all keys can be switched off', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('the list is worked with single keys: down, up, select, assign, status, search, add', async () => {
    const ids = await staff.leads(...three);
    await page.goto('/admin/clients');
    await page.getByRole('row', { name: /No0 Lopez/ }).waitFor();
    for (const [key, row] of [
      ['j', 'No2'],
      ['j', 'No1'],
      ['j', 'No0'],
      ['k', 'No1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => toRow(page)).toBe(row);
    }
    await page.keyboard.press('x');
    await page.getByText('1 selected', { exact: true }).waitFor();
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: 'First Administrator' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await admin.get(`/api/clients/${ids[1]}`)).body.assignedTo).not.toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The dialog returns the focus to its row.
    await expect.poll(() => toRow(page)).toBe('No1');

    await page.keyboard.press('k');
    await expect.poll(() => toRow(page)).toBe('No2');
    await page.keyboard.press('s');
    await expect(page.getByRole('combobox', { name: 'Status of No2 Lopez' })).toBeFocused();
    await page.keyboard.press('C');
    await expect.poll(async () => (await admin.get(`/api/clients/${ids[2]}`)).body.status).toBe('Contacted');

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('no0');
    await expect(page.getByRole('rowheader')).toHaveText(['No0 Lopez']);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('n');
    await dialog.getByRole('heading', { name: 'Add client' }).waitFor();
  });

  await test.step('a number that was typed is found and opened with three presses besides its digits', async () => {
    await staff.leads({ firstName: 'Found', phoneNumber: '(212) 555-0177' });
    await page.goto('/admin/clients');
    await page.getByRole('row', { name: /No0 Lopez/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('2125550177');
    await page.getByRole('option', { name: /Found Lopez/ }).waitFor();
    await page.keyboard.press('Enter');
    await staff.heading('Found Lopez').waitFor();
    // Control, K and Enter.
  });

  await test.step('the palette presses what stands on the screen', async () => {
    await page.goto('/admin/clients');
    // Columns are chosen in a panel; the palette lists its entries.
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('columns');
    await page.getByRole('option', { name: 'Columns' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Choose columns' }).waitFor();
  });
  expect(staff.problems).toEqual([]);

  await test.step('from anywhere n begins a new lead, and a reload does not begin it again', async () => {
    await page.goto('/admin');
    await staff.heading('Dashboard').waitFor();
    await page.keyboard.press('n');
    await dialog.getByRole('heading', { name: 'Add client' }).waitFor();
    // The palette does not open above it: what is typed stays in its field.
    await expect(dialog.getByLabel('First name')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Ana');
    await expect(dialog.getByLabel('First name')).toHaveValue('Ana');
    await page.reload();
    await staff.heading('Clients').waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the list of keys opens with ?, and all of them can be switched off', async () => {
    await page.goto('/admin/account');
    await staff.heading('My account').waitFor();
    await page.keyboard.press('?');
    await dialog.getByText('Next row').first().waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.keyboard.press('n');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Name, e-mail, phone or screen' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/account');
    await expect(page.getByText('Next row')).toHaveCount(0);
  });
});
