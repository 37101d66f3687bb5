import { expect, test } from 'vitest';
import formCases from '../../fixtures/field-cases/form/f-cases.json' with { type: 'json' };
import { findToken } from '../../support/built-form';
import { caller } from '../../support/caller';
import { consented, findConsent } from '../../support/consented';
import { contactAnswers } from '../../support/contact-answers';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const day = 24 * 60 * 60 * 1000;
const list = async (app: TestApp, query = '') =>
  (await (await app.signInAsAdmin()).get(`/api/intake/refused${query}`)).body;

test('a form that was filled in within a second is held, and its sender sees the normal answer', async () => {
  const app = await shared();
  const plain = await app.anyone.post('/api/clients', make.client({ email: 'b@example.com' }));
  const held = await app.anyone.post('/api/clients', { ...make.client(), filledIn: 640 });
  expect(held.status).toBe(201);
  expect(Object.keys(held.body).sort()).toEqual(Object.keys(plain.body).sort());
  expect(held.body).toMatchObject({ firstName: 'Maria', outcome: 'accepted', status: 'New' });
  expect(await app.models.clients.countDocuments()).toBe(1);
  expect(await list(app)).toMatchObject([{ id: held.body.id, kind: 'quarantined', reason: 'TOO_FAST' }]);
  expect(JSON.stringify(await app.models.refusedSubmissions.find().lean())).not.toContain('Maria');
});

test('a person who takes their time, or a caller who says nothing of it, is a lead', async () => {
  const app = await shared();
  for (const [index, more] of [{ filledIn: 1000 }, { filledIn: 'x' }, {}].entries())
    await app.anyone.post('/api/clients', { ...make.client({ email: `${index}@example.com` }), ...more });
  expect(await app.models.clients.countDocuments()).toBe(3);
  expect(JSON.stringify(await app.models.clients.find().lean())).not.toContain('filledIn');
});

test('a visitor whose password manager filled in a field that the page no longer has is a lead', async () => {
  const app = await shared();
  const homepage = formCases['f03 field homepage'];
  const sent = await app.anyone.post('/api/clients', { ...make.client(), homepage, filledIn: 20_000 });
  expect(sent.status).toBe(201);
  const admin = await app.signInAsAdmin();
  expect((await admin.get(`/api/clients/${sent.body.id}`)).body).toMatchObject({ firstName: 'Maria' });
  expect(await list(app)).toEqual([]);
});

test('a clerk sees how many requests are held, accepts one with what it was promised, and discards another', async () => {
  const app = await shared();
  const clerk = await app.signInAs('intake');
  const hold = async (email: string) =>
    (await app.anyone.post('/api/clients', { ...make.client({ email }), filledIn: 10 })).body;
  const [person, robot] = [await hold('a@example.com'), await hold('b@example.com')];
  const held = async () => (await clerk.query('refused.held', {})).body.result.data;
  expect(await held()).toMatchObject({ total: 2, rows: [{ id: robot.id }, { id: person.id }] });
  const shown = await clerk.query('refused.get', { id: person.id });
  expect(shown.body.result.data.body).toMatchObject({ email: 'a@example.com' });
  expect((await clerk.mutate('refused.replay', { id: person.id })).status).toBe(200);
  expect((await clerk.mutate('refused.dismiss', { id: robot.id })).status).toBe(200);
  expect(await held()).toEqual({ total: 0, rows: [] });
  const lead = await app.models.clients.findById(person.id).lean();
  expect(lead!.callBy?.toISOString()).toBe(person.callBy);
});

test('a clerk neither reads nor takes in what a vendor sent', async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  await by.post('/api/clients', make.client({ email: 'none' }));
  const [{ id }] = await list(app);
  const clerk = await app.signInAs('intake');
  expect((await clerk.query('refused.held', {})).body.result.data.total).toBe(0);
  expect((await clerk.query('refused.get', { id })).status).toBe(404);
  for (const act of ['refused.replay', 'refused.dismiss'])
    expect((await clerk.mutate(act, { id })).status).toBe(404);
});

test('a repeat of what is held gets its first answer, with and without an Idempotency-Key', async () => {
  const app = await shared();
  const body = { ...make.client(), filledIn: 10 };
  const key = { 'Idempotency-Key': 'k' };
  for (const headers of [{}, key]) {
    const first = await app.anyone.post('/api/clients', body, headers);
    const again = await app.anyone.post('/api/clients', body, headers);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  }
  const clash = await app.anyone.post('/api/clients', { ...body, lastName: 'Else' }, key);
  expect(clash.status).toBe(422);
});

test('the same text from many addresses is held from the eleventh on, a short one never', async () => {
  await using app = await startApp({ trustProxy: 1 });
  const send = (index: number, additionalInfo: string) =>
    caller(app.url, { 'X-Forwarded-For': `203.0.113.${index}` }).post(
      '/api/clients',
      make.client({ email: `${index}@example.com`, phoneNumber: String(index), additionalInfo }),
    );
  for (let index = 1; index <= 12; index++) {
    const text = `Best  ${index % 2 ? 'PRICES' : 'prices'} for your website, write to us today`;
    expect((await send(index, text)).status).toBe(201);
    expect((await send(index + 100, 'Please call me')).status).toBe(201);
  }
  expect(await list(app, '?kind=quarantined')).toMatchObject([
    { reason: 'SAME_TEXT' },
    { reason: 'SAME_TEXT' },
  ]);
  expect(await app.models.clients.countDocuments()).toBe(22);
});

