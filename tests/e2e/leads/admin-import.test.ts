import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { openStaff } from '../staff/admin-support';

const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
const csv = (lines: string[]) => ({
  name: 'old-system.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('a file is matched, checked, taken in with its progress, and undone; its values are matched and kept', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app } = staff;
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Import leads from a file' }).click();
  await staff.heading('Import leads').waitFor();
  await page.getByText('No imports yet.').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByLabel('File (CSV)').setInputFiles(csv(['Name', '"open']));
  await page.getByText('We cannot read the file').waitFor();

  const lines = Array.from(
    { length: 700 },
    (_, at) => `Ana Cruz,ana${at}@example.com,415-555-${1000 + at},blue`,
  );
  lines[3] = 'Ana Cruz,none,415-555-1003,blue';
  lines[5] = 'Ana Cruz,ana4@example.com,415-555-1005,blue';
  await page.getByLabel('File (CSV)').setInputFiles(csv(['Name,E-mail,Tel.,Colour', ...lines]));
  await page.getByText('700 rows in old-system.csv').waitFor();
  await page.getByText('Still needed: Phone number, Case type.').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByLabel('Field for the column Tel.').selectOption('Phone number');
  await page.getByRole('combobox', { name: 'Case type for all rows' }).selectOption('AFFF');
  // A check that fails names no button that is not there.
  const checks = '**/trpc/imports.check*';
  await page.route(checks, (route) => route.abort());
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('The server did not answer. Nothing is lost. Please try again.').waitFor();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await page.unroute(checks);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('699 rows can be imported. One row has a problem').waitFor();
  const problems = page.getByRole('group', { name: 'Problems' });
  await problems.getByRole('row', { name: /^5 E-mail Invalid email address Left out$/ }).waitFor();
  await problems.getByRole('row', { name: /^7 E-mail Same e-mail address .* as row 6/ }).waitFor();
  expect(await app.models.clients.countDocuments()).toBe(0);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  await expect.poll(() => page.evaluate(fits)).toBe(true);

  // The connection fails after the first part, and returns.
  let calls = 0;
  await page.route('**/trpc/imports.take*', (route) => (++calls === 2 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Import 699 leads' }).click();
  await page.getByText('The server did not answer, so the import stopped.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('699 leads imported.').waitFor();
  expect(await app.models.clients.countDocuments({ source: 'import' })).toBe(699);
  await page.getByRole('button', { name: 'Undo the import of old-system.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await staff.toast('699 leads were deleted.').waitFor();
  await expect.poll(() => app.models.clients.countDocuments()).toBe(0);
  await page.getByText('Undone', { exact: true }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  // The connection that was cut, and nothing else.
  await test.step('a value of the file is matched once, and known for the next file', async () => {
    const file = csv([
      'Name,Phone,Case type',
      'Ana Cruz,415-555-1000,Car crash',
      'Bo Diaz,415-555-1001,Car crash',
    ]);
    await page.getByLabel('File (CSV)').setInputFiles(file);
    const choice = page.getByRole('combobox', { name: 'Case type for “Car crash”' });
    await choice.selectOption('Auto Vehicle Accident');
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByText('No problems found.').waitFor();
    await page.getByRole('button', { name: 'Import 2 leads' }).click();
    await page.getByText('2 leads imported.').waitFor();
    expect(await app.models.clients.find().lean()).toMatchObject([{ email: '' }, { email: '' }]);
    await page.reload();
    await page.getByLabel('File (CSV)').setInputFiles(file);
    await expect(choice.locator('option:checked')).toHaveText('Auto Vehicle Accident');
  });
  expect(staff.problems.length).toBeGreaterThan(0);
  for (const problem of staff.problems) expect(problem).toContain('ERR_FAILED');
});
