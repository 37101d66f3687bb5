import { expect, test } from 'vitest';
import { hour, minute } from '../../../shared/durations';
import { openMail } from '../../support/mail/open-mail';
import { make } from '../../support/make';
import { sendTexts } from '../../support/send-texts';
import { startApp } from '../../support/start-app';
import { openTexts } from '../../support/texts';

test('the receipt is the first answer only to a person who asked for an e-mail; others are answered by a call', async () => {
  await using house = await openMail();
  const { app, clock } = house;
  const written = await house.lead({ answerBy: 'email' });
  const called = await house.lead({ answerBy: 'call', email: 'b@example.com' });
  clock.time += minute;
  await app.outbox.run();
  const admin = await app.signInAsAdmin();
  const read = async (id: string) => (await admin.get(`/api/clients/${id}`)).body.firstAnswer;
  const at = new Date(clock.time).toISOString();
  expect(await read(written)).toEqual({ channel: 'email', at });
  expect(await read(called)).toBeUndefined();
  clock.time += minute;
  for (const id of [written, called]) await admin.mutate('desk.work', { id, outcome: 'Voicemail' });
  expect(await read(written)).toEqual({ channel: 'email', at });
  expect(await read(called)).toEqual({ channel: 'call', at: new Date(clock.time).toISOString() });
});

test('to a person who asked for a text, the confirming text is the first answer', async () => {
  await using house = await openTexts();
  const { app, admin, clock } = house;
  const [texted, other] = [
    await house.lead({ answerBy: 'text' }),
    await house.lead({ phoneNumber: '(415) 555-0177', email: 'b@example.com' }),
  ];
  await app.outbox.run();
  await sendTexts(app.texts);
  expect(house.sent()).toHaveLength(2);
  const read = async (id: string) => (await admin.get(`/api/clients/${id}`)).body.firstAnswer;
  expect(await read(texted)).toEqual({ channel: 'text', at: new Date(clock.time).toISOString() });
  expect(await read(other)).toBeUndefined();
});

test('the report has the medians to first answer and first conversation by hour and source, as a full count does', async () => {
  const clock = { time: Date.parse('2026-03-04T00:00:00Z') };
  await using app = await startApp({ now: () => clock.time });
  for (let index = 0; index < 12; index++) {
    clock.time = Date.parse('2026-03-04T09:00:00Z') + (index % 3) * hour;
    const clerk = await app.signInAs('intake');
    const person = make.client({ firstName: `Person ${index}` });
    if (index % 4 === 0) await clerk.mutate('clients.add', person);
    else await app.anyone.post('/api/clients', person);
    const lead = await app.models.clients.findOne({ 'keys.firstName': `person ${index}` }).lean();
    for (const outcome of index % 5 === 0 ? ['No answer'] : ['Voicemail', 'Reached']) {
      clock.time += (index + 1) * minute;
      await clerk.mutate('desk.work', { id: String(lead!._id), outcome });
    }
  }
  clock.time = Date.parse('2026-03-05T12:00:00Z');
  const admin = await app.signInAsAdmin();
  const ask = async () => (await admin.query('reports.firstAnswers', { days: 7 })).body.result.data;
  const report = await ask();

  const leads = await app.models.clients.find().lean();
  const median = (values: number[]) => {
    const sorted = values.toSorted((one, other) => one - other);
    const half = sorted.length / 2;
    if (sorted.length === 0) return null;
    return sorted.length % 2 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2;
  };
  const count = (some: typeof leads) => {
    const answers = some.map(
      ({ firstAnswer, createdAt }) => (Date.parse(firstAnswer!.at) - createdAt.getTime()) / minute,
    );
    const talks = some.flatMap(({ calls, createdAt }) => {
      const reached = calls!.find(({ outcome }) => outcome === 'Reached');
      return reached ? [(reached.at.getTime() - createdAt.getTime()) / minute] : [];
    });
    return {
      leads: some.length,
      answered: answers.length,
      answer: median(answers),
      reached: talks.length,
      conversation: median(talks),
    };
  };
  expect(leads).toHaveLength(12);
  expect(report.total).toEqual(count(leads));
  for (const source of ['website', 'staff'])
    expect(report.perSource).toContainEqual({
      key: source,
      ...count(leads.filter((lead) => lead.source === source)),
    });
  for (const [index, row] of report.perHour.entries())
    expect(row).toEqual({
      key: String(index),
      ...count(leads.filter(({ createdAt }) => createdAt.getUTCHours() === index)),
    });
  // A lead that waits still counts as one, and so does one of an earlier version, which has its first contact only.
  await app.anyone.post('/api/clients', make.client({ firstName: 'Waiting' }));
  await app.models.clients.updateMany(
    {},
    { $unset: { firstAnswer: '' }, $set: { updatedAt: new Date(clock.time) } },
  );
  expect((await ask()).total).toEqual({ ...report.total, leads: 13 });
});

test('pages that an earlier version stored without the first answers are counted again', async () => {
  const clock = { time: Date.parse('2026-03-04T09:00:00Z') };
  const dbName = `answers-${Math.random().toString(36).slice(2)}`;
  await using app = await startApp({ now: () => clock.time, dbName });
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  clock.time += minute;
  const clerk = await app.signInAs('intake');
  await clerk.mutate('desk.work', { id, outcome: 'Reached' });
  await app.arrivals.rebuild();
  await app.models.arrivalPages.collection.updateMany({}, { $unset: { 'columns.answeredAt': '' } } as never);
  await using again = await startApp({ now: () => clock.time, dbName });
  const admin = await again.signInAs('admin');
  const report = (await admin.query('reports.firstAnswers', { days: 1 })).body.result.data;
  expect(report.total).toMatchObject({ leads: 1, answer: 1, conversation: 1 });
});
