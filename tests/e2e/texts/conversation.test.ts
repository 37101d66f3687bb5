import { expect, test } from '@playwright/test';
import { makeAdminLawyer } from '../../support/lawyer';
import { maria, ourNumber } from '../../support/texts';
import { darkPhone, openDesk } from './text-support';

test('a clerk writes a text and reads the answer in one column on a phone, and the page says why a text did not arrive or may not be sent', async () => {
  await using desk = await openDesk(darkPhone);
  const { page, standIn } = desk;
  const id = await desk.lead();
  await page.goto(`/admin/clients/${id}`);
  await desk.show(/^Conversation/);
  const talk = page.getByRole('region', { name: 'Conversation' });
  await talk.getByText('sent a request for help').waitFor();
  await talk.getByRole('button', { name: 'Write a text' }).tap();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const send = page.getByRole('button', { name: 'Send text' });
  await page.getByText('OK to text now: they agreed to texts.').waitFor();
  await text.fill('Mañana llámenos a las 3');
  await page.getByText('á leaves room for only 70 characters in a text instead of 160.').waitFor();
  await page.getByText('1 text, 47 left').waitFor();
  await desk.looksRight();
  await text.fill('Hi Maria, can we call you at 3?');
  await page.getByText('1 text, 129 left').waitFor();
  await text.press('Control+Enter');
  await desk.show(/^Conversation/);
  const ours = talk.getByRole('listitem').filter({ hasText: 'can we call you at 3?' });
  await ours.getByText('Allowed: they agreed to texts').waitFor();
  await expect
    .poll(() => standIn.texts.map(({ to, body }) => [to, body]))
    .toEqual([[maria, 'Hi Maria, can we call you at 3?']]);
  await desk.report('delivered');
  await ours.getByText('Delivered').waitFor();
  await desk.receive('Yes, 3 works');
  await talk.getByText('Yes, 3 works').waitFor();
  await desk.looksRight();
  const { x, width } = (await talk.boundingBox())!;
  expect([x, width]).toEqual([0, darkPhone.viewport.width]);
  expect(desk.problems).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.reload();
  await test.step('what the carrier blocks says what to change, and what the provider refuses says why', async () => {
    await desk.compose('Text');
    await text.fill('You won!');
    await send.click();
    await expect.poll(() => standIn.texts.at(-1)!.body).toContain('You won!');
    await expect(text).toHaveValue('');
    await desk.report('undelivered', '30007');
    await talk.getByText('Blocked as spam. Change the wording before you send it again.').waitFor();
    standIn.behave({ refuses: 21614 });
    await text.fill('Hello');
    await send.click();
    await talk.getByText('This number cannot receive texts, it may be a landline. Call instead.').waitFor();
  });

  await test.step('the composer says why a text is not allowed, before and on sending, and keeps what was typed', async () => {
    const sent = standIn.texts.length;
    const ben = { firstName: 'Ben', email: 'ben@example.com', phoneNumber: '(415) 555-0133' };
    await page.goto(`/admin/clients/${await desk.lead(ben)}`);
    await desk.compose('Text');
    await text.fill('Can we call you?');
    await page.getByText('OK to text now: they agreed to texts.').waitFor();
    // The page does not hear of the night: the answer on the screen is older than the refusal.
    desk.clock.time += 10 * 60 * 60_000;
    await send.click();
    const why = 'It is too early or too late where the person may be. Try again later.';
    await page.getByRole('status').getByText(`${why} It is allowed from`).waitFor();
    await expect(text).toHaveValue('Can we call you?');
    expect(standIn.texts).toHaveLength(sent);
    await page.getByRole('link', { name: 'All leads' }).click();
    await page.getByRole('link', { name: 'Ben Lopez' }).click();
    await desk.compose('Text');
    await expect(text).toHaveValue('Can we call you?');
  });
});

test('without a campaign or a mail server the composer names what is missing', async () => {
  await using desk = await openDesk({ texts: { numbers: [{ number: ourNumber }] } });
  const { page } = desk;
  const id = await desk.lead();
  await page.goto(`/admin/clients/${id}`);
  await desk.compose('Text');
  await page.getByRole('status').getByText(`${ourNumber} has no registered campaign yet.`).waitFor();
  await desk.compose('E-mail');
  await page.getByRole('status').getByText('No mail server is set up.').waitFor();
});

test('a text carries the signing link of the agreement that waits for the person, and the conversation folds what is not said into one line', async () => {
  await using desk = await openDesk();
  const { page, admin, app } = desk;
  await makeAdminLawyer(app);
  const id = await desk.lead();
  for (const status of ['Contacted', 'Qualified']) await admin.put(`/api/clients/${id}`, { status });
  await admin.mutate('clients.addNote', { id, note: 'Her son called.' });
  await page.goto(`/admin/clients/${id}`);
  const talk = page.getByRole('region', { name: 'Conversation' });
  await talk.getByText('Her son called.').waitFor();
  await expect(talk.getByText('Status: New → Contacted')).toBeHidden();
  await talk.getByRole('button', { name: /^Changed.* steps$/ }).click();
  await talk.getByText('Status: New → Contacted').waitFor();
  await talk.getByRole('button', { name: 'Show everything' }).click();
  await page.reload();
  await talk.getByText('Status: Contacted → Qualified').waitFor();
  await talk.getByRole('button', { name: 'Fold changes' }).click();
  await talk.getByRole('button', { name: /^Changed.* steps$/ }).waitFor();

  await test.step('single keys open the parts of the composer, with the focus in their box', async () => {
    for (const [key, name] of [
      ['m', 'Text'],
      ['e', 'E-mail'],
      ['n', 'Note'],
    ] as const) {
      await page.locator('main h1').focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
    }
    await page.locator('main h1').focus();
    await page.keyboard.press('g');
    await expect(page.getByRole('tab', { name: 'Agreement' })).toHaveAttribute('aria-selected', 'true');
  });

  await admin.post(`/api/clients/${id}/conflicts`, {});
  const templates: { id: string; name: string }[] = (await admin.get('/api/agreement-templates')).body;
  const signer = { name: 'Maria Lopez', email: 'maria.lopez@example.com', role: 'client' };
  const sent = await admin.post(`/api/clients/${id}/agreements`, {
    template: templates.find(({ name }) => name === 'Contingency fee agreement')!.id,
    signers: [signer],
    deliver: 'link',
  });
  expect(sent.status).toBe(201);
  await page.reload();
  await desk.compose('Text');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Please sign here:');
  await page.getByRole('button', { name: 'Add signing link' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    /^Please sign here: https:\/\/lantern\.example\/sign\/\S+$/,
  );
  await page.getByRole('button', { name: 'Send text' }).click();
  await expect.poll(() => desk.standIn.texts.length).toBe(1);
  const link = new URL(desk.standIn.texts[0]!.body.split(' ').at(-1)!);
  expect((await app.anyone.get(link.pathname)).status).toBe(200);
});
