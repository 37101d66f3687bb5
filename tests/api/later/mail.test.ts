import { expect, test } from 'vitest';
import { dailyDigest } from '../../../server/mail/daily-digest';
import { tellOfHeld } from '../../../server/mail/tell-staff';
import { openMail } from '../../support/mail/open-mail';
import { startSmtp } from '../../support/mail/smtp';
import { make } from '../../support/make';
import { shareMail } from '../../support/share-house';

const openShared = shareMail();

const hour = 60 * 60 * 1000;
const staff = { staff: 'intake@lantern.example' };
const openWithStaff = shareMail(staff);

test('people who write to us get a confirmation over TLS that repeats nothing they wrote', async () => {
  const house = await openShared();
  const id = await house.lead({ caseType: '4', additionalInfo: 'Depo-Provera gave me a tumor.' });
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  const [{ text, ...envelope }] = house.smtp.got as [(typeof house.smtp.got)[0]];
  expect(envelope).toMatchObject({
    from: 'help@lantern.example',
    to: ['maria.lopez@example.com'],
    secure: true,
  });
  expect(text).toContain('Subject: We have your request');
  expect(text).toContain('We will call you by');
  expect(text).toContain('(800) 555-0142');
  expect(text).toContain('multipart/alternative');
  expect(text).not.toMatch(/Depo|tumor|List-Unsubscribe/);
  const timeline = (await (await house.app.signInAsAdmin()).query('clients.timeline', { id })).body.result
    .data;
  expect(timeline[0]).toMatchObject({ actor: 'Lantern', action: 'mail', note: 'We have your request' });
  expect(await house.app.models.clients.findById(id).lean()).toMatchObject({ version: 0 });
});

test('people who write from a Spanish page get an answer in Spanish, and staff in English', async () => {
  const house = await openWithStaff();
  const id = await house.lead({ language: 'es' });
  await house.app.outbox.run();
  const [answer] = house.smtp.got.filter(({ to }) => to[0] === 'maria.lopez@example.com');
  const text = answer!.text;
  expect(text).toContain('Recibimos su solicitud');
  expect(text).toContain('Hola, Maria:');
  expect(text).toContain('Le llamaremos a m');
  expect(text).not.toContain('menos de 24 horas');
  expect(text).toContain('Lunes a viernes 8 a.m.-8 p.m.');
  expect(text).toContain('Escribirnos no le hace nuestro cliente.');
  expect(text).toContain('<html lang="es">');
  expect(text).not.toContain('We have your request');
  const news = house.smtp.got.find(({ to }) => to[0] === staff.staff)!;
  expect(news.text).toContain('New lead: Maria Lopez');
  const lead = (await (await house.app.signInAsAdmin()).get(`/api/clients/${id}`)).body;
  expect(lead.language).toBe('es');
});

test('the receipt says by when someone calls, or writes to those who asked for that, and nothing once it is over', async () => {
  const house = await openShared();
  let people = 0;
  const readReceipt = async (different: object) => {
    await house.lead({ email: `person-${++people}@example.com`, ...different });
    await house.app.outbox.run();
    return house.smtp.got.at(-1)!.text.replace(/=\r\n/g, '').replace(/\s+/g, ' ');
  };
  // On a Sunday at noon, and within 24 hours; in California it is too early for a call then.
  const called = await readReceipt({});
  expect(called).toContain('We will call you by Sunday, November 22 at 5:00 PM UTC.');
  // The firm's general time could be earlier.
  expect(called).not.toContain('within 24 hours');
  const written = await readReceipt({ answerBy: 'email' });
  expect(written).toContain('We will answer you by Monday, November 23 at 12:00 PM UTC.');
  expect(written).not.toMatch(/\bcall you\b/);
  expect(await readReceipt({ language: 'es' })).toMatch(
    /Le llamaremos a m.{1,6}s tardar el domingo, 22 de noviembre/,
  );
  const _id = await house.lead({ email: 'late@example.com' });
  await house.app.models.clients.updateOne({ _id }, { $set: { callBy: new Date(house.clock.time - 1) } });
  await house.app.outbox.run();
  const { to, text } = house.smtp.got.at(-1)!;
  expect(to).toEqual(['late@example.com']);
  expect(text).not.toContain('We will');
  expect(text.replace(/=\r\n/g, '')).toContain('within 24 hours');
});

