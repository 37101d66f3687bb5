import { expect, test } from 'vitest';
import { type Answer, caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const day = 24 * 60 * 60 * 1000;
const key = (value: string) => ({ 'Idempotency-Key': value });
const short = ({
  status,
  body,
}: {
  status: number;
  body: { outcome: string; reasonCode: string | null };
}) => [status, body.outcome, body.reasonCode];
const other = (name: string) => ({ email: `${name}@example.com`, phoneNumber: `x${name}` });

test('the same person with the same case type is a duplicate of the vendor for the days agreed on', async () => {
  let time = Date.UTC(2026, 10, 1);
  const app = await shared(() => time);
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const first = await by.post('/api/clients', make.client({ externalId: '1' }));
  const sameMail = make.client({
    email: 'MARIA.Lopez@example.com',
    phoneNumber: '212 555 0199',
    externalId: '2',
  });
  const samePhone = make.client({
    email: 'else@example.com',
    phoneNumber: '+1 415-555-0132',
    externalId: '3',
  });
  const repeat = await by.post('/api/clients', sameMail);
  expect(repeat.status).toBe(200);
  expect(repeat.body).toEqual({
    outcome: 'duplicate',
    id: first.body.id,
    externalId: '2',
    reasonCode: 'DUPLICATE',
    reasons: [{ field: 'email', message: 'You sent this person before, with the same case type.' }],
    retryable: false,
    test: false,
    requestId: repeat.headers.get('x-request-id'),
    receivedAt: new Date(time).toISOString(),
  });
  expect(short(await by.post('/api/clients', samePhone))).toEqual([200, 'duplicate', 'DUPLICATE']);
  expect(short(await by.post('/api/clients', { ...sameMail, caseType: '2' }))).toEqual([
    201,
    'accepted',
    null,
  ]);
  time += 29 * day;
  await app.outbox.run();
  expect(short(await by.post('/api/clients', sameMail))).toEqual([200, 'duplicate', 'DUPLICATE']);
  time += 2 * day;
  expect(short(await by.post('/api/clients', sameMail))).toEqual([201, 'accepted', null]);
  expect(await app.models.clients.countDocuments()).toBe(3);
  expect(await app.models.refusedSubmissions.countDocuments({ kind: 'duplicate' })).toBe(3);
});

test('40 equal posts at once are one lead, through two servers of one database as well', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { key: secret } = await makeVendor(app, admin);
  await using second = await startApp({ dbName: app.dbName });
  const by = [app, second].map(({ url }) => caller(url, { 'X-Api-Key': secret }));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => by[index % 2]!.post('/api/clients', make.client())),
  );
  const accepted = answers.filter(({ status }) => status === 201);
  const duplicates = answers.filter(({ status }) => status === 200);
  expect([accepted.length, duplicates.length]).toEqual([1, 39]);
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([accepted[0]!.body.id]));
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('another vendor and the website know nothing of a vendor’s leads', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const a = await makeVendor(app, admin, { name: 'A' });
  const b = await makeVendor(app, admin, { name: 'B' });
  const first = await a.by.post('/api/clients', make.client());
  const second = await b.by.post('/api/clients', make.client());
  const third = await app.anyone.post('/api/clients', make.client());
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(new Set([first, second, third].map(({ body }) => body.id)).size).toBe(3);
  expect(second.text).not.toContain(a.id);
  expect(short(await b.by.post('/api/clients', make.client(), key('k')))).toEqual([
    200,
    'duplicate',
    'DUPLICATE',
  ]);
  expect((await b.by.post('/api/clients', make.client())).body.id).toBe(second.body.id);
});

test('an Idempotency-Key belongs to its vendor; a repeat gets the first answer, another body 422', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const a = await makeVendor(app, admin, { name: 'A' });
  const b = await makeVendor(app, admin, { name: 'B' });
  const first = await a.by.post('/api/clients', make.client(), key('k'));
  const again = await a.by.post('/api/clients', make.client(), key('k'));
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  const clash = await a.by.post('/api/clients', make.client(other('x')), key('k'));
  expect(short(clash)).toEqual([422, 'rejected', 'INVALID_FIELD']);
  expect((await b.by.post('/api/clients', make.client(other('x')), key('k'))).status).toBe(201);
});

