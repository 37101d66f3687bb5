import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { openStaff } from '../staff/admin-support';

const name = 'Maria Lopez';

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
    signed: expect.poll(async () => (await staff.admin.get(`/api/clients/${id}`)).body.signed),
    status: async () => (await staff.admin.get(`/api/clients/${id}`)).body.status,
    id: id!,
  };
};

test('the row of the list asks how a lead was signed, and closing the question changes nothing', async () => {
  await using staff = await open();
  const { page, dialog } = staff;
  await page.goto('/admin/clients');
  const status = page.getByRole('combobox', { name: `Status of ${name}` });
  await status.selectOption('Signed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveValue('New');
  expect(await staff.status()).toBe('New');
  await status.selectOption('Signed');
  await staff.answer('Row');
  await staff.signed.toMatchObject({ how: 'paper', note: 'Row' });
  await page.goto(`/admin/clients/${staff.id}`);
  await page.getByRole('region', { name: 'Conversation' }).getByText('On paper').waitFor();
  expect(staff.problems).toEqual([]);
});

test('the menu of a card on a phone asks how a lead was signed', async () => {
  await using staff = await open(phone);
  const { page, dialog } = staff;
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('button', { name: 'Set status', exact: true }).click();
  await dialog.getByRole('button', { name: 'Signed', exact: true }).click();
  await dialog.getByLabel('How it was signed').selectOption('In another system');
  expect(await axeFindings(page)).toEqual([]);
  await staff.answer('Card');
  await staff.signed.toMatchObject({ how: 'elsewhere', note: 'Card' });
  expect(staff.problems).toEqual([]);
});

test('a card that the board moves to Signed asks how, and stays where it was until that is said', async () => {
  await using staff = await open();
  const { page, admin } = staff;
  await admin.put(`/api/clients/${staff.id}`, { status: 'Retainer sent' });
  await page.goto('/admin/clients/board');
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
  await page.locator(`[data-handle="${staff.id}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await staff.dialog.getByRole('heading', { name: 'How was it signed?' }).waitFor();
  expect(await staff.status()).toBe('Retainer sent');
  await staff.answer('Board');
  await page.locator('[data-column="Signed"]').getByText(name).waitFor();
  await staff.signed.toMatchObject({ how: 'paper', note: 'Board' });
  expect(staff.problems).toEqual([]);
});

test('a change of many to Signed asks once, and says it of each', async () => {
  await using staff = await open();
  const { page, dialog, admin } = staff;
  const [other] = await staff.leads({ firstName: 'Ana', email: 'ana@example.com' });
  await page.goto('/admin/clients');
  for (const one of [name, 'Ana Lopez']) await page.getByLabel(`Select ${one}`).check();
  await page.getByRole('button', { name: 'Set status', exact: true }).click();
  await dialog.getByRole('button', { name: 'Signed', exact: true }).click();
  await staff.answer('Many');
  await staff.signed.toMatchObject({ how: 'paper', note: 'Many' });
  expect((await admin.get(`/api/clients/${other}`)).body.signed).toMatchObject({ note: 'Many' });
  expect(staff.problems).toEqual([]);
});

test('the form of a call asks how and when beside the status, and a day to come is refused', async () => {
  await using staff = await open();
  const { page } = staff;
  await page.goto(`/admin/clients/${staff.id}`);
  await page.getByRole('radio', { name: 'Reached' }).first().check();
  const form = page.locator('form').filter({ has: page.getByLabel('Next step') });
  await form.getByLabel('The lead is now').selectOption('Signed');
  await form.getByLabel('Signed on').fill('2999-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Choose today or an earlier day.').waitFor();
  expect(await staff.status()).toBe('New');
  await form.getByLabel('Signed on').fill('2026-01-15');
  await form.getByRole('button', { name: 'Save' }).click();
  await staff.signed.toMatchObject({ how: 'paper', at: expect.stringContaining('2026-01-15') });
  expect(staff.problems).toEqual([]);
});
