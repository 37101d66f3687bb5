import { expect, test } from 'vitest';
import { shareMail } from '../../support/share-house';

const openShared = shareMail();

const hour = 60 * 60 * 1000;
const prose = 'Dear customer, your account is locked: https://evil.example/';

test('40 posts of one address with names of prose and links to one mailbox are one letter without the prose', async () => {
  const house = await openShared();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      house.lead({ firstName: `${prose}${index}`, email: `maria.lopez+${index % 3}@example.com` }),
    ),
  );
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  for (const { text } of house.smtp.got) {
    expect(text).toContain('Hello,');
    expect(text).not.toMatch(/evil|locked|customer/);
  }
  const held = (await house.entries()).filter(({ answer }) => answer?.status === 0);
  expect(held).toHaveLength(39);
  const admin = await house.app.signInAsAdmin();
  const { rows } = (await admin.query('outbox.page', { kind: 'mail' })).body.result.data;
  const [row] = rows.filter(({ id }: { id: string }) => id === held[0]!._id || id === held[38]!._id);
  expect(row).toMatchObject({ state: 'done', answer: { text: 'too many to this mailbox' } });
  const { lead } = held[0]!.data;
  expect((await admin.query('clients.timeline', { id: lead })).body.result.data[0]).toMatchObject({
    action: 'mail-stopped',
  });
  expect(await house.app.models.clients.countDocuments()).toBe(40);
});

test('a mailbox gets letters again the day after, and what staff send again goes out', async () => {
  const house = await openShared();
  for (let index = 0; index < 2; index++) await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  const [held] = (await house.entries()).filter(({ answer }) => answer?.status === 0);
  const admin = await house.app.signInAsAdmin();
  expect((await admin.post(`/api/outbox/${encodeURIComponent(held!._id)}/retry`, {})).status).toBe(200);
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(2);
  house.clock.time += 25 * hour;
  await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(3);
});

test('one address causes ten letters an hour, to however many mailboxes', async () => {
  const house = await openShared();
  const send = async (many: number) => {
    for (let index = 0; index < many; index++)
      await house.lead({ email: `person-${house.clock.time}-${index}@example.com` });
    await house.app.outbox.run();
  };
  await send(12);
  expect(house.smtp.got).toHaveLength(10);
  const held = (await house.entries()).filter(({ answer }) => answer?.status === 0);
  expect(held.map(({ answer }) => answer?.text)).toEqual(Array(2).fill('too many from one sender'));
  house.clock.time += hour + 1;
  await send(1);
  expect(house.smtp.got).toHaveLength(11);
});

test('counters name neither the mailbox nor the sender', async () => {
  const house = await openShared();
  await house.lead();
  await house.app.outbox.run();
  expect(JSON.stringify(await house.entries())).not.toMatch(/maria|127\.0\.0\.1/);
});

const greetings = [
  ['Maria', 'Hello Maria,'],
  ['  María José ', 'Hello María José,'],
  ["J.R. O'Brien-Smith", 'Hello J.R. O&#39;Brien-Smith,'],
  ['evil.example', 'Hello,'],
  ['www.evil.example/login', 'Hello,'],
  ['maria@evil.example', 'Hello,'],
  ['Call 1 800 555 0100', 'Hello,'],
  ['Your account has been locked', 'Hello,'],
  ['A'.repeat(60), 'Hello,'],
] as const;

test('a receipt greets a person by their first name, and by nothing that is no name', async () => {
  const house = await openShared();
  for (const [place, [firstName, greeting]] of greetings.entries()) {
    await house.lead({ firstName, email: `${place}@example.com`, phoneNumber: `(415) 555-014${place}` });
    await house.app.outbox.run();
    expect(house.smtp.got).toHaveLength(place + 1);
    const html = house.smtp.got[place]!.text.split('<html')[1]!.replace(/=\r\n/g, '');
    expect(html).toContain(`>${greeting}</p>`);
  }
});
