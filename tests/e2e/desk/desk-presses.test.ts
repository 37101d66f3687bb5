import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openStaff } from '../staff/admin-support';

/** A key with its modifiers is one press; the letters of a name, a number or a note do not count. */
const counted = (page: Page) => {
  let presses = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        presses++;
        await page.keyboard.press(key);
      }
    },
    write: (text: string) => page.keyboard.type(text),
    count: () => presses,
  };
};

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('8 presses take a call from any screen to the saved lead, 4 turn a lead down with its reason, 3 find one by its number, 4 assign 50', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, dialog, admin, app } = staff;
  await test.step('a call, from any screen to the saved lead, with three answers and a date: 8 presses', async () => {
    await page.goto('/admin/day');
    await page.locator('main h1').waitFor();
    const keys = counted(page);
    await keys.press('t');
    await expect.poll(() => focusedName(page)).toBe('phoneNumber');
    await keys.write('2125550147');
    await keys.press('Tab');
    await keys.write('Rosa');
    await keys.press('Tab');
    await keys.write('Lind');
    // Enter passes over what may stay empty; a letter chooses the case type, and answers yes or no.
    await keys.press('Enter');
    await keys.write('Z');
    await page.getByText('Does another lawyer work on this?').waitFor();
    await keys.press('Enter');
    await keys.write('Bladder cancer');
    await keys.press('Enter');
    await keys.write('last spring');
    await page.getByText('March to May').waitFor();
    await keys.press('Enter');
    await keys.write('n');
    await expect(page.getByRole('group', { name: /Has a doctor treated it/ }).getByLabel('No')).toBeChecked();
    await expect.poll(() => focusedName(page)).toBe('call-hasLawyer');
    await keys.write('n');
    await keys.press('Control+Enter');
    await page.getByText('Rosa Lind is saved.').waitFor();
    expect(keys.count()).toBe(8);
    await page.locator('a:focus', { hasText: 'Open lead' }).waitFor();
    await page.keyboard.press('Enter');
    await staff.heading('Rosa Lind').waitFor();
    expect((await admin.get('/api/clients')).body).toMatchObject([
      {
        firstName: 'Rosa',
        phoneE164: '+12125550147',
        caseType: '14',
        answers: {
          injury: 'Bladder cancer',
          happenedOn: expect.stringMatching(/^\d{4}-03\/\d{4}-05$/),
          treated: false,
          hasLawyer: false,
        },
      },
    ]);
  });

  await test.step('a lead is turned down from the list with its reason: 4 presses', async () => {
    const [id] = await staff.leads({});
    await page.goto('/admin/clients');
    await page.getByRole('row', { name: /Maria Lopez/ }).waitFor();
    const keys = counted(page);
    await keys.press('j', 's', 'T');
    await page.getByRole('button', { name: /Too much time has passed/ }).waitFor();
    await keys.press('2');
    await expect
      .poll(async () => (await admin.get(`/api/clients/${id}`)).body)
      .toMatchObject({
        status: 'Turned down',
        statusReason: 'Too much time has passed',
      });
    expect(keys.count()).toBe(4);
  });

  await test.step('a lead is found by its phone number and opened: 3 presses', async () => {
    const id = String((await app.models.clients.findOne({ firstName: 'Maria' }).lean())?._id);
    await staff.leads({ firstName: 'Ben', phoneNumber: '(212) 555-0100' });
    await page.goto('/admin/day');
    await page.locator('main h1').waitFor();
    const keys = counted(page);
    await keys.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await keys.write('415 555 0132');
    await page.getByRole('option', { name: /Maria Lopez/ }).waitFor();
    await keys.press('ArrowDown', 'Enter');
    await page.waitForURL(`**/admin/clients/${id}`);
    expect(keys.count()).toBe(3);
  });

  await test.step('50 leads are assigned: 4 presses', async () => {
    const people = Array.from({ length: 50 }, (_, index) => ({
      firstName: `Person${index}`,
      email: `p${index}@example.com`,
      caseType: '3',
    }));
    await staff.leads(...people);
    await page.goto('/admin/clients?caseType=3');
    await page.getByRole('row', { name: /Person49/ }).waitFor();
    const keys = counted(page);
    let clicks = 0;
    const click = async (role: 'checkbox' | 'button', name: string) => {
      clicks++;
      await page.getByRole(role, { name }).click();
    };
    await click('checkbox', 'Select all on this page');
    await click('button', 'Select all 50 that match');
    await page.getByText('50 selected', { exact: true }).waitFor();
    await page.locator('main h1').focus();
    await keys.press('a');
    await dialog.getByRole('button').first().waitFor();
    await keys.press('Enter');
    await expect
      .poll(() => app.models.clients.countDocuments({ caseType: '3', assignedTo: { $ne: null } }))
      .toBe(50);
    await staff.toast('50 leads updated').waitFor();
    expect(keys.count() + clicks).toBe(4);
  });
});
