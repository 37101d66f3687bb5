import { expect, test } from '@playwright/test';
import type { MessageRecord } from '../../../shared/schemas/message';
import { png } from '../../support/images';
import { breakCall } from '../staff/admin-support';
import { darkPhone, openDesk } from './text-support';

const stranger = '+14155550188';

test('an unknown sender is assigned to a lead, becomes one, or is blocked, also after the messages could not be loaded', async () => {
  await using desk = await openDesk(darkPhone);
  const { page } = desk;
  const id = await desk.lead();
  await page.goto('/admin/who');
  await page.getByText('No unknown senders').waitFor();
  await desk.receive('Hi, this is Maria Lopez. I have a new phone', stranger, [png]);
  await page.getByRole('button', { name: '(415) 555-0188' }).tap();
  const sender = page.getByRole('region', { name: 'Unknown sender' });
  await sender.getByText('I have a new phone').waitFor();
  await expect
    .poll(async () => {
      await desk.app.outbox.run();
      return sender.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth > 0);
    })
    .toBe(true);
  await expect(sender.getByLabel('Assign to')).toHaveValue('Maria Lopez');
  await sender.getByRole('button', { name: 'It is Maria Lopez' }).waitFor();
  await desk.looksRight();
  await sender.getByRole('button', { name: 'It is Maria Lopez' }).click();
  await page.getByText('No unknown senders').waitFor();
  await desk.receive('Did you get it?', stranger);
  await expect
    .poll(async () => {
      const { body } = await desk.admin.get(`/api/clients/${id}/messages`);
      const theirs = body.filter(({ direction }: MessageRecord) => direction === 'in');
      return theirs.map(({ text }: MessageRecord) => text);
    })
    .toEqual(['Did you get it?', 'Hi, this is Maria Lopez. I have a new phone']);
  expect(desk.problems).toEqual([]);

  await test.step('a new lead by the call form, which has the number already', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    const nora = '+14155550177';
    await desk.receive('Hello, I was hurt at work', nora);
    await page.getByRole('link', { name: /^Inbox \d to answer/ }).waitFor();
    await page.getByRole('button', { name: '(415) 555-0177' }).click();
    await page.getByRole('button', { name: 'New lead from (415) 555-0177' }).click();
    await expect(page.getByLabel('Phone number')).toHaveValue('(415) 555-0177');
    await page
      .getByRole('list', { name: 'Messages' })
      .getByText('Hello, I was hurt at work', { exact: true })
      .waitFor();
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Case type').selectOption({ label: 'Other / not sure' });
    await page.getByRole('button', { name: 'Save lead' }).click();
    await page.getByRole('button', { name: 'Save without these answers' }).click();
    await page.getByRole('link', { name: 'Open lead' }).click();
    await page
      .getByRole('region', { name: 'Conversation' })
      .getByText('Hello, I was hurt at work', { exact: true })
      .waitFor();
    expect(await desk.app.models.clients.findOne({ firstName: 'Nora' }).lean()).toMatchObject({
      source: 'text',
      status: 'New',
    });
    expect((await desk.admin.get('/api/messages/unknown')).body).toEqual([]);
  });

  await test.step('a nuisance number is blocked after a question, and its texts no longer show', async () => {
    const nuisance = '+14155550166';
    await page.goto('/admin/who');
    const before = await desk.app.models.consents.countDocuments({ kind: 'inbound' });
    await desk.receive('Cheap watches', nuisance);
    await page.getByRole('button', { name: 'Block (415) 555-0166' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await page.getByText('No unknown senders').waitFor();
    await desk.receive('Cheaper watches', nuisance);
    await expect.poll(() => desk.app.models.consents.countDocuments({ kind: 'inbound' })).toBe(before + 2);
    expect((await desk.admin.get('/api/messages/unknown')).body).toEqual([]);
  });

  await test.step('messages that cannot be loaded can be tried again', async () => {
    // The stream of news makes a page reload its data.
    await page.route('**/trpc/clients.news*', (route) => route.abort());
    await breakCall(page, 'messages.unknown');
    await page.goto('/admin/who');
    await page.getByText('Error loading the messages').waitFor();
    await page.unroute('**/trpc/*messages.unknown*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No unknown senders').waitFor();
  });
});
