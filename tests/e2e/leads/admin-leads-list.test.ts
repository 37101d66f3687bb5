import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { hold } from '../form/form-support';
import { openStaff } from '../staff/admin-support';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: `No${String(index).padStart(2, '0')}`,
    email: `no${index}@example.com`,
  }));

const names = (page: Page) =>
  page.getByRole('table').getByRole('rowheader').getByRole('link').allTextContents();

test('filters stand in the address, are undone by Back and cleared at once; columns stay as chosen, and what is selected is exported', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('filters stand in the address, are undone by Back, and are cleared at once', async () => {
    await staff.leads({ firstName: 'Website' });
    await admin.post('/api/clients', { ...(await admin.get('/api/clients')).body[0], firstName: 'Typed' });
    await page.goto('/admin/clients');
    await page.getByRole('row', { name: /Typed Lopez/ }).waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Source' }).selectOption('staff');
    await expect.poll(() => names(page)).toEqual(['Typed Lopez']);
    await page.getByRole('combobox', { name: 'Received' }).selectOption('1');
    await page.getByRole('combobox', { name: 'Waiting' }).selectOption('24');
    await page.getByText('Try other filters').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?source=staff&received=1&waiting=24');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Typed Lopez']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => names(page)).toEqual(['Typed Lopez', 'Website Lopez']);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Received' }).selectOption({ label: 'Received between...' });
    await page.getByLabel('Until', { exact: true }).fill('2020-01-01');
    await page.getByText('Try other filters').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?until=2020-01-01');
  });

  await test.step('columns are chosen, and stay as chosen', async () => {
    await staff.leads({ state: 'CA' });
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Columns' }).click();
    await dialog.getByRole('checkbox', { name: 'State' }).click();
    await dialog.getByRole('checkbox', { name: 'State', checked: true }).waitFor();
    await dialog.getByRole('checkbox', { name: 'Phone' }).click();
    await dialog.getByRole('checkbox', { name: 'Phone', checked: false }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const heads = () => page.getByRole('columnheader').allTextContents();
    const chosen = ['', 'Name', 'Case type', 'Status', 'State', 'Waiting', 'Actions'];
    await expect.poll(heads).toEqual(chosen);
    await page.reload();
    await expect.poll(heads).toEqual(chosen);
    await page.getByRole('row', { name: /Maria Lopez.*CA/ }).waitFor();
  });
  expect(staff.problems).toEqual([]);

  await test.step('what is selected is exported', async () => {
    await staff.leads(...people(2));
    await page.goto('/admin/clients');
    await page.getByRole('checkbox', { name: 'Select No01 Lopez' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    const stream = await download.createReadStream();
    const text = (await stream.toArray()).join('');
    expect(text).toContain('no1@example.com');
    expect(text).not.toContain('no0@example.com');
  });
});

test('a list is kept under a name; status, person and a note are done in its row, unless somebody else made a change in between', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('a list is kept under a name, with the number of its leads beside it', async () => {
    const [id] = await staff.leads(...people(3));
    await admin.put(`/api/clients/${id}`, { status: 'Signed' });
    await page.goto('/admin/clients?status=Signed');
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByLabel('Name').fill('Our cases');
    await dialog.getByRole('switch', { name: 'Everyone in the office can see it' }).click();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await staff.toast('View saved').waitFor();
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: 'Our cases 1', exact: true }).waitFor();
    await views.getByRole('button', { name: `All 3`, exact: true }).click();
    await expect.poll(async () => (await names(page)).length).toBe(3);
    await views.getByRole('button', { name: /Our cases/ }).click();
    await expect.poll(() => names(page)).toEqual(['No00 Lopez']);
    await expect.poll(() => new URL(page.url()).search).toBe('?status=Signed');
    expect((await admin.query('views.list')).body.result.data).toMatchObject([
      { name: 'Our cases', shared: true, query: 'status=Signed' },
    ]);
    await views.getByRole('button', { name: 'Delete the view Our cases' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await staff.toast('View deleted').waitFor();
    await expect(views.getByRole('button', { name: /Our cases/ })).toHaveCount(0);
  });

  await test.step('status, person and a note are done in the row, and a row is shown with a click beside its controls', async () => {
    const [id] = await staff.leads({ phoneNumber: '(415) 555-0199' });
    const name = 'Maria Lopez';
    await admin.mutate('preferences.save', { columns: ['name', 'phoneNumber', 'status', 'assignedTo'] });
    await page.goto('/admin/clients');
    await page.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Contacted');
    await expect.poll(async () => (await admin.get(`/api/clients/${id}`)).body.status).toBe('Contacted');
    await page.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Turned down');
    await dialog.getByRole('button', { name: 'Another reason' }).click();
    await dialog.getByRole('button', { name: 'Turn down' }).click();
    await dialog.getByText('Required').waitFor();
    await dialog.getByLabel('In your own words').fill('Too late');
    await dialog.getByRole('button', { name: 'Turn down' }).click();
    await expect.poll(async () => (await admin.get(`/api/clients/${id}`)).body.statusReason).toBe('Too late');
    await page.getByRole('combobox', { name: `Person assigned to ${name}` }).selectOption({ index: 1 });
    await expect
      .poll(async () => (await admin.get(`/api/clients/${id}`)).body.assignedTo)
      .toMatch(/^[0-9a-f]{24}$/);
    await page.getByRole('button', { name: `Write a note on ${name}` }).click();
    await dialog.getByLabel('Note').fill('Called, no answer.');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await staff.toast('Note added').waitFor();
    expect((await admin.query('clients.timeline', { id })).body.result.data[0].note).toBe(
      'Called, no answer.',
    );
    await expect(page.getByRole('link', { name: '(415) 555-0199' })).toHaveAttribute(
      'href',
      'tel:+14155550199',
    );
    await page.getByRole('row', { name: /Maria Lopez/ }).click({ position: { x: 400, y: 4 } });
    await page.getByRole('complementary', { name: `Preview of ${name}` }).waitFor();
    await page.getByRole('rowheader').getByRole('link', { name }).click();
    await staff.heading(name).waitFor();
  });
  expect(staff.problems).toEqual([]);

  await test.step('a change that somebody else made in between is told, not overwritten', async () => {
    const [id] = await staff.leads({
      firstName: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '(415) 555-0166',
    });
    // The news of the change comes later than the click.
    await page.route('**/trpc/clients.news*', () => undefined);
    await page.goto('/admin/clients');
    const status = page.getByRole('combobox', { name: 'Status of Ana Lopez' });
    await status.waitFor();
    await admin.put(`/api/clients/${id}`, { status: 'Qualified' });
    await status.selectOption('Contacted');
    await staff.toast('The list now shows what they saved. Check it and try again.').waitFor();
    await expect(status).toHaveValue('Qualified');
    // Two changes of one's own, the second before the list shows the first, are no conflict.
    await hold(page, '**/trpc/*clients.page*');
    const stored = async () => (await admin.get(`/api/clients/${id}`)).body;
    await status.selectOption('Contacted');
    await expect.poll(async () => (await stored()).status).toBe('Contacted');
    await page.getByRole('combobox', { name: 'Person assigned to Ana Lopez' }).selectOption({ index: 1 });
    await expect.poll(async () => (await stored()).assignedTo).toBeTruthy();
  });
});