test('a repeat of what became no lead gets its first answer, too', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { by } = await makeVendor(app, admin, { caseTypes: ['1'] });
  await by.post('/api/clients', make.client());
  const posts = [
    [make.client(other('t')), { test: true }, 200],
    [make.client({ caseType: '2' }), {}, 422],
    [make.client(), {}, 200],
  ] as const;
  for (const [index, [lead, more, status]] of posts.entries()) {
    const first = await by.post('/api/clients', { ...lead, ...more }, key(`k${index}`));
    const again = await by.post('/api/clients', { ...lead, ...more }, key(`k${index}`));
    expect([first.status, again.status]).toEqual([status, status]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const changed = await by.post('/api/clients', { ...lead, ...more, lastName: 'Else' }, key(`k${index}`));
    expect(changed.status).toBe(422);
  }
});

test('a test is checked in full and is no lead, whether the vendor or the post asks for it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { mode: 'test' });
  const tested = await by.post('/api/clients', make.client({ externalId: 'A' }));
  expect([tested.status, tested.body]).toMatchObject([
    200,
    { outcome: 'accepted', test: true, firstName: 'Maria', externalId: 'A', reasonCode: null },
  ]);
  const wrong = await by.post('/api/clients', make.client({ email: 'none' }));
  expect([wrong.status, wrong.body.reasonCode, wrong.body.test]).toEqual([400, 'INVALID_FIELD', true]);
  await admin.put(`/api/vendors/${id}`, { mode: 'live' });
  const live = await by.post('/api/clients', { ...make.client(), test: true });
  expect([live.status, live.body.test]).toEqual([200, true]);
  expect(await app.models.clients.countDocuments()).toBe(0);
  expect((await by.post('/api/clients', make.client())).status).toBe(201);
});

test.each([
  ['a missing field', { firstName: undefined }, 400, 'MISSING_FIELD', 'firstName'],
  ['a blank field', { lastName: ' ' }, 400, 'MISSING_FIELD', 'lastName'],
  ['an invalid field', { email: 'none' }, 400, 'INVALID_FIELD', 'email'],
  ['a case type that was not agreed on', { caseType: '9' }, 422, 'CASE_TYPE_CLOSED', 'caseType'],
  ['a state that was not agreed on', { state: 'tx' }, 422, 'STATE_NOT_ACCEPTED', 'state'],
])('%s is told as a constant with its field', async (_, different, status, code, field) => {
  const app = await shared();
  const terms = { caseTypes: ['1'], states: ['California', 'NV'] };
  const { id, by } = await makeVendor(app, await app.signInAsAdmin(), terms);
  const { status: got, body } = await by.post('/api/clients', { ...make.client(), ...different });
  expect([got, body.outcome, body.reasonCode, body.retryable, body.id]).toEqual([
    status,
    'rejected',
    code,
    false,
    null,
  ]);
  expect(body.reasons[0].field).toBe(field);
  expect(body.message).toEqual(expect.any(String));
  expect(await app.models.refusedSubmissions.find().lean()).toMatchObject([
    { vendorId: id, reason: code, status },
  ]);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('a state that was agreed on is taken however it is written, and a missing one is flagged', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { states: ['California'] });
  expect((await by.post('/api/clients', make.client({ state: 'ca' }))).status).toBe(201);
  const without = await by.post('/api/clients', make.client({ ...other('x'), caseType: '2' }));
  expect([without.status, without.body.flags]).toEqual([201, undefined]);
  expect(await app.models.clients.findById(without.body.id).lean()).toMatchObject({
    flags: ['STATE_MISSING'],
  });
});

