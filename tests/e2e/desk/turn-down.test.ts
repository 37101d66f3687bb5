import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

const late = 'Too much time has passed';

test('a lead is turned down for a reason of the list; its letter is copied, and shown as sent', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, context, admin } = staff;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [id] = await staff.leads({});
  await page.goto(`/admin/clients/${id}`);
  const handling = page.getByRole('region', { name: 'Handling' });
  await handling.getByLabel('Status').selectOption('Turned down');
  await staff.dialog.getByRole('button', { name: late }).click();
  const letter = page.getByRole('region', { name: 'Letter' });
  await letter.getByText('Not sent yet').waitFor();
  const text = letter.getByLabel('Text of the letter');
  await expect.poll(() => text.inputValue()).toContain('Dear Maria Lopez');
  await expect.poll(() => text.inputValue()).toContain('statute of limitations');
  await letter.getByRole('button', { name: 'Open full height' }).click();
  const tall = staff.dialog.getByLabel('Text of the letter');
  expect((await tall.boundingBox())!.height).toBeGreaterThan(400);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await tall.fill(`${await tall.inputValue()}\nP.S. Keep your records.`);
  await staff.dialog.getByRole('button', { name: 'Done' }).click();
  await letter.getByRole('button', { name: 'Copy' }).click();
  await staff.toast('Letter copied').waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('P.S. Keep your records.');
  await letter.getByText('No mail server is set up').waitFor();
  await expect
    .poll(async () => (await admin.query('desk.letter', { id })).body.result.data.text)
    .toContain('P.S. Keep your records.');
  await page.reload();
  await expect.poll(() => text.inputValue()).toContain('P.S. Keep your records.');
  await letter.getByRole('button', { name: 'Mark as sent' }).click();
  await letter.getByText('Sent by Sam Okafor').waitFor();
  await page.getByText('sent the turn-down letter').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  expect((await admin.get(`/api/clients/${id}`)).body).toMatchObject({ statusReason: late });
  expect(staff.problems).toEqual([]);
});

test('staff keep the reasons, see how often each was chosen, and write its letter as tall as the window', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await test.step('staff keep the reasons and see how often each was chosen', async () => {
    const [id] = await staff.leads({});
    await admin.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: late });
    await page.goto('/admin/settings/reasons');
    const reasons = page.getByRole('region', { name: 'Turn-down reasons' });
    await reasons.getByText('Chosen for 1 lead').waitFor();
    await reasons.getByRole('button', { name: 'Add reason' }).click();
    await reasons.getByRole('textbox', { name: 'Reason', exact: true }).last().fill('Too far away');
    await reasons.getByLabel('Letter').last().fill('We are sorry.');
    await reasons.getByRole('button', { name: 'Save' }).click();
    await reasons.getByText('The letter must warn about the statute of limitations').first().waitFor();
    await reasons.getByLabel('Letter').last().fill('Dear {name}, mind the statute of limitations.');
    await reasons.getByRole('button', { name: 'Save' }).click();
    await staff.toast('Setting saved').waitFor();
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('button', { name: 'Choose another reason' }).click();
    await page.getByRole('button', { name: 'Too far away' }).click();
    await page.getByText('Reason: Too far away').waitFor();
    await admin.put(`/api/clients/${id}`, { statusReason: late });
    await page.goto('/admin/reports');
    await page
      .getByRole('region', { name: 'Turned down' })
      .getByRole('img', { name: `${late}: 1` })
      .waitFor();
  });

  await test.step('a letter of the settings is written as tall as the window, and saved with its reason', async () => {
    await page.goto('/admin/settings/reasons');
    await page.getByRole('button', { name: `Open in full height: ${late}` }).click();
    const tall = staff.dialog.getByLabel('Text of the letter');
    expect((await tall.boundingBox())!.height).toBeGreaterThan(400);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await tall.fill(`${await tall.inputValue()}\nP.S. Keep your records.`);
    await staff.dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.toast('Setting saved').waitFor();
    const { reasons } = (await admin.query('settings.all')).body.result.data.turnDown.value;
    const saved = reasons.filter(({ letter }: { letter: string }) => letter.endsWith('Keep your records.'));
    expect(saved.map(({ label }: { label: string }) => label)).toEqual([late]);
  });
  expect(staff.problems).toEqual([]);
});
