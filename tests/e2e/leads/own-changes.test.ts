import { expect, test } from '@playwright/test';
import { hold } from '../form/form-support';
import { openStaff } from '../staff/admin-support';

test('what a clerk changes on a lead and in a list stays theirs', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin, app, dialog } = staff;
  const [id = ''] = await staff.leads({});
  const stored = () => app.models.clients.findById(id).lean();
  const row = page.getByRole('row').filter({ hasText: 'Maria Lopez' });

  await test.step('a status and an assignee, one right after the other, are no conflict', async () => {
    await page.goto(`/admin/clients/${id}`);
    const release = await hold(page, '**/trpc/*clients.update*');
    await page.getByLabel('Status', { exact: true }).first().selectOption('Contacted');
    await page.getByLabel('Assigned to', { exact: true }).first().selectOption({ index: 1 });
    release();
    await expect.poll(async () => (await stored())?.assignedTo).toBeTruthy();
    expect((await stored())?.status).toBe('Contacted');
    await expect(dialog).toHaveCount(0);
    await page.unroute('**/trpc/*clients.update*');
  });

  await test.step('Escape in a field of the preview closes the field alone', async () => {
    await page.goto('/admin/clients');
    await row.getByRole('rowheader').click();
    const preview = page.getByRole('complementary', { name: 'Preview of Maria Lopez' });
    await preview.getByRole('button', { name: 'Details' }).click();
    await preview.getByRole('button', { name: 'Date of birth: edit' }).click();
    const field = preview.getByLabel('Date of birth', { exact: true });
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(preview).toBeVisible();
  });

  await test.step('a scan that is too large stops no lead signed in another system', async () => {
    await page.goto('/admin/clients');
    await row.getByRole('combobox', { name: 'Status of Maria Lopez' }).selectOption('Signed');
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
    await dialog
      .getByLabel('Scan of the signed paper')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
    await dialog.getByText('This file is larger than 10 MB.').waitFor();
    await dialog.getByLabel('How it was signed').selectOption('elsewhere');
    // The dialog stays open if someone else changed the lead meanwhile.
    await page.route(
      '**/trpc/*clients.update*',
      async (route) => {
        await admin.put(`/api/clients/${id}`, { additionalInfo: 'Called twice' });
        await route.continue();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Set to Signed' }).click();
    await staff.toast('Someone else changed this lead').waitFor();
    await dialog.getByRole('button', { name: 'Set to Signed' }).click();
    await expect.poll(async () => (await stored())?.status).toBe('Signed');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('of two views with the same filters each can be deleted, and one that was opened takes other filters', async () => {
    for (const name of ['First', 'Second'])
      await admin.mutate('views.create', { name, query: 'status=Signed', shared: false });
    await page.goto('/admin/clients');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: /^Second/ }).click();
    await page.getByRole('button', { name: 'Delete the view Second' }).waitFor();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await page.waitForURL(/sort=/);
    await page.getByRole('button', { name: 'Save filters, order and columns to Second' }).click();
    await expect
      .poll(async () => (await admin.query('views.list')).body.result.data)
      .toContainEqual(expect.objectContaining({ name: 'Second', query: expect.stringContaining('sort=') }));
  });

  await test.step('a reminder is shown when its time comes, though nothing else changes', async () => {
    const at = Date.now();
    const remindAt = new Date(at + 10 * 60_000).toISOString();
    const task = { title: 'Call the hospital', dueAt: remindAt, remindAt };
    expect((await admin.mutate('desk.addTask', { id, task })).status).toBe(200);
    await page.clock.install({ time: at });
    await page.goto('/admin/services');
    await staff.heading('Services').waitFor();
    await expect(staff.toast('Now: Call the hospital')).toHaveCount(0);
    await page.clock.fastForward(11 * 60_000);
    await staff.toast('Now: Call the hospital').waitFor();
  });
  // The refused change.
  expect(staff.problems).toEqual([expect.stringContaining('409')]);
});