test.each([
  ['no JSON', '{', 'application/json', 400],
  ['another type', 'hello', 'text/plain', 415],
  ['too much', JSON.stringify({ additionalInfo: 'x'.repeat(110_000) }), 'application/json', 413],
])('%s is answered with the whole body that vendors read', async (_, body, type, status) => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const answer = await by.send('POST', '/api/clients', { body, headers: { 'Content-Type': type } });
  expect([answer.status, answer.body]).toMatchObject([
    status,
    {
      outcome: 'rejected',
      id: null,
      externalId: null,
      reasonCode: 'INVALID_FIELD',
      retryable: false,
      test: false,
    },
  ]);
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(1);
});

test('a database that is away is an error that may be tried again', async () => {
  await using app = await startApp();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  await app.connection.close();
  const away = await by.post('/api/clients', make.client());
  expect([away.status, away.body]).toMatchObject([
    503,
    { outcome: 'error', reasonCode: 'INTERNAL', retryable: true },
  ]);
  expect(away.headers.get('retry-after')).toBe('5');
});

test('a cap holds under simultaneous posts, and the answer says so', async () => {
  let time = Date.UTC(2026, 10, 1, 12);
  const app = await shared(() => time);
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { dailyCap: 10, monthlyCap: 15 });
  // On a busy machine a post may get a retry response; retry under the same key, as a vendor would.
  const send = async (name: string): Promise<Answer> => {
    const answer = await by.post('/api/clients', make.client(other(name)), key(name));
    return answer.status === 503 ? send(name) : answer;
  };
  const burst = (name: string) =>
    Promise.all(Array.from({ length: 40 }, (_, index) => send(`${name}${index}`)));
  const count = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201).length;
  const today = await burst('a');
  expect(count(today)).toBe(10);
  expect(new Set(today.filter(({ status }) => status !== 201).map((one) => String(short(one))))).toEqual(
    new Set(['422,rejected,CAP_REACHED']),
  );
  time += day;
  expect(count(await burst('b'))).toBe(5);
  time += 30 * day;
  expect(count(await burst('c'))).toBe(10);
  expect(await app.models.clients.countDocuments()).toBe(25);
});

test('a duplicate does not count toward a cap, and is reported as a duplicate when the cap is full', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { dailyCap: 2 });
  await by.post('/api/clients', make.client());
  expect(short(await by.post('/api/clients', make.client()))).toEqual([200, 'duplicate', 'DUPLICATE']);
  expect((await by.post('/api/clients', make.client(other('x')))).status).toBe(201);
  expect(short(await by.post('/api/clients', make.client()))).toEqual([200, 'duplicate', 'DUPLICATE']);
  expect(short(await by.post('/api/clients', make.client(other('y'))))).toEqual([
    422,
    'rejected',
    'CAP_REACHED',
  ]);
});

test('a cap for one case type or state leaves the others free', async () => {
  const app = await shared();
  const caps = [
    { per: 'day' as const, most: 1, caseType: '1' },
    { per: 'month' as const, most: 1, state: 'Texas' },
  ];
  const { by } = await makeVendor(app, await app.signInAsAdmin(), { caps });
  const send = async (name: string, more: object) =>
    (await by.post('/api/clients', { ...make.client(other(name)), ...more })).status;
  expect([
    await send('a', { caseType: '1' }),
    await send('b', { caseType: '1' }),
    await send('c', { caseType: '2', state: 'TX' }),
    await send('d', { caseType: '3', state: 'texas' }),
    await send('e', { caseType: '3', state: 'CA' }),
  ]).toEqual([201, 422, 201, 422, 201]);
});

test('a form with a key is taken like JSON', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const body = new URLSearchParams({
    ...make.client(),
    price: '12.5',
    answers: '{"firefighter":true}',
  } as never);
  const sent = await by.send('POST', '/api/clients', { body });
  expect([sent.status, sent.body]).toMatchObject([201, { price: 12.5, answers: { firefighter: true } }]);
});
