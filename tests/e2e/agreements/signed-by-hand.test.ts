import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { png } from '../../support/images';
import { looksRight, openStaff } from '../staff/admin-support';

const name = 'Maria Lopez';
const pdf = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const open = async (options: Parameters<typeof openStaff>[0] = {}) => {
  const staff = await openStaff({ as: 'intake', ...options });
  const [id] = await staff.leads({});
  return {
    ...staff,
    answer: async (note: string) => {
      const { dialog } = staff;
      await dialog.getByRole('heading', { name: 'How was it signed?' }).waitFor();
      await dialog.getByLabel('Where the document is').fill(note);
      await dialog.getByRole('button', { name: 'Set to Signed' }).click();
    },
    signed: (lead = id) =>
      expect.poll(async () => (await staff.admin.get(`/api/clients/${lead}`)).body.signed),
    status: async (lead = id) => (await staff.admin.get(`/api/clients/${lead}`)).body.status,
    id: id!,
  };
};

test('setting a lead to Signed in the list, on the board or in the form of a call asks how and when, and nothing changes until that is answered', async () => {
  await using staff = await open();
  const { page, dialog, admin } = staff;
  await page.goto('/admin/clients');
  const status = page.getByRole('combobox', { name: `Status of ${name}` });
  await status.selectOption('Signed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveValue('New');
  expect(await staff.status()).toBe('New');
  await status.selectOption('Signed');
  await staff.answer('Row');
  await staff.signed().toMatchObject({ how: 'paper', note: 'Row' });
  await page.goto(`/admin/clients/${staff.id}`);
  await page.getByRole('region', { name: 'Conversation' }).getByText('On paper').waitFor();

  await test.step('many at once', async () => {
    const [one] = await staff.leads({ firstName: 'Eva', email: 'eva@example.com' });
    const [other] = await staff.leads({ firstName: 'Ana', email: 'ana@example.com' });
    await page.goto('/admin/clients');
    for (const first of ['Eva', 'Ana']) await page.getByLabel(`Select ${first} Lopez`).check();
    await page.getByRole('button', { name: 'Set status', exact: true }).click();
    await dialog.getByRole('button', { name: 'Signed', exact: true }).click();
    await staff.answer('Many');
    await staff.signed(one).toMatchObject({ how: 'paper', note: 'Many' });
    expect((await admin.get(`/api/clients/${other}`)).body.signed).toMatchObject({ note: 'Many' });
  });

  await test.step('a card on the board', async () => {
    const [id] = await staff.leads({ firstName: 'Nora', email: 'nora@example.com' });
    await admin.put(`/api/clients/${id}`, { status: 'Retainer sent' });
    await page.goto('/admin/clients/board');
    const card = page.getByRole('button', { name: /Nora Lopez/ });
    await card.first().waitFor();
    await page.locator(`[data-handle="${id}"]`).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('heading', { name: 'How was it signed?' }).waitFor();
    expect(await staff.status(id)).toBe('Retainer sent');
    await staff.answer('Board');
    await page.locator('[data-column="Signed"]').getByText('Nora Lopez').waitFor();
    await staff.signed(id).toMatchObject({ how: 'paper', note: 'Board' });
  });

  await test.step('the form of a call, which refuses a day to come', async () => {
    const [id] = await staff.leads({ firstName: 'Rosa', email: 'rosa@example.com' });
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('radio', { name: 'Reached' }).first().check();
    const form = page.locator('form').filter({ has: page.getByLabel('Next step') });
    await form.getByLabel('The lead is now').selectOption('Signed');
    await form.getByLabel('Signed on').fill('2999-01-01');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Choose today or an earlier day.').waitFor();
    expect(await staff.status(id)).toBe('New');
    await form.getByLabel('Signed on').fill('2026-01-15');
    await form.getByRole('button', { name: 'Save' }).click();
    await staff.signed(id).toMatchObject({ how: 'paper', at: expect.stringContaining('2026-01-15') });
  });
  expect(staff.problems).toEqual([]);
});

test('on a phone the menu of a card asks how a lead was signed; with "on paper" a scan can be added at once, and another on the lead’s page', async () => {
  await using staff = await open(phone);
  const { page, dialog, admin } = staff;
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('button', { name: 'Set status', exact: true }).click();
  await dialog.getByRole('button', { name: 'Signed', exact: true }).click();
  await dialog.getByLabel('How it was signed').selectOption('In another system');
  expect(await axeFindings(page)).toEqual([]);
  await staff.answer('Card');
  await staff.signed().toMatchObject({ how: 'elsewhere', note: 'Card' });
  expect(staff.problems).toEqual([]);

  const [id] = await staff.leads({ firstName: 'Ines', email: 'ines@example.com' });
  const listScans = async () => (await admin.query('agreements.scans', { id })).body.result.data;
  await page.goto('/admin/clients/board');
  await page.getByRole('combobox', { name: 'Status of Ines Lopez' }).selectOption('Signed');
  await dialog.getByLabel('Scan of the signed paper').setInputFiles(pdf);
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Set to Signed' }).click();
  await expect.poll(listScans).toHaveLength(1);

  await page.goto(`/admin/clients/${id}`);
  await staff.compose('Agreement');
  const region = page.getByRole('region', { name: 'Signed on paper' });
  const link = region.getByRole('link', { name: 'Scan (PDF)' });
  await link.waitFor();
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/^signed-on-paper-[0-9a-f]{24}\.pdf$/);
  const add = region.getByLabel('Add a scan');
  await add.setInputFiles({ ...pdf, buffer: Buffer.from('no scan at all') });
  await region.getByText(/PDF, JPG or PNG that opens/).waitFor();
  expect(await listScans()).toHaveLength(1);
  await add.setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: png });
  await region.getByRole('link', { name: 'Scan (PNG)' }).waitFor();
  await looksRight(page);
  expect(staff.problems.filter((problem) => !problem.includes('415'))).toEqual([]);
});
