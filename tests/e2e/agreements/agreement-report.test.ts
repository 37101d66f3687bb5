import { expect, test } from '@playwright/test';
import { looksRight } from '../staff/admin-support';
import { openSigning } from './open-signing';

test('the report tells of each template and person what was sent, opened and signed', async () => {
  await using staff = await openSigning({ as: 'admin' });
  const { page, app, lead, admin } = staff;
  const { token } = await staff.sendByLink();
  await admin.post(`/api/clients/${lead}/conflicts`, {});
  await staff.sendByLink();
  const signer = await staff.context.browser()!.newContext({ baseURL: app.url });
  const opened = await signer.newPage();
  await opened.goto(`/sign/${token}`);
  await opened.locator('h1').waitFor();
  await signer.close();
  await page.goto('/admin/reports');
  const table = page.getByRole('region', { name: 'Agreements' }).getByRole('table');
  await table.getByRole('row', { name: 'Contingency fee agreement 2 1 0 –' }).waitFor();
  await table.getByRole('row', { name: 'Dana Whitfield 2 1 0 –' }).waitFor();
  await app.models.agreements.updateOne(
    { 'signers.state': 'opened' },
    { $set: { 'signers.0.signedAt': new Date(Date.now() + 90 * 60 * 1000) } },
  );
  await page.reload();
  await table.getByRole('row', { name: 'Contingency fee agreement 2 1 1 1.5' }).waitFor();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});
