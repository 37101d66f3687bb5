import { expect, test } from '@playwright/test';
import { openStaff } from '../staff/admin-support';

test('what was done to many leads is undone with one press: their status and their person are what they were', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, dialog, app } = staff;
  const people = [1, 2, 3].map((number) => ({
    firstName: `Person${number}`,
    email: `p${number}@example.com`,
  }));
  await staff.leads(...people);
  await page.goto('/admin/clients');
  const count = (filter: object) => app.models.clients.countDocuments(filter);
  for (const { open, choice, changed } of [
    { open: 'Assign', choice: 'Sam Okafor', changed: { assignedTo: { $ne: null } } },
    { open: 'Set status', choice: 'Qualified', changed: { status: 'Qualified' } },
  ]) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: open, exact: true }).click();
    await dialog.getByRole('button', { name: choice }).click();
    await staff.toast('3 leads updated').waitFor();
    // A toast from the previous round may still show, so check the stored data.
    await expect.poll(() => count(changed)).toBe(3);
    await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click();
    await staff.toast('3 leads changed back').waitFor();
    await expect.poll(() => count(changed)).toBe(0);
  }
  expect(await count({ waitingSince: { $gt: new Date(0) } })).toBe(3);
  expect(staff.problems).toEqual([]);
});
