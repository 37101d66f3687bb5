import { expect, type Locator, type Page, test } from '@playwright/test';
import { clientLabels } from '../../../client/admin/field-name';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { phone } from '../../support/browser/open-site';
import { holdCall, openStaff } from './admin-support';

/** Makes responses of one tRPC procedure reject a field. */
const refuseField = (page: Page, procedure: string, field: string, message: string) =>
  page.route(`**/trpc/*${procedure}*`, (route) => {
    const error = {
      message: 'invalid',
      code: -32600,
      data: { code: 'BAD_REQUEST', issues: [{ path: [field], message }] },
    };
    return route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify([{ error }]) });
  });

test('a form that cannot be saved names its fields above it, and each name leads to its field; what the server refuses stands there, too', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog } = staff;
  await page.goto('/admin/clients');
  await page.getByText(messages.client.none).waitFor();
  await page.keyboard.press('n');
  await dialog.getByRole('button', { name: 'Add client' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toContainText('Please check:');
  await expect(summary.getByRole('link')).toHaveText([
    clientLabels.firstName,
    clientLabels.lastName,
    clientLabels.email,
    clientLabels.phoneNumber,
    clientLabels.caseType,
  ]);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await summary.getByRole('link', { name: clientLabels.phoneNumber }).click();
  const number = dialog.getByLabel(clientLabels.phoneNumber);
  await expect(number).toBeFocused();
  await number.fill('(801) 555-0102');
  await expect(summary.getByRole('link', { name: clientLabels.phoneNumber })).toHaveCount(0);
  await expect(summary.getByRole('link')).toHaveCount(4);

  await test.step('what the server refuses', async () => {
    await staff.leads({});
    await page.goto('/admin/clients');
    await page.getByRole('button', { name: 'Edit Maria Lopez' }).click();
    await refuseField(page, 'clients.update', 'phoneNumber', 'This number cannot be dialed.');
    await dialog.getByLabel(clientLabels.lastName).fill('Alvarez');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText('This number cannot be dialed.').waitFor();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([clientLabels.phoneNumber]);
    await expect(dialog.getByLabel(clientLabels.lastName)).toHaveValue('Alvarez');
  });
});

/** Fails if a toast, which stays for five seconds, covers the middle of an element. */
const isFree = (thing: Locator) => thing.click({ trial: true, timeout: 3000 });

const sizes = [
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
  ['375 px', { ...phone, viewport: { width: 375, height: 812 } }],
] as const;

for (const [size, options] of sizes)
  test(`at ${size} a toast covers neither the composer of a lead nor the bar under a call, and the head of the list stands where it stood while it was loading`, async () => {
    await using staff = await openStaff({ as: 'intake', ...options });
    const { page } = staff;
    const [id] = await staff.leads({});
    await page.goto(`/admin/clients/${id}`);
    await staff.compose('Note');
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Called twice.');
    await page.keyboard.press('Control+Enter');
    await staff.toast('Note added').waitFor();
    await isFree(note);
    await page.goto('/admin/call');
    const save = page.getByRole('button', { name: 'Save lead' });
    await save.click();
    await staff.toast(messages.validation.missing.title).waitFor();
    await isFree(save);

    await test.step('the list says once that it is loading', async () => {
      await staff.leads(
        {},
        { firstName: 'Ben' },
        { firstName: 'Cem' },
        { firstName: 'Dan' },
        { firstName: 'Eve' },
      );
      const release = await holdCall(page, '**/trpc/*clients.page*');
      await page.goto('/admin/clients');
      const said = page.getByRole('status').filter({ hasText: messages.client.loading });
      await said.waitFor();
      await page.getByRole('textbox', { name: 'Search clients' }).waitFor();
      const title = staff.heading('Clients');
      const box = page.locator('section:has(h1) .shadow-card').last();
      const before = { title: await title.boundingBox(), box: await box.boundingBox() };
      await expect(said).toHaveCount(1);
      release();
      await page.getByRole('link', { name: 'Eve Lopez' }).first().waitFor();
      const after = { title: await title.boundingBox(), box: await box.boundingBox() };
      expect(after.title).toEqual(before.title);
      expect(after.box!.y).toBe(before.box!.y);
      // As tall as the content that follows, except for the pagination line.
      expect(Math.abs(after.box!.height - before.box!.height)).toBeLessThan(after.box!.height / 3);
    });
  });

test('without a connection a line says so at once, and what is saved meanwhile is sent once, when it is back; a call that is written down then is in the form again after a reload', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, context } = staff;
  const [id] = await staff.leads({});
  await page.goto(`/admin/clients/${id}`);
  const line = page
    .getByRole('status')
    .filter({ hasText: 'Offline: what you save is sent when you are back.' });
  await staff.compose('Note');
  const note = page.getByRole('textbox', { name: 'Note' });
  await context.setOffline(true);
  await line.waitFor();
  await note.fill('She calls back at noon.');
  await page.keyboard.press('Control+Enter');
  await expect(line).toContainText('1 change waits. Keep this page open until then.');
  // Meanwhile elsewhere; the note does not return as if it were unsaved.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await staff.heading('Dashboard').waitFor();
  await page.goBack();
  await staff.compose('Note');
  await expect(note).toHaveValue('');
  expect((await staff.admin.query('clients.timeline', { id })).body.result.data).toHaveLength(1);
  await context.setOffline(false);
  await staff.toast('Note added').waitFor();
  await expect(line).toHaveCount(0);
  const notes = async () =>
    (await staff.admin.query('clients.timeline', { id })).body.result.data.map(
      ({ note }: { note: string }) => note,
    );
  expect(await notes()).toEqual(['She calls back at noon.', '']);

  await test.step('a call', async () => {
    await page.goto(`/admin/clients/${id}`);
    await page.getByRole('radio', { name: 'No answer' }).check();
    await page.getByRole('textbox', { name: 'Call notes' }).fill('The mailbox is full.');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Call notes' }).press('Control+Enter');
    await page.getByText('1 change waits. Keep this page open until then.').waitFor();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.accept();
    });
    // The page must be gone before the connection is back, or it sends what waits.
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    expect(dialogs).toEqual(['beforeunload']);
    await context.setOffline(false);
    await page.goto(`/admin/clients/${id}`);
    await expect(page.getByRole('textbox', { name: 'Call notes' })).toHaveValue('The mailbox is full.');
  });
});
