import { expect, test } from '@playwright/test';
import { phone } from '../../support/browser/open-site';
import { giveSession, looksRight, openStaff } from './admin-support';

test('every screen is without findings of axe and without sideways scrolling, and so are the login page and the refusal', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, app } = staff;
  const [id, endless] = await staff.leads(
    {},
    { firstName: 'W'.repeat(100), lastName: 'm'.repeat(100), phoneNumber: '1'.repeat(40) },
    { firstName: 'Maximiliane-Henriette', lastName: 'von Müller-Lüdenscheidt' },
  );
  const screens = {
    '/admin': 'First call',
    '/admin/clients': 'Maximiliane',
    [`/admin/clients/${id}`]: 'How the call went',
    [`/admin/clients/${endless}`]: 'How the call went',
    '/admin/users': 'admin@example.com',
    '/admin/services': 'Paragard',
    '/admin/audit': 'First Administrator',
    '/admin/sign-ins': 'This session',
    '/admin/status': 'The embedded store answers',
    '/admin/account': 'This session',
    '/admin/nothing': "doesn't exist",
  };
  for (const [path, content] of Object.entries(screens))
    await test.step(path, async () => {
      await page.goto(path);
      await page.locator('main').getByText(content).and(page.locator(':not(option)')).first().waitFor();
      await looksRight(page);
    });
  await giveSession(staff, await app.signInAs('user'), 'user');
  await page.goto('/admin');
  await page.waitForURL('**/unauthorized');
  await page.getByRole('button', { name: 'Go Back' }).waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await page.getByRole('button', { name: 'Log in' }).click();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});

test('every dialog is without findings of axe, on a phone from the menu of a card', async () => {
  await using staff = await openStaff({ as: 'admin', ...phone });
  const { page, dialog } = staff;
  await staff.leads({});
  const openCard = () => page.getByRole('button', { name: 'Actions for Maria Lopez' }).click();
  for (const noun of ['client', 'user', 'service'])
    await test.step(noun, async () => {
      await page.goto(`/admin/${noun}s`);
      await page.getByRole('button', { name: `Add ${noun}` }).click();
      await dialog.waitFor();
      await looksRight(page);
      await dialog.getByRole('button', { name: `Add ${noun}` }).click();
      await dialog.getByText('Required', { exact: true }).first().waitFor();
      await looksRight(page);
      await page.keyboard.press('Escape');
      if (noun === 'client') await openCard();
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await dialog.waitFor();
      await looksRight(page);
      await dialog.getByRole('textbox').first().fill('Changed');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
      await looksRight(page);
      await page.getByRole('button', { name: 'Discard' }).click();
    });
  await page.goto('/admin/clients');
  await page.getByRole('link', { name: 'Maria Lopez' }).first().waitFor();
  await openCard();
  await page.getByRole('button', { name: 'Delete Maria Lopez' }).click();
  await page.getByRole('alertdialog').waitFor();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Name, e-mail, phone or screen' })).toBeFocused();
  await page.keyboard.type('maria');
  await dialog.getByRole('option', { name: /^Maria Lopez/ }).waitFor();
  await looksRight(page);
  expect(staff.problems).toEqual([]);
});

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