test('a language that nobody has words for is answered in the main one', async () => {
  const house = await openShared();
  // Of a time when any two letters were taken.
  const _id = await house.lead({});
  await house.app.models.clients.updateOne({ _id }, { $set: { language: 'fr' } });
  await house.app.outbox.run();
  expect(house.smtp.got[0]!.text).toContain('Subject: We have your request');
});

test('staff get a new lead’s name and case type with a link, and can unsubscribe with one click', async () => {
  const house = await openWithStaff();
  const id = await house.lead({ additionalInfo: 'I am ill.' });
  await house.app.outbox.run();
  const news = house.smtp.got.find(({ to }) => to[0] === staff.staff)!;
  expect(news.text).toMatch(/Subject: New lead: Maria Lopez/);
  expect(news.text).toContain('AFFF');
  expect(news.text).toContain(`https://lantern.example/admin/clients/${id}`);
  expect(news.text).not.toContain('I am ill');
  const clerk = await house.app.signInAs('intake');
  const call = {
    key: 'a-call-of-today',
    firstName: 'Rosa',
    lastName: 'Lind',
    caseType: '1',
    source: 'phone',
  };
  await clerk.mutate('desk.takeCall', { ...call, phoneNumber: '(212) 555-0147' });
  await house.app.outbox.run();
  const all = house.smtp.got.map(({ text }) => text).join();
  expect(all).not.toContain('Rosa');
  expect(news.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const link = /List-Unsubscribe: <https:\/\/lantern\.example([^>]+)>/.exec(
    news.text.replace(/\r\n\s+/g, ' '),
  )![1]!;
  expect(link).not.toContain('intake');

  const page = await house.app.anyone.get(link);
  expect([page.status, page.text.includes('Stop these messages')]).toEqual([200, true]);
  expect(await house.app.models.suppressions.countDocuments()).toBe(0);
  const clicked = await house.app.anyone.send('POST', link, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(clicked.status).toBe(200);
  const before = house.smtp.got.length;
  house.clock.time += 25 * hour;
  await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got.slice(before).map(({ to }) => to[0])).toEqual(['maria.lopez@example.com']);
  expect((await house.app.anyone.send('POST', '/api/mail/unsubscribe/forged')).status).toBe(404);
});

test('a mailbox that does not exist is not tried again: it needs a look, and the lead says so', async () => {
  const house = await openShared();
  house.smtp.behave({ rcpt: 550 });
  const id = await house.lead();
  await house.app.outbox.run();
  expect(await house.entries()).toMatchObject([{ state: 'needs a look', error: 'SMTP 550', tries: 1 }]);
  const { history } = (await house.app.models.clients.findById(id).lean())!;
  expect(history.at(-1)).toMatchObject({ action: 'mail-refused', note: 'We have your request (SMTP 550)' });
  expect(JSON.stringify(await house.entries())).not.toContain('maria');

  house.smtp.behave({});
  const admin = await house.app.signInAsAdmin();
  await admin.mutate('outbox.sendAgain', { allThatNeedALook: true });
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  expect(await house.entries()).toMatchObject([{ state: 'done', tries: 2 }]);
});

test('a server that is busy, or dies in the middle of a message, gets it again, as the same message', async () => {
  await using house = await openMail();
  await house.lead();
  house.smtp.behave({ rcpt: 451 });
  await house.app.outbox.run();
  expect(await house.entries()).toMatchObject([{ state: 'waiting', error: 'SMTP 451' }]);
  house.smtp.behave({ cut: true });
  house.clock.time += 10_000;
  await house.app.outbox.run();
  expect(house.smtp.tried()).toBe(1);
  expect(await house.entries()).toMatchObject([{ state: 'waiting', tries: 2 }]);
  house.smtp.behave({});
  house.clock.time += hour;
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  const [entry] = await house.entries();
  expect(entry).toMatchObject({ state: 'done', tries: 3 });
  expect(house.smtp.got[0]!.text).toContain(`<${entry!._id.replaceAll(':', '.')}@lantern.example>`);
});

test('a slow server is waited for, and the message is sent once', async () => {
  const house = await openShared();
  house.smtp.behave({ wait: 1500 });
  await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
  expect(await house.entries()).toMatchObject([{ state: 'done', tries: 1 }]);
});

test('a certificate that nobody vouches for, or a server without TLS, gets nothing', async () => {
  await using plain = await startSmtp({ disabledCommands: ['STARTTLS'] });
  await using house = await openMail({ url: plain.url });
  await using strict = await openMail({ url: plain.url.replace(/\?.*/, '') });
  await using other = await startSmtp();
  await using untrusting = await openMail({ url: `smtp://127.0.0.1:${other.port}` });
  for (const one of [house, strict, untrusting]) {
    await one.lead();
    await one.app.outbox.run();
    expect(await one.entries()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  }
  expect([...plain.got, ...other.got]).toEqual([]);
});

test('without a mail server no mail is queued, and the panel says so', async () => {
  await using house = await openMail({ transport: undefined });
  const id = await house.lead();
  await house.app.outbox.run();
  expect((await house.app.models.clients.findById(id).lean())?.outbox).toBeUndefined();
  expect(await house.entries()).toEqual([]);
  const admin = await house.app.signInAsAdmin();
  expect((await admin.query('mail.settings')).body.result.data).toMatchObject({ isOn: false });
  expect((await admin.mutate('mail.test')).status).toBe(400);
});

test('in quiet hours an answer goes out, and news to staff waits until they end', async () => {
  const night = Date.UTC(2026, 10, 22, 23);
  await using house = await openMail({ ...staff, quietHours: '21:00-08:00', at: night });
  await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got.map(({ to }) => to[0])).toEqual(['maria.lopez@example.com']);
  expect(await house.entries()).toContainEqual(
    expect.objectContaining({
      state: 'waiting',
      tries: 0,
      error: '',
      dueAt: new Date(Date.UTC(2026, 10, 23, 8)),
    }),
  );
  house.clock.time = Date.UTC(2026, 10, 23, 8);
  await house.app.outbox.run();
  expect(house.smtp.got.map(({ to }) => to[0])).toEqual(['maria.lopez@example.com', staff.staff]);
});

test('an address that staff put on the list gets nothing, until they take it off', async () => {
  const house = await openShared();
  const admin = await house.app.signInAsAdmin();
  await admin.mutate('mail.suppress', { address: 'Maria.Lopez@example.com' });
  await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got).toEqual([]);
  expect(await house.entries()).toMatchObject([{ state: 'done', answer: { status: 0, text: 'suppressed' } }]);
  const [{ id }] = (await admin.query('mail.suppressed')).body.result.data;
  await admin.mutate('mail.allowAgain', { id });
  await house.lead();
  await house.app.outbox.run();
  expect(house.smtp.got).toHaveLength(1);
});

