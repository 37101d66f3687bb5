import { expect, test } from '@playwright/test';
import { make } from '../../support/make';
import { openDesk } from './text-support';

test('a lead opens with the way of answering that the person asked for, and says when its first message goes out, in their time', async () => {
  await using desk = await openDesk();
  const { page, clock, app, admin } = desk;
  await desk.lead({ answerBy: 'text' });
  await page.goto('/admin');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Next: First text')).toBeVisible();

  await test.step('the first step of a sequence by e-mail', async () => {
    await page.clock.setFixedTime(clock.time);
    const mail = { wait: 'PT2H', channel: 'email' as const, subject: 'Your request', text: 'Hello' };
    await admin.post('/api/sequences', make.sequence({ on: true, startsOn: 'lead.created', steps: [mail] }));
    const person = { firstName: 'Nora', email: 'nora@example.com', phoneNumber: '(415) 555-0177' };
    const id = await desk.lead({ ...person, answerBy: 'email' });
    await app.outbox.run();
    await page.goto(`/admin/clients/${id}`);
    await expect(page.getByText(/^Waits for a first e-mail/)).toBeVisible();
    await expect(page.getByText(/^Next: First e-mail, goes out Wed, Nov 18, 2:00 PM there/)).toBeVisible();
  });

  await test.step('a text at night', async () => {
    clock.time = Date.parse('2026-11-19T06:00:00Z');
    await page.clock.setFixedTime(clock.time);
    const person = { firstName: 'Ines', email: 'ines@example.com', phoneNumber: '(415) 555-0178' };
    const id = await desk.lead({ ...person, answerBy: 'text' });
    await app.outbox.run();
    await page.goto(`/admin/clients/${id}`);
    await expect(page.getByText(/^Next: First text, goes out Thu, Nov 19, \d+:00 AM there/)).toBeVisible();
    const talk = page.getByRole('region', { name: 'Conversation' });
    await expect(talk.getByText(/Waiting to be sent, from /)).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });
  expect(desk.problems).toEqual([]);
});
