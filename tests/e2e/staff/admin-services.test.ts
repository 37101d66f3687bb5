import { expect, test } from '@playwright/test';
import { messages } from '../../../shared/messages';
import { png } from '../../support/images';
import { make } from '../../support/make';
import { breakCall, holdCall, openStaff } from './admin-support';

const icon = { name: 'icon.png', mimeType: 'image/png', buffer: png };

test('staff add a service with an icon, switch it off, and delete it, and switch off a wider subject; the public form, its page and the list follow', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, app } = staff;
  const titles = async () =>
    (await app.anyone.get('/api/case-types')).body.map(({ title }: { title: string }) => title);
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add service' }).click();
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await staff.toast(messages.validation.missing.title).waitFor();
  await dialog.getByLabel('Title').fill('Water');
  await dialog.getByLabel('Full description').fill('w'.repeat(120));
  await expect(dialog.getByRole('switch', { name: 'Active' })).toHaveAttribute('aria-checked', 'true');
  await dialog.getByLabel('Icon').setInputFiles(icon);
  await dialog.getByRole('img', { name: 'Preview of the new icon' }).waitFor();
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await staff.toast(messages.service.created.title).waitFor();
  const row = page.getByRole('row', { name: /Water/ });
  await row.getByText(`${'w'.repeat(100)}...`, { exact: true }).waitFor();
  const source = await row.locator('img').getAttribute('src');
  expect(source).toMatch(/^\/media\/\d+$/);
  expect((await app.anyone.get(source!)).status).toBe(200);
  await expect.poll(titles).toContain('Water');

  await page.getByRole('button', { name: 'Edit Water' }).click();
  await dialog.getByRole('switch', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await staff.toast(messages.service.updated.title).waitFor();
  await row.getByText('Inactive').waitFor();
  await expect.poll(titles).not.toContain('Water');

  await page.getByRole('button', { name: 'Delete Water' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await staff.toast(messages.service.deleted.title).waitFor();
  await expect(row).toHaveCount(0);

  await test.step('a wider subject', async () => {
    const path = '/services/construction-accidents';
    expect((await app.anyone.get(path)).status).toBe(200);
    expect(await (await fetch(`${app.url}/services`)).text()).toContain(`href="${path}"`);
    await page.goto('/admin/services');
    await page.getByRole('checkbox', { name: 'Construction Accidents' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.toast('Setting saved').waitFor();
    await expect.poll(async () => (await app.anyone.get(path)).status).toBe(410);
    expect(await (await fetch(`${app.url}/services`)).text()).not.toContain(`href="${path}"`);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Construction Accidents' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Chemical Exposure' })).toBeChecked();
  });
  expect(staff.problems).toEqual([]);
});

test('a file that is no image is refused before anything is sent, and does not discard the good icon that was chosen before it; an icon that cannot be uploaded is reported, at its field if the service is not saved either', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, dialog, app, admin } = staff;
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add service' }).click();
  await dialog
    .getByLabel('Icon')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await staff.toast('Please choose an image file (JPG, PNG or SVG).').waitFor();
  await expect(dialog.getByLabel('Icon')).toHaveValue('');

  await test.step('after a good icon', async () => {
    await page.goto('/admin/services');
    await page.getByRole('button', { name: 'Edit Paragard' }).click();
    const input = dialog.getByLabel('Icon');
    const chosen = () => input.evaluate((element: HTMLInputElement) => element.files?.[0]?.name);
    await input.setInputFiles(icon);
    for (const [file, sentence] of [
      [{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }, /choose an image file/],
      [{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }, /choose an image file/],
      [{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_200_000) }, /larger than 2 MB/],
    ] as const) {
      await input.setInputFiles(file);
      await page.locator('#toasts').getByText(sentence).waitFor();
      await expect.poll(chosen).toBe('icon.png');
      await dialog.getByRole('img', { name: 'Preview of the new icon' }).waitFor();
      await page.locator('#toasts').getByRole('button', { name: 'Dismiss' }).click();
    }
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await staff.toast(messages.service.updated.title).waitFor();
    const row = page.getByRole('row', { name: /Paragard/ });
    await expect(row.locator('img')).not.toHaveAttribute('src', '/media/1');
    expect((await app.anyone.get((await row.locator('img').getAttribute('src'))!)).status).toBe(200);
  });
  expect(staff.problems).toEqual([]);

  await test.step('an icon that cannot be uploaded', async () => {
    const { body: service } = await admin.post('/api/services', make.service());
    const release = await holdCall(page, '**/api/media/upload', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await page.goto('/admin/services?search=water+cont');
    await page.getByRole('button', { name: `Edit ${service.title}` }).click();
    await dialog.getByLabel('Title').fill('Clean Water');
    await dialog.getByLabel('Icon').setInputFiles(icon);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const saving = dialog.getByRole('button', { name: messages.list.saving });
    await saving.waitFor();
    await expect(saving).toBeDisabled();
    release();
    await staff.toast(messages.media.iconFailed.title).waitFor();
    await staff.toast(messages.media.iconFailed.description).waitFor();
    await staff.toast(messages.service.updated.title).waitFor();
    const stored = (await admin.get('/api/services?search=clean')).body[0];
    expect([stored.title, stored.image_id]).toEqual(['Clean Water', service.image_id]);
  });

  await test.step('also for a service that cannot be saved', async () => {
    await breakCall(page, 'services.update');
    await page.goto('/admin/services?search=paragard');
    await page.getByRole('button', { name: 'Edit Paragard' }).click();
    await dialog.getByLabel('Icon').setInputFiles(icon);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText(messages.media.failed, { exact: true }).waitFor();
    await dialog.getByText(messages.service.updateFailed, { exact: true }).waitFor();
  });
});