test('a lead that was deleted before its mail went out gets none', async () => {
  const house = await openShared();
  const id = await house.lead();
  await (await house.app.signInAsAdmin()).delete(`/api/clients/${id}`);
  await house.app.outbox.run();
  expect(house.smtp.got).toEqual([]);
});

test('the summary of the day comes once in the morning, with what is overdue and what is new', async () => {
  await using house = await openMail({ ...staff, staffMode: 'daily', at: Date.UTC(2026, 10, 22, 10) });
  await house.lead({ lastName: 'Overdue' });
  house.clock.time += 15 * hour;
  await house.lead({ lastName: 'Fresh' });
  await house.app.outbox.start();
  await house.app.outbox.run();
  // The state of the ledger is mailed that day, too.
  const toStaff = () =>
    house.smtp.got.filter(({ to, text }) => to[0] === staff.staff && text.includes('overdue'));
  expect(toStaff()).toEqual([]);
  house.clock.time = Date.UTC(2026, 10, 23, 11);
  for (let look = 0; look < 3; look++) {
    await house.app.outbox.run();
    house.clock.time += hour;
  }
  expect(toStaff()).toHaveLength(1);
  const text = toStaff()[0]?.text;
  expect(text).toContain('Subject: 1 overdue, 1 new');
  expect(text).toContain('Maria Overdue, AFFF, since Nov 22');
  expect(text).toContain('Maria Fresh, AFFF');
  await house.app.outbox.close();
});

