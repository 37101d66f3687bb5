import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

test('a deleted lead comes back at once with Undo, or from the list that says who deleted it and when', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await test.step('a deleted lead comes back at once with Undo', async () => {
    await staff.leads({ firstName: 'Kept' }, { firstName: 'Slipped' });
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Delete Slipped Lopez' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await staff.toast(messages.client.deleted.title).waitFor();
    await expect(page.getByRole('row', { name: /Slipped Lopez/ })).toHaveCount(0);
    await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click();
    await staff.toast('Lead restored').waitFor();
    await page.getByRole('row', { name: /Slipped Lopez/ }).waitFor();
    expect((await admin.get('/api/clients')).body).toHaveLength(2);
  });

  await test.step('what was deleted is listed with who and when, and can be brought back', async () => {
    const [id] = await staff.leads({ firstName: 'Gone' });
    await admin.delete(`/api/clients/${id}`);
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Deleted leads' }).click();
    await staff.heading('Deleted leads').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Gone Lopez' });
    await row.getByText('First Administrator').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await row.getByRole('button', { name: 'Restore Gone Lopez' }).click();
    await staff.toast('Lead restored').waitFor();
    await page.getByText('No deleted leads').waitFor();
    expect((await admin.get(`/api/clients/${id}`)).status).toBe(200);
  });
  expect(staff.problems).toEqual([]);
});
