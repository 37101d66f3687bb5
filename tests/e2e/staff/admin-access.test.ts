import { expect, test } from '@playwright/test';
import { openStaff } from './admin-support';

test('a lead is added, found, opened, worked on and deleted by keyboard alone', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page } = staff;
  const { keyboard } = page;
  await page.goto('/admin/clients');
  const add = page.getByRole('button', { name: 'Add client' }).first();
  await add.waitFor();
  const tabTo = async (name: RegExp | string) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        const labels = element?.labels?.[0]?.textContent;
        return element?.getAttribute('aria-label') ?? labels ?? element?.textContent ?? '';
      });
      if (typeof name === 'string' ? label.startsWith(name) : name.test(label)) return;
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  await tabTo('Add client');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeFocused();
  await keyboard.type('Olga');
  for (const text of ['Ivanova', 'olga@example.com', '(415) 555-0166']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.type('Zantac');
  await keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /Olga Ivanova.*Zantac/ }).waitFor();

  await keyboard.press('Control+k');
  await keyboard.type('olga');
  await page.getByRole('option', { name: /Olga Ivanova/ }).waitFor();
  await keyboard.press('Enter');
  await staff.heading('Olga Ivanova').waitFor();
  await tabTo('Status');
  await keyboard.type('Contacted');
  await page.getByText('Status: New → Contacted').waitFor();

  await keyboard.press('Control+k');
  await keyboard.type('clients');
  await keyboard.press('Enter');
  await staff.heading('Clients').waitFor();
  await page.getByRole('row', { name: /Olga Ivanova.*Contacted/ }).waitFor();
  await tabTo('Delete Olga Ivanova');
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await tabTo('Delete');
  await keyboard.press('Enter');
  await page.getByText('No clients found').waitFor();
  expect(staff.problems).toEqual([]);
});