test('staff take what is held: it is the lead that was answered, from when it came, and one however often', async () => {
  let time = Date.UTC(2026, 10, 1);
  const app = await shared(() => time);
  const held = await app.anyone.post('/api/clients', { ...make.client(), filledIn: 10 });
  time += 5 * 60 * 1000;
  const admin = await app.signInAsAdmin();
  const take = () => admin.post(`/api/intake/refused/${held.body.id}/replay`, {});
  const answers = await Promise.all(Array.from({ length: 5 }, take));
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect(await app.models.clients.find().lean()).toMatchObject([
    { createdAt: new Date(time - 5 * 60 * 1000), source: 'website', firstName: 'Maria' },
  ]);
  expect((await admin.get(`/api/clients/${held.body.id}`)).body).toMatchObject({ firstName: 'Maria' });
  expect((await take()).status).toBe(409);
});

test('a held person agreed to what they sent: a number changed by staff permits no text', async () => {
  // A Wednesday, noon in California.
  const app = await shared(() => Date.parse('2026-11-18T20:00:00Z'));
  const admin = await app.signInAsAdmin();
  const hold = async (different: object) => {
    const lead = { ...consented(await findToken(app)), filledIn: 10, ...different };
    return (await app.anyone.post('/api/clients', lead)).body.id as string;
  };
  const take = (id: string, changes: object) => admin.post(`/api/intake/refused/${id}/replay`, { changes });
  const [asSent, changed] = [await hold({}), await hold({ email: 'b@example.com' })];
  expect((await take(asSent, { lastName: 'Lopes' })).status).toBe(201);
  expect((await take(changed, { phoneNumber: '(415) 555-0177' })).status).toBe(201);
  expect((await contactAnswers(admin, asSent)).text).toBe('yes');
  expect((await contactAnswers(admin, changed)).text).toBe('NO_CONSENT');
  expect((await findConsent(app.models, changed))!.person.phoneNumber).toBe(make.client().phoneNumber);
});

test('a token that was used already proves nothing for what was held with it, however late staff take it', async () => {
  let time = Date.UTC(2026, 10, 1);
  const app = await shared(() => time);
  const token = await findToken(app);
  const send = async (different: object) =>
    (await app.anyone.post('/api/clients', { ...consented(token), ...different })).body.id as string;
  const [used, held] = [await send({}), await send({ email: 'b@example.com', filledIn: 10 })];
  time += 25 * 60 * 60 * 1000;
  const admin = await app.signInAsAdmin();
  expect((await admin.post(`/api/intake/refused/${held}/replay`, {})).status).toBe(201);
  expect((await findConsent(app.models, used))!.evidence).toBe('witnessed');
  expect(await findConsent(app.models, held)).toMatchObject({ evidence: 'claimed', tokenRefused: 'old' });
});

test('a held post waits for staff without limit, and is deleted after they drop it', async () => {
  let time = Date.UTC(2026, 10, 1);
  await using app = await startApp({ now: () => time });
  const { id } = (await app.anyone.post('/api/clients', { ...make.client(), filledIn: 10 })).body;
  await app.outbox.start();
  time += 60 * day;
  await app.outbox.run();
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(1);
  const admin = await app.signInAsAdmin();
  expect((await admin.post(`/api/intake/refused/${id}/dismiss`, {})).status).toBe(204);
  time += 1 * day;
  await app.outbox.run();
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(0);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('if there is no room to hold it, a post becomes a lead with a flag', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await app.anyone.post('/api/clients', { ...make.client(), filledIn: 10 });
  // After more than a minute, the bytes are counted again.
  await app.models.refusedSubmissions.updateMany({}, { $set: { bytes: 20_000_000 } });
  await using other = await startApp();
  await other.models.refusedSubmissions.collection.insertMany(
    (await app.models.refusedSubmissions.find().lean()) as never[],
  );
  const sent = await other.anyone.post('/api/clients', {
    ...make.client({ email: 'else@example.com' }),
    filledIn: 10,
  });
  expect(sent.status).toBe(201);
  expect(await other.models.clients.findById(sent.body.id).lean()).toMatchObject({
    flags: ['LOOKS_LIKE_ROBOT:TOO_FAST'],
  });
  expect((await admin.get('/api/clients')).body).toEqual([]);
});

test('200 equal posts at once that look like a robot’s are all answered, and no lead', async () => {
  const app = await shared();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.anyone.post('/api/clients', { ...make.client(), filledIn: 10 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const storedIds = new Set(
    (await app.models.refusedSubmissions.find().lean()).map(({ _id }) => String(_id)),
  );
  expect(answers.filter(({ body }) => !storedIds.has(body.id))).toEqual([]);
  expect(await app.models.clients.countDocuments()).toBe(0);
});

test('a post accepted by a server that died before it answered is the same lead when accepted a day later', async () => {
  let time = Date.UTC(2026, 10, 1);
  const app = await shared(() => time);
  const { id } = (await app.anyone.post('/api/clients', { ...make.client(), filledIn: 10 })).body;
  const first = await (await app.signInAsAdmin()).post(`/api/intake/refused/${id}/replay`, {});
  await app.models.refusedSubmissions.updateOne({ _id: id }, { $unset: { leadId: '', decidedAt: '' } });
  time += 25 * 60 * 60 * 1000;
  const admin = await app.signInAsAdmin();
  const again = await admin.post(`/api/intake/refused/${id}/replay`, {});
  expect([again.status, again.body.id]).toEqual([first.status, id]);
  expect(await app.models.clients.countDocuments()).toBe(1);
  expect((await admin.post(`/api/intake/refused/${id}/replay`, {})).status).toBe(409);
});
