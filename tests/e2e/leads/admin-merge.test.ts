import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { breakCall, openStaff } from '../staff/admin-support';

test('leads of one person are known while they are typed in, merged with three presses, and parted again, unless the server did not answer', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  const removeAll = async () => {
    await page.goto('/icon.svg');
    for (const { id } of (await admin.get('/api/clients')).body) await admin.delete(`/api/clients/${id}`);
  };
  await test.step('while a lead is typed in, those who may be the same person are shown', async () => {
    const [id] = await staff.leads({});
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Add client' }).first().click();
    await dialog.getByLabel('First name').fill('Somebody');
    await dialog.getByLabel('Phone number').fill('+1 415.555.0132');
    await dialog.getByText('We may know this person already').waitFor();
    const link = dialog.getByRole('link', { name: 'Maria Lopez' });
    await expect(link).toHaveAttribute('href', `/admin/clients/${id}`);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Phone number').fill('+1 415.555.0199');
    await expect(dialog.getByText('We may know this person already')).toHaveCount(0);
  });

  await test.step('two leads of one person are merged with three presses, and parted again with one', async () => {
    await removeAll();
    const [first, second] = await staff.leads({}, { firstName: 'Marie', email: 'second@example.com' });
    await page.goto(`/admin/clients/${first}`);
    let presses = 0;
    const press = async (name: string) => {
      presses++;
      await page.getByRole('button', { name, exact: true }).click();
    };
    await page.getByText('same phone number').waitFor();
    await press('Merge Marie Lopez into this lead');
    await dialog.getByRole('heading', { name: 'Merge two leads' }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    // Values that are the same in both are not listed.
    await dialog.getByText('Only').first().waitFor({ state: 'hidden' });
    await expect(dialog.getByText('empty')).toHaveCount(0);
    await press('All from the other');
    await press('Merge');
    await staff.toast('Leads merged').waitFor();
    expect(presses).toBe(3);
    await staff.heading('Marie Lopez').waitFor();
    await page.getByText('merged another lead into this one').waitFor();
    expect((await admin.get('/api/clients')).body).toMatchObject([
      { id: first, firstName: 'Marie', email: 'second@example.com' },
    ]);

    const received = page
      .getByRole('listitem')
      .getByText(/^Received:/)
      .locator('..');
    await expect(received.first()).toHaveText(/today, .* → today, /);

    await page.goto(`/admin/clients/${second}`);
    await staff.heading('Marie Lopez').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/clients/${first}`);
    await press('Undo the merge of Marie Lopez');
    await staff.toast('Merge undone').waitFor();
    await staff.heading('Maria Lopez').waitFor();
    expect((await admin.get('/api/clients')).body).toHaveLength(2);
  });
  expect(staff.problems).toEqual([]);

  await test.step('a merge is undone at once from its message', async () => {
    await removeAll();
    const [first] = await staff.leads({}, { additionalInfo: 'Other words.' });
    await page.goto(`/admin/clients/${first}`);
    await page.getByRole('button', { name: 'Merge Maria Lopez into this lead' }).click();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByText('Choose one for each field first.').waitFor();
    await dialog.getByRole('radio', { name: /From this one/ }).check();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await staff.toast('Leads merged').waitFor();
    await page.locator('#toasts').getByRole('button', { name: 'Undo the merge' }).click();
    await staff.toast('Merge undone').waitFor();
    expect((await admin.get('/api/clients')).body).toHaveLength(2);
  });

  await test.step('a merge that was undone on the page is offered to be undone nowhere any more', async () => {
    await removeAll();
    const [first] = await staff.leads({}, { firstName: 'Marie' });
    await page.goto(`/admin/clients/${first}`);
    await page.getByRole('button', { name: 'Merge Marie Lopez into this lead' }).click();
    await dialog.getByRole('radio', { name: /From this one/ }).check();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await staff.toast('Leads merged').waitFor();
    await page.getByRole('button', { name: 'Undo the merge of Marie Lopez' }).click();
    await staff.toast('Merge undone').waitFor();
    expect(await page.locator('#toasts').getByRole('button', { name: 'Undo the merge' }).count()).toBe(0);
    await expect(page.getByRole('button', { name: 'Undo the merge' })).toHaveCount(0);
  });

  await test.step('a merge that the server did not answer leaves the dialog open with what was chosen', async () => {
    await removeAll();
    const [first, second] = await staff.leads({}, { firstName: 'Marie', additionalInfo: '' });
    await page.goto(`/admin/clients/${first}`);
    await page.getByRole('button', { name: 'Merge Marie Lopez into this lead' }).click();
    await dialog.getByText('Only here, and kept').waitFor();
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Additional info: I worked as a firefighter for twelve years.',
    ]);
    const mine = dialog.getByRole('radio', { name: /From the other/ });
    await mine.check();
    await breakCall(page, 'clients.merge');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await staff.toast('The leads could not be merged. Please try again.').waitFor();
    await expect(mine).toBeChecked();
    await page.unroute('**/trpc/*clients.merge*');
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await staff.toast('Leads merged').waitFor();
    expect((await admin.get(`/api/clients/${second}`)).body).toMatchObject({
      id: first,
      firstName: 'Marie',
      additionalInfo: 'I worked as a firefighter for twelve years.',
    });
  });
});
