import { expect, test } from '@playwright/test';
import { make } from '../../support/make';
import { openDesk } from './text-support';

test('the lead of someone who asked for a text opens with the text in the queue', async () => {
  await using desk = await openDesk();
  const { page } = desk;
  await desk.lead({ answerBy: 'text' });
  await page.goto('/admin/queue');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Next: First text')).toBeVisible();
  expect(desk.problems).toEqual([]);
});

test('at night, the lead says when the first text goes out, in the time of the person', async () => {
  await using desk = await openDesk();
  const { page, clock, app } = desk;
  clock.time = Date.parse('2026-11-19T06:00:00Z');
  await page.clock.setFixedTime(clock.time);
  const id = await desk.lead({ answerBy: 'text' });
  await app.outbox.run();
  await page.goto(`/admin/clients/${id}`);
  await expect(page.getByText(/^Next: First text, goes out Thu, Nov 19, \d+:00 AM there/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Conversation' }).getByText(/Waiting to be sent, from /),
  ).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  expect(desk.problems).toEqual([]);
});

test('the lead of someone who asked for an e-mail says when the first step of a sequence goes out', async () => {
  await using desk = await openDesk();
  const { page, clock, app, admin } = desk;
  await page.clock.setFixedTime(clock.time);
  const mail = { wait: 'PT2H', channel: 'email' as const, subject: 'Your request', text: 'Hello' };
  await admin.post('/api/sequences', make.sequence({ on: true, startsOn: 'lead.created', steps: [mail] }));
  const id = await desk.lead({ answerBy: 'email' });
  await app.outbox.run();
  await page.goto(`/admin/clients/${id}`);
  await expect(page.getByText(/^Next: First e-mail, goes out Wed, Nov 18, 2:00 PM there/)).toBeVisible();
  expect(desk.problems).toEqual([]);
});
