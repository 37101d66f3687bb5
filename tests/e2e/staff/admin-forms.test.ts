import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { make } from '../../support/make';
import { breakCall, fillClient, openStaff } from './admin-support';

const focusName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

test('a note is saved by Ctrl+Enter, and the next one that is typed is lost neither by going elsewhere nor by a reload, which asks first; a status is saved as it is chosen, and one that somebody else saved appears', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  const [id] = await staff.leads({});
  await page.goto(`/admin/clients/${id}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  const timeline = page.getByRole('region', { name: 'Conversation' });
  await staff.compose('Note');
  await note.click();
  await page.keyboard.type('Called twice.');
  await page.keyboard.press('Control+Enter');
  await timeline.getByText('Called twice.').waitFor();
  await expect(note).toHaveValue('');
  await expect(note).toBeFocused();

  await page.keyboard.type('Sent the retainer to her new address.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await staff.heading('Dashboard').waitFor();
  await page.goBack();
  await staff.compose('Note');
  await expect(note).toHaveValue('Sent the retainer to her new address.');
  await note.press('Meta+Enter');
  await timeline.getByText('Sent the retainer to her new address.').waitFor();
  await expect(timeline.getByText('Called twice.')).toHaveCount(1);
  expect(staff.problems).toEqual([]);

  await test.step('a reload over a note that is not saved asks first, and a status is saved as it is chosen', async () => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.dismiss();
    });
    const reload = () => page.evaluate(() => void setTimeout(() => location.reload()));
    await note.click();
    await page.keyboard.type('A second one');
    await reload();
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    await expect(note).toHaveValue('A second one');
    await note.fill('');

    await page.getByLabel('Status').selectOption('Contacted');
    await staff.toast(messages.client.updated.title).waitFor();
    await page.reload();
    await expect(page.getByLabel('Status')).toHaveValue('Contacted');
    expect(dialogs).toHaveLength(1);
    // From here on a reload leaves what is typed: the draft keeps it.
    page.removeAllListeners('dialog');
  });

  await test.step('a status that somebody else saved appears in the form while nothing is typed there', async () => {
    const me = (await admin.get('/api/users')).body[0];
    await page.goto(`/admin/clients/${id}`);
    const handling = page.getByRole('region', { name: 'Handling' });
    await handling.getByLabel('Status').waitFor();
    await admin.put(`/api/clients/${id}`, { status: 'Qualified', assignedTo: me.id });
    await expect(handling.getByLabel('Status')).toHaveValue('Qualified');
    await staff.compose('Note');
    await page.getByRole('textbox', { name: 'Note' }).fill('Called.');
    await page.getByRole('button', { name: 'Edit' }).click();
    await staff.dialog.getByLabel('First name').fill('Mary');
    await staff.dialog.getByRole('button', { name: 'Save changes' }).click();
    await staff.heading('Mary Lopez').waitFor();
    const assigned = handling.getByLabel('Assigned to').locator('option:checked');
    await expect(assigned).toHaveText('First Administrator');
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Called.');

    await page.reload();
    await expect(assigned).toHaveText('First Administrator');
  });
});

test('after a save the keyboard stands where it opened the form', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog } = staff;
  await page.goto('/admin/clients');
  await page.getByText(messages.client.none).waitFor();
  await page.getByRole('button', { name: 'Add client' }).click();
  await fillClient(page);
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('row', { name: /Maria Lopez/ }).waitFor();
  await expect.poll(() => focusName(page)).toBe('Add client');

  await page.getByRole('button', { name: 'Edit Maria Lopez' }).click();
  await dialog.getByLabel('Last name').fill('Alvarez');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('row', { name: /Maria Alvarez/ }).waitFor();
  await expect.poll(() => focusName(page)).toBe('Edit Maria Alvarez');

  await page.getByRole('link', { name: 'Maria Alvarez' }).click();
  const handling = page.getByRole('region', { name: 'Handling' });
  const chosen = handling.getByLabel('Status');
  for (const status of ['Contacted', 'Signed']) {
    await chosen.focus();
    await chosen.selectOption(status);
    if (status === 'Signed') {
      await dialog.getByLabel('Where the document is').fill('Scan in the case folder');
      await dialog.getByRole('button', { name: 'Set to Signed' }).click();
    }
    // Two changes in a row are one folded line.
    await page.getByText(`→ ${status}`).waitFor({ state: 'attached' });
    await expect(chosen).toBeFocused();
  }
  expect(staff.problems).toEqual([]);
});

test('a client, a user or a service that cannot be added, changed or deleted: the plain words stay when the toast has gone', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin, dialog } = staff;
  for (const noun of ['client', 'user', 'service'] as const)
    await test.step(noun, async () => {
      if (noun === 'client') await staff.leads({});
      else await admin.post(`/api/${noun}s`, make[noun]());
      const { addFailed, updateFailed, removeFailed, saveFailed, deleteFailed } = messages[noun];
      for (const call of ['add', 'create', 'update', 'remove']) await breakCall(page, `${noun}s.${call}`);
      await page.goto(`/admin/${noun}s`);

      const edit = page.getByRole('button', { name: /^Edit / }).first();
      await edit.click();
      const field = dialog.getByRole('textbox').first();
      await field.fill('Changed');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await staff.toast(saveFailed.title).waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await dialog.getByText(updateFailed, { exact: true }).waitFor();
      await page.unroute(`**/trpc/*${noun}s.update*`);
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await staff.toast(messages[noun].updated.title).waitFor();

      await page.getByRole('button', { name: `Add ${noun}` }).click();
      if (noun === 'client') await fillClient(page);
      if (noun === 'service') {
        await dialog.getByLabel('Title').fill('Water');
        await dialog.getByLabel('Full description').fill('Water that made people ill.');
      }
      if (noun === 'user') {
        for (const [label, text] of [
          ['First name', 'Ada'],
          ['Last name', 'Obi'],
          ['E-mail', 'ada@example.com'],
          ['Mobile number', '(415) 555-0144'],
          ['Password', 'a long enough password'],
        ] as const)
          await dialog.getByLabel(label).fill(text);
        await dialog.getByRole('radio', { name: 'Intake' }).check();
      }
      await dialog.getByRole('button', { name: `Add ${noun}` }).click();
      await dialog.getByText(addFailed, { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard' }).click();

      await page
        .getByRole('button', { name: /^Delete (?!.*: You)/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.locator('#toasts')).toContainText(deleteFailed.title);
      const failure = page.locator('main').getByText(removeFailed, { exact: true });
      await failure.waitFor();
      await page.locator('main').getByRole('button', { name: 'Dismiss' }).click();
      await expect(failure).toHaveCount(0);
    });
});
