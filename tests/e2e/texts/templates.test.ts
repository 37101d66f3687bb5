import { expect, test } from '@playwright/test';
import { make } from '../../support/make';
import { darkPhone, openDesk } from './text-support';

test('an administrator writes a template, a text to a lead begins with it, and one of an e-mail brings its subject and comes after what staff wrote', async () => {
  await using desk = await openDesk({ ...darkPhone, as: 'admin' });
  const { page, app, admin } = desk;
  const lead = await desk.lead();
  await page.goto('/admin/message-templates');
  await page.getByText('When can we call?').waitFor();
  await page.getByRole('button', { name: 'I have read them, turn them on' }).click();
  await expect(page.getByRole('region', { name: 'Ready-made templates' })).toHaveCount(0);
  expect(await app.models.messageTemplates.countDocuments({ on: true, version: 2 })).toBe(6);
  await page.getByRole('button', { name: 'Add template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name/).fill('First question');
  await dialog.getByLabel(/^Words/).fill('Hi {{firstName}}, así: bit.ly/abc');
  await dialog.getByText('í leaves room for only 70 characters').waitFor();
  await dialog.getByText('1 text, 37 left, before names and numbers are filled in').waitFor();
  await desk.looksRight();
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await dialog.getByText('bit.ly is not your own site.', { exact: false }).first().waitFor();
  await dialog.getByLabel(/^Words/).fill('Hi {{firstName}}, when can we call you?');
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'First question' });
  await row.getByText('Text, English, every case type, version 1').waitFor();
  await desk.looksRight();
  await row.getByRole('button', { name: 'Edit First question' }).click();
  await dialog.getByLabel(/^Words/).fill('Hi {{firstName}}, when may we call you?');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await row.getByText('version 2', { exact: false }).waitFor();

  await test.step('of two people who edit one template, neither overwrites the other unread', async () => {
    const stored = () => app.models.messageTemplates.findOne({ name: /^First/ }).lean();
    const { _id, version: _, ...before } = (await stored())!;
    const change = (changes: object) => admin.put(`/api/message-templates/${_id}`, { ...before, ...changes });
    const edit = () => page.getByRole('button', { name: /^Edit First/ }).click();
    const wordsTyped = dialog.getByRole('textbox', { name: 'Words' });
    await edit();
    await wordsTyped.fill('Hi {{firstName}}, mine.');
    await change({ name: 'First contact', text: 'Hi {{firstName}}, theirs.' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText('Someone else changed this meanwhile.', { exact: false }).waitFor();
    await dialog.getByText('Words: Hi {{firstName}}, theirs.').waitFor();
    await expect(wordsTyped).toHaveValue('Hi {{firstName}}, mine.');
    await expect(dialog.getByLabel(/^Name/)).toHaveValue('First contact');
    expect(await stored()).toMatchObject({ version: 3, text: 'Hi {{firstName}}, theirs.' });
    await desk.looksRight();

    // The typed words wait, and so does the version that they began with.
    await page.evaluate(() => window.history.pushState(null, '', '/admin/outbox'));
    await expect(dialog).toHaveCount(0);
    await change({ name: 'First question', text: 'Hi {{firstName}}, theirs again.' });
    await page.evaluate(() => window.history.back());
    await edit();
    await expect(wordsTyped).toHaveValue('Hi {{firstName}}, mine.');
    await dialog.getByText('Words: Hi {{firstName}}, theirs again.').waitFor();
    await dialog.getByRole('button', { name: 'Take theirs for Words' }).click();
    await expect(wordsTyped).toHaveValue('Hi {{firstName}}, theirs again.');
    await wordsTyped.fill('Hi {{firstName}}, when may we call you?');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await row.getByText('version 5', { exact: false }).waitFor();
    expect(await stored()).toMatchObject({ text: 'Hi {{firstName}}, when may we call you?' });
  });

  await page.goto(`/admin/clients/${lead}`);
  await desk.compose('Text');
  await page.getByLabel('Template').selectOption('First question');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveValue('Hi Maria, when may we call you?');
  await text.fill('Hi Maria, when may we call you? At 3?');
  await desk.looksRight();
  await page.getByRole('button', { name: 'Send text' }).click();
  await expect(text).toHaveValue('');
  await expect(page.getByLabel('Template')).toHaveValue('');
  expect(await app.models.messages.findOne({ channel: 'text' }).lean()).toMatchObject({
    templateVersion: 5,
  });

  await expect.poll(() => app.models.messages.countDocuments({ state: 'accepted' })).toBe(1);
  await page.goto('/admin/reports');
  const report = page.getByRole('group', { name: 'Texts' });
  await report.getByRole('row', { name: /^First question 1/ }).waitFor();
  await report.getByRole('row', { name: /^All 1/ }).waitFor();
  await desk.looksRight();
  await page.goto('/admin/message-templates');
  await page.getByRole('button', { name: 'Delete When can we call?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete When can we call?' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Message templates', level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Delete First question' })).toHaveCount(0);

  const template = make.template({ channel: 'email', subject: 'Papers', text: 'Hello {{firstName}},' });
  await admin.post('/api/message-templates', template);
  await page.goto(`/admin/clients/${lead}`);
  await desk.compose('E-mail');
  const words = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await words.fill('From me.');
  await page.getByLabel('Template').selectOption('A good time');
  await expect(page.getByLabel('Subject')).toHaveValue('Papers');
  await expect(words).toHaveValue('From me.\n\nHello Maria,');

  expect(desk.problems).toEqual([
    expect.stringContaining('400 (Bad Request)'),
    expect.stringContaining('409 (Conflict)'),
  ]);
});
