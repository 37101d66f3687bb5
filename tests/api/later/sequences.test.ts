import { expect, test } from 'vitest';
import { hour } from '../../../shared/durations';
import { make } from '../../support/make';
import { shareTexts } from '../../support/share-house';
import { openTexts } from '../../support/texts';

const openShared = shareTexts();

test('a sequence is data with a version; a change that comes too late is refused', async () => {
  const house = await openShared();
  const { admin, app } = house;
  const created = await admin.post('/api/sequences', make.sequence({ caseTypes: ['1'], language: 'en' }));
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ version: 1, on: false, caseTypes: ['1'], language: 'en' });
  expect(created.body.steps).toHaveLength(3);
  const { id } = created.body;
  const changed = await admin.put(`/api/sequences/${id}`, { language: null, name: 'Again', version: 1 });
  expect(changed.body).toMatchObject({ name: 'Again', version: 2 });
  expect(changed.body.language).toBeUndefined();
  expect((await admin.put(`/api/sequences/${id}`, { name: 'Late', version: 1 })).status).toBe(409);
  expect((await admin.get('/api/sequences')).body).toContainEqual({ ...changed.body, people: 0 });
  expect(await app.models.audit.countDocuments({ entity: 'sequence', entityId: id })).toBe(2);
  const clerk = await app.signInAs('intake');
  expect((await clerk.get('/api/sequences')).status).toBe(403);
  expect((await clerk.put(`/api/sequences/${id}`, { on: true })).status).toBe(403);
});

test.each([
  ['a text', { channel: 'text', text: 'See https://bit.ly/claims' }],
  ['an e-mail', { channel: 'email', subject: 'Your request', text: 'See www.example.net/claims.' }],
])('%s of a sequence has no link to another site', async (_, step) => {
  const house = await openShared();
  const { admin } = house;
  const steps = [{ wait: 'PT1H', ...step }];
  const post = (different: object) => admin.post('/api/sequences', { ...make.sequence(), ...different });
  const own = [{ ...steps[0]!, text: 'See https://lantern.example/claims' }];
  const { status, body } = await post({ steps: own });
  expect(status).toBe(201);
  expect((await post({ steps })).status).toBe(400);
  expect((await admin.put(`/api/sequences/${body.id}`, { steps })).status).toBe(400);
});

test('a preview says who would get what, when and in which words, and sends nothing', async () => {
  const house = await openShared();
  const { admin, app, clock } = house;
  const lead = await house.lead();
  await house.lead({ email: 'b@example.com', phoneNumber: '(415) 555-0133', firstName: 'Ana' });
  await admin.mutate('desk.work', { id: lead, outcome: 'No answer' });
  const { id } = (await admin.post('/api/sequences', make.sequence())).body;
  const { status, body } = await admin.post(`/api/sequences/${id}/preview`, {});
  expect(status).toBe(200);
  // Nobody has confirmed the number, so the text would not go out.
  expect(body).toEqual([
    {
      clientId: lead,
      at: new Date(clock.time + 26 * hour).toISOString(),
      channel: 'email',
      subject: 'Your request',
      text: 'Hello Maria,',
    },
    {
      clientId: lead,
      at: new Date(clock.time + 50 * hour).toISOString(),
      channel: 'task',
      text: 'Call again',
    },
  ]);
  expect(await app.models.messages.countDocuments()).toBe(0);
  clock.time += 30 * hour;
  const again = await app.signInAsAdmin();
  await again.mutate('desk.work', { id: lead, outcome: 'Reached' });
  expect((await again.post(`/api/sequences/${id}/preview`, {})).body).toEqual([]);
});

test('nobody gets a step whose subject or channel is not that of the preview', async () => {
  const house = await openShared();
  const { admin, app } = house;
  const id = await house.lead();
  await admin.mutate('desk.work', { id, outcome: 'No answer' });
  const steps = [{ wait: 'PT1H', channel: 'email' as const, subject: 'Your request', text: 'Hello' }];
  const { id: sequence } = (await admin.post('/api/sequences', make.sequence({ steps }))).body;
  const [{ at: _, ...shown }] = (await admin.post(`/api/sequences/${sequence}/preview`, {})).body;
  for (const changed of [
    { ...shown, subject: 'Your case' },
    { clientId: id, text: shown.text, channel: 'task' },
  ]) {
    const { body } = await admin.put(`/api/sequences/${sequence}`, { on: true, people: [changed] });
    expect(body.leftOut).toEqual([{ clientId: id, why: 'other-words' }]);
  }
  expect(await app.models.sequenceRuns.countDocuments()).toBe(0);
  const { body } = await admin.put(`/api/sequences/${sequence}`, { on: true, people: [shown] });
  expect(body.started).toEqual([id]);
});

test('switching on is for the people of the list alone, without those who were stopped since', async () => {
  // An app of its own: it collects at once what the leads did, before the sequence is on.
  await using house = await openTexts();
  const { admin, app, clock } = house;
  const leads = await Promise.all(
    [1, 2, 3, 4].map((n) => house.lead({ email: `${n}@example.com`, phoneNumber: `(415) 555-014${n}` })),
  );
  const [going, stopped, renamed, unlisted] = leads as [string, string, string, string];
  for (const id of leads) await admin.mutate('desk.work', { id, outcome: 'No answer' });
  const { id } = (await admin.post('/api/sequences', make.sequence())).body;
  const { body } = await admin.post(`/api/sequences/${id}/preview`, {});
  const people = [going, stopped, renamed].map((clientId) => {
    const { at: _, ...message } = body.find((one: { clientId: string }) => one.clientId === clientId);
    return message;
  });
  clock.time += hour;
  await admin.mutate('desk.work', { id: stopped, outcome: 'Reached' });
  const lead = (await admin.get(`/api/clients/${renamed}`)).body;
  await admin.put(`/api/clients/${renamed}`, { ...lead, firstName: 'Ana' });
  const stranger = await house.lead({ email: 's@example.com', phoneNumber: '(415) 555-0199' });
  const answer = await admin.put(`/api/sequences/${id}`, {
    on: true,
    people: [...people, { clientId: stranger, channel: 'text', text: 'Hi' }],
  });
  expect(answer.body).toMatchObject({
    on: true,
    started: [going],
    leftOut: [
      { clientId: stopped, why: 'reached' },
      { clientId: renamed, why: 'other-words' },
      { clientId: stranger, why: 'no-event' },
    ],
  });
  await app.outbox.run();
  const runs = await app.models.sequenceRuns.find().lean();
  expect(runs.map((run) => run.lead)).toEqual([going]);
  expect(runs[0]!.startedAt.getTime()).toBe(clock.time);
  const again = await admin.put(`/api/sequences/${id}`, { on: true, people: people.slice(0, 1) });
  expect(again.body.leftOut).toEqual([{ clientId: going, why: 'had-it' }]);
  expect((await admin.query('sequences.runs', { id })).body.result.data).toMatchObject([
    { clientId: going, step: 0 },
  ]);
  const run = String(runs[0]!._id);
  expect((await admin.mutate('sequences.endRun', { id: run })).status).toBe(200);
  expect((await admin.mutate('sequences.endRun', { id: run })).status).toBe(409);
  expect((await admin.query('sequences.runs', { id })).body.result.data).toEqual([]);
  expect((await admin.query('sequences.figures', { id })).body.result.data).toMatchObject([
    { step: 0, taken: 0, stopped: { 'by-hand': 1 } },
  ]);
  expect(unlisted).toBeTruthy();
});
