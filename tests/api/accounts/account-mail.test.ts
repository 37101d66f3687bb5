import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';
import { shareMail } from '../../support/share-house';

const openShared = shareMail();

type House = Awaited<ReturnType<typeof openMail>>;

const own = 'seven lanterns at night';
const { password: _, ...person } = make.user({ role: 'user' });
const hour = 60 * 60 * 1000;

const invite = async ({ app }: House) =>
  (await (await app.signInAsAdmin()).mutate('links.invite', person)).body.result.data;
const findLink = (text: string) => /https:\/\/lantern\.example\/login#link=([\w-]{43})/.exec(text)?.[1] ?? '';
const to = (house: House, address: string) => house.smtp.got.filter((one) => one.to[0] === address);

test('an invitation goes out by mail, its link opens the account, and the outbox never holds it', async () => {
  const house = await openShared();
  const invitation = await invite(house);
  expect([invitation.sent, 'path' in invitation]).toEqual([true, false]);
  const waiting = JSON.stringify(await house.app.models.outbox.find().lean());
  await house.app.outbox.run();
  const [letter] = to(house, person.email);
  expect(letter!.text).toContain('Subject: Your account at Lantern Justice');
  expect(letter!.text).toContain('Hello Sam,');
  expect(letter!.text).toContain(`Your username is ${person.email}.`);
  expect(letter!.text).toContain('until Nov 25, 12:00');
  expect(letter!.text).not.toContain('List-Unsubscribe');
  const token = findLink(letter!.text);
  const storedText = waiting + JSON.stringify([await house.entries(), house.app.logged]);
  expect(waiting).toContain('invitation');
  expect(storedText).not.toContain(token);
  expect(storedText).not.toContain('link=');
  expect((await house.app.anyone.mutate('links.use', { token, password: own })).status).toBe(200);
  await house.app.signIn(person.email, own);
});

test('a forgotten password: everyone gets the same answer, and people with an account get a link', async () => {
  const house = await openShared();
  const ask = async (email: string) => {
    const { status, text } = await house.app.anyone.mutate('links.request', { email });
    return [status, text];
  };
  expect(await ask('Admin@example.com')).toEqual(await ask('nobody@example.com'));
  await eventually(async () => (await house.entries()).length).toBe(1);
  await house.app.outbox.run();
  expect(house.smtp.got.map((one) => one.to[0])).toEqual(['admin@example.com']);
  const { text } = house.smtp.got[0]!;
  expect(text).toContain('Subject: Choose a new password');
  expect((await house.app.anyone.mutate('links.use', { token: findLink(text), password: own })).status).toBe(
    200,
  );
});

test('a link goes out in the quiet hours, and not after its end', async () => {
  await using house = await openMail({ quietHours: '00:00-23:59' });
  house.smtp.behave({ rcpt: 451 });
  await invite(house);
  await house.app.outbox.run();
  house.smtp.behave({});
  house.clock.time += hour;
  await house.app.outbox.run();
  expect(to(house, person.email)).toHaveLength(1);

  house.smtp.behave({ rcpt: 451 });
  await house.app.anyone.mutate('links.request', { email: 'admin@example.com' });
  await eventually(async () => (await house.entries()).length).toBe(2);
  await house.app.outbox.run();
  house.smtp.behave({});
  house.clock.time += hour;
  await house.app.outbox.run();
  expect(to(house, 'admin@example.com')).toEqual([]);
  expect((await house.entries())[1]).toMatchObject({ state: 'done', answer: { text: 'too late' } });
});

test('a person gets a message about a sign-in in a new browser, but not about the first sign-in', async () => {
  const house = await openShared();
  const signIn = (cookie?: string) =>
    house.app.anyone.send('POST', '/api/auth/login', {
      body: JSON.stringify({ username: 'admin', password: house.app.adminPassword }),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
        ...(cookie && { Cookie: cookie }),
      },
    });
  const first = await signIn();
  const device = first.headers.getSetCookie().find((one) => one.startsWith('__Host-device='))!;
  await signIn(device.split(';')[0]);
  await house.app.outbox.run();
  expect(house.smtp.got).toEqual([]);
  await signIn();
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  const { to: receivers, text } = house.smtp.got[0]!;
  expect(receivers).toEqual(['admin@example.com']);
  expect(text).toContain('Chrome on Windows, Nov 22, 12:00');
  expect(text).toContain('127.0.0.1');
});

