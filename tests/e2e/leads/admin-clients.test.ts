import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { make } from '../../support/make';
import { breakCall, openStaff } from '../staff/admin-support';

const seven = ['Adams', 'Brown', 'Clark', 'Davis', 'Evans', 'Frank', 'Green'].map((lastName, index) => ({
  firstName: 'Ann',
  lastName,
  email: `${lastName}@example.com`.toLowerCase(),
  phoneNumber: `(415) 555-010${index}`,
}));

test('clients are searched for literally and come in pages, newest first, as long as was chosen; page and sort stand in the address bar, and Back undoes them', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  await test.step('a search is literal, can be cleared, and says what to do when nothing is found', async () => {
    await page.goto('/admin/clients');
    await page.getByText(messages.client.none).waitFor();
    await page.getByText(messages.client.startByAdding).waitFor();
    await staff.leads(...seven.slice(0, 2));
    await page.reload();
    await page.getByRole('row', { name: /Ann Adams/ }).waitFor();
    await page.getByRole('textbox', { name: 'Search clients' }).fill('.*');
    await page.getByText(messages.client.none).waitFor();
    await page.getByText(messages.list.adjustSearch).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('row', { name: /Ann Adams/ }).waitFor();
    await expect(page.getByRole('textbox', { name: 'Search clients' })).toBeFocused();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  await test.step('clients come in pages of 5, newest first; page and sort stand in the address bar, the search does not, and Back undoes them', async () => {
    await staff.leads(...seven.slice(2));
    const names = () => page.getByRole('table').getByRole('rowheader').getByRole('link').allTextContents();
    await page.goto('/admin/clients');
    await expect.poll(names).toEqual(['Ann Green', 'Ann Frank', 'Ann Evans', 'Ann Davis', 'Ann Clark']);
    await page.getByText('1–5 of 7').waitFor();
    await expect(page.getByRole('cell', { name: 'AFFF' })).toHaveCount(5);

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(names).toEqual(['Ann Brown', 'Ann Adams']);
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2');
    await page.getByText('6–7 of 7').waitFor();

    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect.poll(names).toEqual(['Ann Adams', 'Ann Brown', 'Ann Clark', 'Ann Davis', 'Ann Evans']);
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=lastName');
    const header = page.getByRole('columnheader', { name: 'Name', exact: true });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('textbox', { name: 'Search clients' }).fill('DAVIS@ex');
    await expect.poll(names).toEqual(['Ann Davis']);
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=lastName&order=desc');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Search clients' })).toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2');
    await expect.poll(names).toEqual(['Ann Brown', 'Ann Adams']);
  });
  expect(staff.problems).toEqual([]);

  await test.step('the number of rows on a page is chosen once and remembered', async () => {
    await page.goto('/admin/clients');
    await page.getByLabel('Rows per page').selectOption('10');
    await expect(page.getByRole('table').getByRole('rowheader').getByRole('link')).toHaveCount(7);
    await page.goto('/admin/services');
    await page.getByText('1–10 of 18').waitFor();
  });
});

