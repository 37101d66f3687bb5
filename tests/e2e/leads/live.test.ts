import { expect, test } from '@playwright/test';
import { openStaff } from '../staff/admin-support';

const statuses = ['Contacted', 'Qualified'] as const;
const changes = 20;

test('an open lead and an open list follow twenty changes of someone else, which leave what is being typed', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  const [id] = await staff.leads({});
  await test.step('an open lead and an open list follow twenty changes of someone else', async () => {
    const list = await page.context().newPage();
    await list.goto('/admin/clients');
    const row = list.getByRole('row', { name: /Maria Lopez/ });
    await row.waitFor();
    await page.goto(`/admin/clients/${id}`);
    const status = page.getByRole('region', { name: 'Handling' }).getByLabel('Status');
    await status.waitFor();

    for (let change = 0; change < changes; change++) {
      const next = statuses[change % 2]!;
      const shown = change % 2 === 0 ? list : page;
      // A tab that is not looked at has no stream; it catches up when it comes to the front.
      await shown.bringToFront();
      await admin.put(`/api/clients/${id}`, { status: next });
      const field = shown === list ? row.getByRole('combobox') : status;
      await expect(field).toHaveValue(next);
    }
  });
  expect(staff.problems).toEqual([]);

  await test.step('a change of someone else leaves what is being typed', async () => {
    await page.bringToFront();
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('First name').fill('Marie');
    await admin.put(`/api/clients/${id}`, { lastName: 'Smith' });
    await page.getByRole('heading', { name: 'Maria Smith', includeHidden: true }).waitFor();
    await expect(dialog.getByLabel('First name')).toHaveValue('Marie');
  });
});