test('staff get a mail when a request is held, one an hour for more, and one a day until all are decided', async () => {
  const house = await openWithStaff();
  const { app, smtp, clock } = house;
  await house.lead();
  await app.outbox.run();
  const hold = (email: string) =>
    app.anyone.post('/api/clients', { ...make.client({ email }), filledIn: 10 });
  const after = async (minutes: number) => {
    smtp.got.length = 0;
    clock.time += minutes * 60_000;
    await tellOfHeld(app);
    await app.outbox.run();
    return smtp.got.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
  };
  expect(await after(5)).toEqual([]);
  await hold('a@example.com');
  expect(await after(5)).toEqual(['1 request is waiting for your decision']);
  await hold('b@example.com');
  expect(await after(5)).toEqual([]);
  expect(await after(60)).toEqual(['2 requests are waiting for your decision']);
  expect(await after(6 * 60)).toEqual([]);
  expect(await after(18 * 60)).toEqual(['2 requests are waiting for your decision']);
  await app.models.refusedSubmissions.updateMany({}, { $set: { decidedAt: new Date(clock.time) } });
  expect(await after(25 * 60)).toEqual([]);
});

test('a name cannot break out of a message: no header, no markup', async () => {
  const house = await openWithStaff();
  await house.lead({ firstName: 'Eve\r\nBcc: all@example.com', lastName: '<script>alert(1)</script>' });
  await house.app.outbox.run();
  const news = house.smtp.got.find(({ to }) => to[0] === staff.staff)!;
  expect(news.text).not.toMatch(/^Bcc:/m);
  expect(house.smtp.got.flatMap(({ to }) => to)).not.toContain('all@example.com');
  const html = news.text.slice(news.text.indexOf('text/html'));
  expect(html).not.toContain('<script>');
});

test('the turn-down letter goes out as staff edited it, once it warns of the time limit; the edit stays', async () => {
  const house = await openWithStaff();
  const { app, smtp } = house;
  const clerk = await app.signInAs('intake');
  const id = await house.lead({ email: 'maria@example.com' });
  await app.outbox.run();
  const letter = async () => (await clerk.query('desk.letter', { id })).body.result.data;
  const send = async (text: string) => (await clerk.mutate('desk.sendLetter', { id, text })).status;
  expect(await send('Mind the statute of limitations.')).toBe(400);
  await clerk.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: 'Has another lawyer' });
  const { text, mailing } = await letter();
  expect(mailing).toBe('ready');
  const edited = `${text}\nP.S. Keep your records.`;
  expect((await clerk.mutate('desk.keepLetter', { id, text: edited })).status).toBe(200);
  expect((await letter()).text).toBe(edited);
  expect(await send('We are sorry.')).toBe(400);
  expect(await send(edited)).toBe(200);
  await app.outbox.run();
  const [mail] = smtp.got.filter(({ text }) => text.includes('Your request to Lantern Justice'));
  expect(mail).toMatchObject({ to: ['maria@example.com'] });
  expect(mail!.text).toContain('P.S. Keep your records.');
  expect((await letter()).sent).toMatchObject({ by: 'Sam Okafor', reason: 'Has another lawyer' });
  const timeline = (await clerk.query('clients.timeline', { id })).body.result.data;
  expect(timeline.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['letter', 'mail']),
  );
  const entries = JSON.stringify(await app.models.outbox.find().lean());
  expect(entries).not.toContain('Keep your records');
  // The first message assigns a lead that nobody has, as the first call does.
  const me = (await clerk.get('/api/auth/me')).body.id;
  expect((await clerk.get(`/api/clients/${id}`)).body.assignedTo).toBe(me);
  // Another reason has its own letter.
  await clerk.put(`/api/clients/${id}`, { statusReason: 'Too much time has passed' });
  expect((await letter()).text).not.toContain('Keep your records');
});