test('all that match are selected over all pages, deleted and brought back, and those that are selected wait for what was done to them', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, admin } = staff;
  await test.step('all that match are selected over all pages, deleted with progress, and brought back with Undo', async () => {
    const ids = await staff.leads(...people(57));
    await admin.put(`/api/clients/${ids[0]}`, { status: 'Signed' });
    await page.goto('/admin/clients?status=New');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText('5 selected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('checkbox', { name: 'Select No51 Lopez' }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByText('10 selected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Select all 56 that match' }).click();
    await page.getByText('56 selected', { exact: true }).waitFor();
    // A row that another filter hides is selected no longer.
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.locator('[data-bulk]')).toHaveCount(0);
    await page.goBack();
    await page.getByText('56 selected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await staff.toast('56 leads deleted').waitFor();
    expect((await admin.get('/api/clients')).body).toMatchObject([{ id: ids[0] }]);
    await page.locator('#toasts').getByRole('button', { name: 'Undo' }).click();
    await staff.toast('56 leads restored').waitFor();
    expect((await admin.get('/api/clients')).body).toHaveLength(57);
  });

  await test.step('nothing more can be done to the selected leads until the list shows what was done to them', async () => {
    await page.goto('/admin/clients');
    await page.getByRole('checkbox', { name: 'Select No56 Lopez' }).click();
    const bar = page.getByRole('region', { name: '1 selected' });
    await bar.getByRole('button', { name: 'Assign' }).click();
    await dialog.getByRole('button', { name: 'First Administrator' }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    const request = page.waitForRequest('**/trpc/*clients.page*');
    const answer = await hold(page, '**/trpc/*clients.page*');
    await dialog.getByRole('button', { name: 'First Administrator' }).click();
    await request;
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Set status' })).toHaveCount(0);
    answer();
    await expect(bar).toBeHidden();
    await staff.toast('1 lead updated').waitFor();
  });

  await test.step('on a phone the list can be selected, changed and read without a finding of axe', async () => {
    await page.setViewportSize(phone.viewport);
    await page.goto('/admin/clients');
    await page.getByRole('checkbox', { name: 'Select No55 Lopez' }).click();
    await page.getByText('1 selected', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Status of No55 Lopez' }).selectOption('Contacted');
    await staff.toast('Client Updated').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
  expect(staff.problems).toEqual([]);
});