test('a message sealed with another secret is not sent, and needs a person', async () => {
  const house = await openShared();
  await invite(house);
  const { sealed } = (await house.entries())[0]!.data;
  const other = String(sealed).replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  await house.app.models.outbox.updateOne({ kind: 'mail' }, { $set: { 'data.sealed': other } });
  await house.app.outbox.run();
  expect(house.smtp.got).toEqual([]);
  expect(await house.entries()).toMatchObject([
    { state: 'needs a look', error: 'sealed with another secret' },
  ]);
});

test('without a mail server, the person who created the link sees it', async () => {
  await using house = await openMail({ transport: undefined });
  expect(await invite(house)).toMatchObject({ sent: false, path: expect.stringContaining('/login#link=') });
  expect(await house.entries()).toEqual([]);
});

test('every administrator except the new one gets a message about a new administrator, and the audit log says who added them', async () => {
  const house = await openShared();
  const { app } = house;
  const admin = await app.signInAsAdmin();
  const first = make.user({
    role: 'admin',
    email: 'first@example.com',
    firstName: 'Fay',
    lastName: 'Okafor',
  });
  const { id } = (await admin.post('/api/users', first)).body;
  const second = make.user({
    role: 'user',
    email: 'second@example.com',
    firstName: 'Sol',
    lastName: 'Reyes',
  });
  const { id: later } = (await admin.post('/api/users', second)).body;
  await admin.put(`/api/users/${later}`, { role: 'admin' });
  await admin.put(`/api/users/${later}`, { mobileNumber: '212 555 0100' });
  await app.outbox.run();
  const namesMailedTo = (address: string) =>
    to(house, address).map(({ text }) => /(Fay Okafor|Sol Reyes) is now an administrator of/.exec(text)?.[1]);
  expect(namesMailedTo('admin@example.com').sort()).toEqual(['Fay Okafor', 'Sol Reyes']);
  expect(namesMailedTo('first@example.com')).toEqual(['Sol Reyes']);
  expect(namesMailedTo('second@example.com')).toEqual([]);
  expect(to(house, 'first@example.com')[0]!.text).toContain(
    'First Administrator made the change: Nov 22, 12:00',
  );
  expect(JSON.stringify(await house.entries())).not.toContain('Reyes');
  const entries = await app.models.audit
    .find({ entity: 'user', 'changes.to': 'admin' })
    .sort({ _id: 1 })
    .lean();
  expect(entries.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['create', id],
    ['update', later],
  ]);
});

test('the old mailbox is sent who changed the account’s address, but not the new address', async () => {
  const house = await openShared();
  const { app } = house;
  const admin = await app.signInAsAdmin();
  const { body } = await admin.post('/api/users', { ...person, password: own });
  const change = (email: string) => admin.put(`/api/users/${body.id}`, { email });
  expect((await change('thief@example.com')).status).toBe(200);
  const stored = JSON.stringify(await app.models.outbox.find().lean());
  expect(stored).toContain('address-changed');
  expect(stored).not.toContain(person.email);
  await app.outbox.run();
  const [letter] = to(house, person.email);
  expect(letter!.text).toContain('Subject: The address of your account was changed');
  expect(letter!.text).toMatch(/ made the change: Nov \d+, /);
  expect(letter!.text).not.toContain('thief');
  expect(to(house, 'thief@example.com')).toEqual([]);
  // The same address in other letters, and other fields, are no change of it.
  await change('Thief@example.com');
  await admin.put(`/api/users/${body.id}`, { mobileNumber: '(415) 555-0111' });
  await app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
});
