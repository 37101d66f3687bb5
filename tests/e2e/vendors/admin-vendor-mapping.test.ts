import { expect, test } from '@playwright/test';
import { make } from '../../support/make';
import { makeVendor } from '../../support/vendors';
import { looksRight, openStaff } from '../staff/admin-support';

test('what a vendor sends in its own words is mapped, with its last posts beside it, and then read', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app, admin } = staff;
  const { id, by } = await makeVendor(app, admin, { mode: 'test' });
  const { caseType: _, ...person } = make.client();
  const theirs = { ...person, case_type: 'mva', st: 'CA' };
  await by.post('/api/clients', theirs);
  await page.goto(`/admin/vendors/${id}`);
  const card = page.getByRole('region', { name: 'What it sends, and what it means' });
  await card.getByText('Ignored: case_type, st').waitFor();
  await card.getByText('caseType: Required').waitFor();

  await card.getByRole('button', { name: 'Add name' }).click();
  await card.getByRole('button', { name: 'Save names and values' }).click();
  await card.getByText('Enter what it sends').waitFor();
  await card.getByLabel('Its name').fill('case_type');
  await card.getByText('Ignored: st').waitFor();
  await card.getByText('We have no case type of this id').waitFor();
  await card.getByRole('button', { name: 'Add value' }).click();
  await card.getByLabel('Its value').fill('MVA');
  await card.getByLabel('It means').selectOption({ label: 'Auto Vehicle Accident' });
  await card.getByText('We can read everything.').waitFor();
  await looksRight(page);
  expect(await app.models.vendors.findById(id).lean()).toMatchObject({ fieldNames: [] });
  await card.getByLabel('Time zone of its dates').fill('Mars');
  await card.getByRole('button', { name: 'Save names and values' }).click();
  await card.getByText('There is no time zone with this name').waitFor();
  await card.getByLabel('Time zone of its dates').fill('America/Denver');
  await card.getByRole('button', { name: 'Save names and values' }).click();
  await staff.toast('Names and values saved').waitFor();
  expect(await app.models.vendors.findById(id).lean()).toMatchObject({
    timeZone: 'America/Denver',
    fieldNames: [{ sent: 'case_type', field: 'caseType' }],
    values: [{ field: 'caseType', sent: 'MVA', value: '15' }],
  });
  expect((await by.post('/api/clients', theirs)).body).toMatchObject({ outcome: 'accepted', caseType: '15' });

  await page.getByLabel('Refuse leads with a case type that we do not have').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await staff.toast('Vendor updated').waitFor();
  expect(await app.models.vendors.findById(id).lean()).toMatchObject({
    refuseUnread: ['caseType'],
    fieldNames: [{ sent: 'case_type' }],
  });
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});
