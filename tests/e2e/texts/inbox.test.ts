import { expect, test } from '@playwright/test';
import { minute } from '../../../shared/durations';
import { darkPhone, openDesk } from './text-support';

const theo = '+14155550177';

test('a clerk answers, settles and puts off what waits, by keys alone', async () => {
  await using desk = await openDesk();
  const { page } = desk;
  await desk.lead();
  await desk.lead({ firstName: 'Theo', lastName: 'Marsh', email: 'theo@example.com', phoneNumber: theo });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/clients');
  await page.getByRole('row').filter({ hasText: 'Maria Lopez' }).waitFor();
  await desk.receive('Yes 3pm works. Do I need to bring the discharge papers');
  await page.getByRole('link', { name: 'Inbox 1 to answer' }).waitFor();
  await expect(page).toHaveTitle(/1 to answer · Clients/);
  await page.keyboard.press('i');
  await desk.heading('Inbox').waitFor();
  const rows = page.getByRole('list', { name: 'Conversations that wait' }).getByRole('listitem');
  await expect(rows).toHaveText([/Maria Lopez.*discharge papers/]);
  const lead = (name: string) => page.getByRole('region', { name: `Conversation with ${name}` });
  await lead('Maria Lopez').getByLabel('Status').waitFor();
  await desk.looksRight();

  await test.step('an answer takes three presses: i, r, and send', async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await page.keyboard.insertText('Yes, bring them please');
    await page.keyboard.press('Control+Enter');
    await expect(rows).toHaveCount(0);
    // The open conversation stays.
    await lead('Maria Lopez').getByText('Yes, bring them please').waitFor();
    await page.getByText('Nothing waits here.').waitFor();
  });

  await test.step('Done, and Undo', async () => {
    desk.clock.time += 1000;
    await desk.receive('My wife took the pictures, where can I send them?', theo);
    await expect(rows).toHaveText([/Theo Marsh/]);
    await page.keyboard.press('Escape');
    await page.locator('main h1').focus();
    await page.keyboard.press('j');
    await lead('Theo Marsh').getByRole('button', { name: 'Done' }).waitFor();
    await page.keyboard.press('d');
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveText([/Theo Marsh/]);
  });

  await test.step('Later, until the next message', async () => {
    await page.locator('main h1').focus();
    await page.keyboard.press('j');
    await lead('Theo Marsh').getByRole('button', { name: 'Later' }).waitFor();
    await page.keyboard.press('z');
    await expect(page.getByRole('button', { name: 'In 1 hour' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
    desk.clock.time += 1000;
    await desk.receive('Hello?', theo);
    await expect(rows).toHaveText([/Hello\?/]);
  });

  await test.step('a conversation that was put off comes back when its time is up', async () => {
    const [row] = (await desk.admin.query('inbox.list', {})).body.result.data;
    const until = new Date(desk.clock.time + 10 * minute).toISOString();
    await desk.admin.mutate('inbox.later', { id: row.id, message: row.message, until });
    await expect(rows).toHaveCount(0);
    desk.clock.time += 10 * minute;
    await expect(rows).toHaveText([/Hello\?/]);
  });

  await page.locator('main h1').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await desk.heading('Theo Marsh').waitFor();
  expect(desk.problems).toEqual([]);
});

test('on a phone the list comes first, then the conversation; what was opened still waits, and shows as read', async () => {
  await using desk = await openDesk(darkPhone);
  const { page } = desk;
  await desk.lead();
  await page.goto('/admin/clients');
  const listed = page.getByRole('listitem').filter({ hasText: 'Maria Lopez' });
  await listed.waitFor();
  await desk.receive('Hello?');
  desk.clock.time += 1000;
  await desk.receive('Are you there?');
  await expect(listed.getByText('Unread')).toBeAttached();
  await page.goto('/admin/inbox');
  const row = page.getByRole('list', { name: 'Conversations that wait' }).getByRole('listitem');
  await expect(row).toHaveText([/Maria Lopez.*Are you there\?/]);
  await desk.looksRight();
  await row.getByRole('link', { name: 'Maria Lopez' }).tap();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  const talk = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(talk.getByText('New', { exact: true })).toHaveCount(2);
  await desk.looksRight();
  await expect.poll(() => desk.app.models.messages.countDocuments({ unread: true })).toBe(0);
  await page.getByRole('button', { name: 'Back to the inbox' }).tap();
  await expect(row).toHaveText([/Are you there\?/]);
  await expect(row.getByText('Unread')).toHaveCount(0);
  await row.getByRole('link', { name: 'Maria Lopez' }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByText('Nobody waits').waitFor();
  expect(desk.problems).toEqual([]);
});