test('when clients cannot be loaded, saved or deleted, the words of the catalogue say so, and what was typed is kept', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog } = staff;
  await test.step('while clients load and when they cannot be loaded, the list says so and offers to try again', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/trpc/*clients.page*', async (route) => {
      await held;
      await route.fulfill({ status: 500, contentType: 'application/json', body: 'broken' });
    });
    await page.goto('/admin/clients');
    await page.getByText(messages.client.loading).waitFor();
    release();
    await page.getByText(messages.client.loadingFailed).waitFor();
    await page.unroute('**/trpc/*clients.page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(messages.client.none).waitFor();
  });

  await test.step('when saving or deleting fails, the words of the catalogue are shown and what was typed is kept', async () => {
    await staff.leads({});
    await page.goto('/admin/clients');
    await breakCall(page, 'clients.update');
    await breakCall(page, 'clients.remove');
    await page.getByRole('button', { name: 'Edit Maria Lopez' }).click();
    await dialog.getByLabel('Last name').fill('Typed Long And Carefully');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await staff.toast(messages.client.saveFailed.title).waitFor();
    await expect(dialog.getByLabel('Last name')).toHaveValue('Typed Long And Carefully');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Delete Maria Lopez' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('#toasts [role=alert]')).toContainText(
      messages.client.deleteFailed.description!,
    );
    await page.getByRole('row', { name: /Maria Lopez/ }).waitFor();
  });
});

test('staff add, edit and delete a client; what is missing or wrong is said at its field, and closing asks before it forgets', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('staff add, edit and delete a client', async () => {
    const person = make.client();
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Add client' }).first().click();
    await dialog.getByLabel('First name').fill(person.firstName);
    await dialog.getByLabel('Last name').fill(person.lastName);
    await dialog.getByLabel('E-mail').fill(person.email);
    await dialog.getByLabel('Phone number').fill(person.phoneNumber);
    await dialog.getByLabel('Case type').selectOption({ label: 'Paraquat' });
    await expect(dialog.getByLabel('IP address')).toHaveAttribute('readonly');
    await expect(dialog.getByLabel('Jornaya IP')).toHaveAttribute('readonly');
    await dialog.getByRole('button', { name: 'Add client' }).click();
    await staff.toast(messages.client.created.title).waitFor();
    await page.getByRole('row', { name: /Maria Lopez.*Paraquat/ }).waitFor();

    const edit = page.getByRole('button', { name: 'Edit Maria Lopez' });
    await edit.click();
    await expect(dialog.getByLabel('E-mail')).toHaveValue(person.email);
    await dialog.getByLabel('Last name').fill('Alvarez');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await staff.toast(messages.client.updated.title).waitFor();
    await page.getByRole('row', { name: /Maria Alvarez/ }).waitFor();

    await page.getByRole('button', { name: 'Delete Maria Alvarez' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm
      .getByText(
        'The lead is hidden everywhere. You can undo this right away, or restore the lead from "Deleted leads" for 30 days. After that it is gone for good.',
      )
      .waitFor();
    await expect(confirm.getByText(messages.list.cannotUndo)).toHaveCount(0);
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    expect((await admin.get('/api/clients')).body).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete Maria Alvarez' }).click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await staff.toast(messages.client.deleted.title).waitFor();
    await page.getByText(messages.client.none).waitFor();
    expect((await admin.get('/api/clients')).body).toEqual([]);
    await expect.poll(staff.focused).toBe('Clients');
  });

  await test.step('what is missing or wrong is said in a toast and at the field, and closing asks before it forgets', async () => {
    const { missing, email } = messages.validation;
    await page.goto('/admin/clients');
    const add = page.getByRole('button', { name: 'Add client' }).first();
    await add.click();
    await expect.poll(staff.focused).toBe('client-new-firstName');
    await page.keyboard.press('Control+Enter');
    await staff.toast(missing.title).waitFor();
    await staff.toast(missing.description).waitFor();
    await expect(dialog.getByText(messages.form.required, { exact: true })).toHaveCount(5);
    await dialog.getByLabel('First name').fill('Maria');
    await dialog.getByLabel('Last name').fill('Lopez');
    await dialog.getByLabel('E-mail').fill('not an address');
    await dialog.getByLabel('Phone number').fill('(415) 555-0132');
    await dialog.getByLabel('Case type').selectOption('1');
    await page.keyboard.press('Control+Enter');
    await staff.toast(email.title).waitFor();
    await staff.toast(email.description).waitFor();
    await dialog.getByText(messages.form.email).waitFor();

    await page.keyboard.press('Escape');
    await page.getByText('Discard what you typed?').waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('First name')).toHaveValue('Maria');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await add.click();
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(staff.problems).toEqual([]);
});

test('a new lead is announced above the list, which is narrowed by status and case type, and exported', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await test.step('a new lead is announced above the list, which moves only when asked', async () => {
    await staff.leads({ firstName: 'First' });
    const listening = page.waitForResponse('**/trpc/clients.news*');
    await page.goto('/admin/clients');
    await page.getByRole('row', { name: /First Lopez/ }).waitFor();
    await listening;
    await staff.leads({ firstName: 'Second' }, { firstName: 'Third' });
    await page.getByText('2 new leads').waitFor();
    await expect(page.getByRole('row', { name: /Third Lopez/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('row', { name: /Third Lopez/ }).waitFor();
    await expect(page.getByText('new leads')).toHaveCount(0);
  });
  expect(staff.problems).toEqual([]);

  await test.step('what the search shows can be narrowed by status and case type, and exported', async () => {
    const [id] = await staff.leads(
      { firstName: 'Old', caseType: '11' },
      { firstName: 'Young', caseType: '2' },
    );
    await admin.put(`/api/clients/${id}`, { status: 'Signed' });
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Signed');
    await page.getByRole('row', { name: /Old Lopez.*Signed/ }).waitFor();
    await expect(page.getByRole('table').getByRole('rowheader').getByRole('link')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Case type' }).selectOption({ label: 'Asbestos Lung Cancer' });
    await page.getByText('Try other filters').waitFor();
    await page.getByRole('combobox', { name: 'Case type' }).selectOption({ label: 'Paraquat' });
    await page.getByRole('row', { name: /Old Lopez/ }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(new URL(download.url()).search).toBe('?status=Signed&caseType=11');
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
  });
});
