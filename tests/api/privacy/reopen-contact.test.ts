import { expect, test } from 'vitest';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { byAll, byHand, contactAnswers } from '../../support/contact-answers';
import { sendWitnessed } from '../../support/graded';
import { make } from '../../support/make';
import { oldAdmin } from '../../support/old-admin';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

/** A Wednesday, noon in California. */
const noon = Date.parse('2026-11-18T20:00:00Z');
const minute = 60_000;

/** A lead whose person asked us to stop a minute ago. */
const openStopped = async (channel?: 'text') => {
  const clock = { time: noon };
  const app = await shared(() => clock.time);
  const admin = await app.signInAsAdmin();
  const id = await sendWitnessed(app);
  clock.time += minute;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'stop', ...(channel && { channel }) });
  clock.time += minute;
  const reopen = (different: object = {}) =>
    admin.post(`/api/clients/${id}/consent/reopen`, {
      words: 'She called and asked us to text her again',
      askedAt: new Date(clock.time).toISOString(),
      ...different,
    });
  return { app, admin, clock, id, reopen, ask: (of: string) => contactAnswers(admin, of) };
};

test('staff who write down how the person asked to be contacted again end the withdrawal, for that lead alone', async () => {
  const { app, admin, clock, id, reopen, ask } = await openStopped();
  const other = await sendWitnessed(app, { email: 'b@example.com', caseType: '2' });
  const { status, body } = await reopen();
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: 'reopening', clientId: id, enteredBy: expect.any(String) });
  expect(await ask(id)).toEqual(byHand);
  expect(await ask(other)).toEqual(byAll('WITHDRAWN'));
  const [entry] = (await admin.query('clients.timeline', { id })).body.result.data;
  expect(entry).toMatchObject({ action: 'reopen', note: 'She called and asked us to text her again' });
  const { rows } = (await admin.query('audit.page', { action: 'reopen' })).body.result.data;
  expect(rows).toMatchObject([{ entityId: id, note: '' }]);
  await app.consents.sealAll();
  const [entries, records, heads] = await Promise.all([
    app.models.ledger.find().lean(),
    app.models.consents.find().lean(),
    app.models.ledgerHeads.find().lean(),
  ]);
  expect(records.map(({ kind }) => kind)).toContain('reopening');
  expect(checkLedger({ entries, records: records as never, heads })).toEqual([]);
  // Still in the minute of the request.
  clock.time += 1000;
  await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'stop' });
  expect(await ask(id)).toEqual(byAll('WITHDRAWN'));
});

test('staff notes about an erased person are deleted with the rest, and their withdrawal stays in force', async () => {
  const { app, admin, id, reopen } = await openStopped();
  await reopen();
  const second = await oldAdmin(app);
  const answer = await admin.mutate('privacy.askErasure', {
    email: 'maria.lopez@example.com',
    leads: [id],
    refused: [],
    reason: 'Asked by letter',
  });
  expect(answer.status).toBe(200);
  await second.mutate('privacy.agreeToErasure', { id: answer.body.result.data.id });
  const remaining = await app.models.consents.find({ kind: { $nin: ['key', 'erasure'] } }).lean();
  expect(remaining.flatMap(({ record }) => record ?? [])).toEqual([]);
  expect(remaining.map(({ kind }) => kind).sort()).toEqual(['answer', 'reopening', 'withdrawal']);
  const { id: again } = (await app.anyone.post('/api/clients', make.client())).body;
  expect((await contactAnswers(admin, again)).call).toBe('WITHDRAWN');
});

test('a consent counts for the lead that took the consenting one in', async () => {
  const { app, admin, clock } = await openStopped();
  const person = { email: 'b@example.com', phoneNumber: '(415) 555-0177' };
  const agreed = await sendWitnessed(app, person);
  clock.time += minute;
  const plain = (await app.anyone.post('/api/clients', make.client({ ...person, caseType: '2' }))).body.id;
  expect((await contactAnswers(admin, plain)).text).toBe('NO_CONSENT');
  const merged = await admin.mutate('clients.merge', {
    into: { id: plain, version: 0 },
    from: { id: agreed, version: 0 },
    take: [],
  });
  expect(merged.status).toBe(200);
  await app.consents.sealAll();
  expect(await contactAnswers(admin, plain)).toEqual(byHand);
});

test('a person who asked for one channel again is contacted by that one alone', async () => {
  const { id, reopen, ask } = await openStopped();
  await reopen({ channel: 'call' });
  expect(await ask(id)).toEqual({ ...byAll('WITHDRAWN'), call: 'yes' });
});

test('a number added to the lead later stays blocked if its owner asked us to stop', async () => {
  const { app, admin, clock, id, reopen, ask } = await openStopped();
  await app.anyone.send('POST', '/stop-contacting-me', {
    body: new URLSearchParams({ phoneNumber: '(415) 555-0177' }),
  });
  clock.time += minute;
  await reopen();
  expect(await ask(id)).toEqual(byHand);
  await admin.put(`/api/clients/${id}`, { phoneNumber: '(415) 555-0177' });
  expect(await ask(id)).toEqual(byAll('WITHDRAWN'));
});

test('a person who asked us not to call, and then to call again, may be called', async () => {
  const { admin, clock, id, reopen, ask } = await openStopped('text');
  await admin.mutate('desk.work', { id, outcome: 'Asked not to be called' });
  expect((await ask(id)).call).toBe('WITHDRAWN');
  clock.time += minute;
  await reopen();
  expect(await ask(id)).toEqual(byHand);
});

test('a person who asked us not to call stays blocked when the number turns out wrong and right again', async () => {
  const { admin, id, ask } = await openStopped('text');
  for (const outcome of ['Asked not to be called', 'Wrong number', 'Reached'])
    expect((await admin.mutate('desk.work', { id, outcome })).status).toBe(200);
  expect((await ask(id)).call).toBe('WITHDRAWN');
});

test.each<[string, object, number]>([
  ['without words', { words: ' ' }, 400],
  ['without a moment', { askedAt: undefined }, 400],
  ['of the future', { askedAt: new Date(noon + 3 * minute).toISOString() }, 400],
  ['of before the withdrawal', { askedAt: new Date(noon).toISOString() }, 400],
])('a reopening %s is refused and ends nothing', async (_, different, expected) => {
  const { app, id, reopen, ask } = await openStopped();
  expect((await reopen(different)).status).toBe(expected);
  expect(await ask(id)).toEqual(byAll('WITHDRAWN'));
  expect(await app.models.consents.countDocuments({ kind: 'reopening' })).toBe(0);
});

test('only staff of the desk reopen, and only a lead that is there', async () => {
  const { app, admin, id, ask } = await openStopped();
  const input = { words: 'Asked', askedAt: new Date(noon + 2 * minute).toISOString() };
  const path = `/api/clients/${id}/consent/reopen`;
  expect((await app.anyone.post(path, input)).status).toBe(401);
  expect((await (await app.signInAsUser()).post(path, input)).status).toBe(403);
  expect((await admin.post(`/api/clients/${'f'.repeat(24)}/consent/reopen`, input)).status).toBe(404);
  expect(await ask(id)).toEqual(byAll('WITHDRAWN'));
});