test('a letter is not sent where mail is off, nobody has an address, or the person asked us to stop', async () => {
  const house = await openWithStaff();
  const clerk = await house.app.signInAs('intake');
  const downed = async (person: object) => {
    const id = await house.lead(person);
    await clerk.put(`/api/clients/${id}`, { status: 'Turned down', statusReason: 'Has another lawyer' });
    return id;
  };
  const mailing = async (id: string) => (await clerk.query('desk.letter', { id })).body.result.data.mailing;
  const text = 'Mind the statute of limitations.';
  const stopped = await downed({ email: 'stop@example.com' });
  await clerk.mutate('contact.withdraw', { id: stopped, source: 'phone' });
  expect(await mailing(stopped)).toBe('refused');
  expect((await clerk.mutate('desk.sendLetter', { id: stopped, text })).status).toBe(400);
  // A lead that is turned down no longer before the letter goes out gets none.
  const undone = await downed({ email: 'undone@example.com' });
  await clerk.mutate('desk.sendLetter', { id: undone, text });
  await clerk.put(`/api/clients/${undone}`, { status: 'Qualified' });
  await house.app.outbox.run();
  expect(house.smtp.got.filter(({ text: sent }) => sent.includes('statute'))).toEqual([]);
});

test('a user gets one digest a day, from the hour that the firm chose, about leads assigned to them and tasks that are due', async () => {
  await using house = await openMail({ staffHour: 9, timeZone: 'UTC', at: Date.UTC(2026, 10, 22, 8) });
  const { app, clock, smtp } = house;
  const admin = await app.signInAsAdmin();
  const user = (await admin.post('/api/users', make.user({ role: 'intake' }))).body.id;
  const [own, other] = [await house.lead({ lastName: 'Given' }), await house.lead({ lastName: 'Other' })];
  await app.outbox.run();
  smtp.got.length = 0;
  const dueAt = new Date(clock.time + 6 * hour).toISOString();
  await admin.put(`/api/clients/${own}`, { assignedTo: user });
  await admin.mutate('desk.addTask', {
    id: other,
    task: { title: 'Call', dueAt, assignedTo: user },
  });
  const digests = async (hours: number) => {
    smtp.got.length = 0;
    for (let step = 0; step < hours; step++) {
      await dailyDigest(app);
      await app.outbox.run();
      clock.time += hour;
    }
    return smtp.got.map(({ to, text }) => [to[0], /^Subject: (.*)$/m.exec(text)?.[1]?.trim(), text]);
  };
  expect(await digests(1)).toEqual([]);
  const [first, ...more] = await digests(20);
  expect(first!.slice(0, 2)).toEqual(['sam.okafor@example.com', '1 due, 1 new']);
  expect(first![2]).toContain('Maria Given, AFFF');
  expect(first![2]).toContain('Maria Other, AFFF');
  expect(more).toEqual([]);
  await app.models.clients.updateMany({}, { $unset: { waitingSince: '', openTasks: '' } });
  expect(await digests(24)).toEqual([]);
});
