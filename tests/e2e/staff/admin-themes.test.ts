import { expect, test } from '@playwright/test';
import { openStaff } from './admin-support';

test('the colours follow the device until a person chooses, and the choice holds from the first paint on', async () => {
  await using staff = await openStaff({ as: 'admin', colorScheme: 'light' });
  const { page } = staff;
  const root = page.locator('html');
  await page.goto('/admin/account');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Theme').selectOption('light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Theme').selectOption('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.staff').first()).toHaveCSS('background-color', 'rgb(15, 22, 35)');
  await page.route('**/trpc/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('a lead is printed as a white sheet with its words and without anything to press, also from the dark', async () => {
  await using staff = await openStaff({ as: 'admin', colorScheme: 'dark' });
  const { page, admin } = staff;
  const [id] = await staff.leads({});
  await admin.put(`/api/clients/${id}`, { status: 'Qualified' });
  await page.goto(`/admin/clients/${id}`);
  await staff.heading('Maria Lopez').waitFor();
  await page.getByText('sent a request for help').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, select:visible, textarea:visible, summary:visible')).toHaveCount(
    0,
  );
  await expect(page.locator('header:visible, aside:visible')).toHaveCount(0);
  for (const text of ['Maria Lopez', '(415) 555-0132', 'Nobody yet', 'Printed', 'sent a request for help'])
    await expect
      .poll(async () => [text, await page.getByText(text).locator('visible=true').count()])
      .not.toEqual([text, 0]);
  const paper = page.locator('.staff').first();
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(paper).not.toHaveCSS('color', 'rgb(230, 235, 244)');
});

test('in the dark, the Save button of a call stands out from its card', async () => {
  await using staff = await openStaff({ as: 'intake', colorScheme: 'dark' });
  const { page } = staff;
  const [id] = await staff.leads({});
  await page.goto(`/admin/clients/${id}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toHaveCSS(
    'background-color',
    'rgb(44, 74, 124)',
  );
});
