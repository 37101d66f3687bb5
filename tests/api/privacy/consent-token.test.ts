import { expect, test } from 'vitest';
import { hour, minute } from '../../../shared/durations';
import { builtForm, findToken, tokenAddress } from '../../support/built-form';
import { consented, findConsent } from '../../support/consented';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const start = Date.UTC(2026, 10, 23, 10);

/** A server whose clock the test moves. */
const startWithClock = async () => {
  const clock = { now: start };
  return { clock, app: await startApp({ now: () => clock.now }) };
};

const send = async (app: TestApp, different: object) => {
  const sent = await app.anyone.post('/api/clients', { ...consented(), ...different });
  expect(sent.status).toBe(201);
  const record = await findConsent(app.models, sent.body.id);
  return { id: sent.body.id as string, record: record! };
};

test('our form with its token is a witness: the server knows by its own clock when it was filled in', async () => {
  const { app, clock } = await startWithClock();
  await using _ = app;
  const token = await findToken(app);
  clock.now += minute;
  const { id, record } = await send(app, {
    ...token,
    shownAt: '2026-11-23T10:00:10.000Z',
    touchedAt: '2026-11-23T10:00:40.000Z',
  });
  expect(record).toMatchObject({
    evidence: 'witnessed',
    token: { issuedAt: '2026-11-23T10:00:00.000Z', receivedAt: '2026-11-23T10:01:00.000Z' },
    snapshot: builtForm.hash,
    shownAt: '2026-11-23T10:00:10.000Z',
    touchedAt: '2026-11-23T10:00:40.000Z',
  });
  expect(record).not.toHaveProperty('notPlausible');
  const lead = await app.models.clients.findById(id).lean();
  expect(JSON.stringify(lead)).not.toContain(token.consentToken);
});

test('times outside of what our clock says are left out of a witnessed record, and named', async () => {
  const { app, clock } = await startWithClock();
  await using _ = app;
  const token = await findToken(app);
  clock.now += minute;
  const { record } = await send(app, {
    ...token,
    shownAt: '2020-01-01T00:00:00Z',
    touchedAt: '2031-01-01T00:00:00Z',
  });
  expect(record).toMatchObject({ evidence: 'witnessed', notPlausible: ['shownAt', 'touchedAt'] });
  expect(record).not.toHaveProperty('shownAt');
  expect(record).not.toHaveProperty('touchedAt');
});

test('an answer that names our wording without a token is a claim, whatever times and pages it states', async () => {
  const app = await shared();
  const { record } = await send(app, {
    shownAt: '2020-01-01T00:00:00Z',
    pageUrl: 'https://elsewhere.example/',
  });
  expect(record).toMatchObject({ evidence: 'claimed', claimedBy: 'anonymous' });
  expect(record).not.toHaveProperty('token');
});

test('a token proves one answer: the next lead with it is accepted, as a claim', async () => {
  const app = await shared();
  const token = await findToken(app);
  const first = await send(app, token);
  const second = await send(app, { ...token, email: 'another@example.com' });
  expect(second.id).not.toBe(first.id);
  expect(first.record.evidence).toBe('witnessed');
  expect(second.record).toMatchObject({ evidence: 'claimed', tokenRefused: 'used' });
  expect(second.record).not.toHaveProperty('token');
  expect(second.record).not.toHaveProperty('snapshot');
  expect(await app.models.clients.countDocuments()).toBe(2);
});

test('if two leads arrive at once with one token, one is witnessed', async () => {
  const app = await shared();
  const token = await findToken(app);
  const both = await Promise.all(
    ['one@example.com', 'two@example.com'].map((email) => send(app, { ...token, email })),
  );
  expect(both.map(({ record }) => record.evidence).sort()).toEqual(['claimed', 'witnessed']);
});

test('the same lead sent again keeps its grade, also with another token', async () => {
  const app = await shared();
  const token = await findToken(app);
  const first = await send(app, token);
  const again = await send(app, { ...token, touchedAt: '2026-11-23T10:00:40.000Z' });
  const reloaded = await send(app, await findToken(app));
  expect([again.id, reloaded.id]).toEqual([first.id, first.id]);
  expect(reloaded.record).toMatchObject({ evidence: 'witnessed', id: first.record.id });
});

test('a token counts for 24 hours', async () => {
  const { app, clock } = await startWithClock();
  await using _ = app;
  const [early, late] = [await findToken(app), await findToken(app)];
  clock.now += 24 * hour;
  expect((await send(app, early)).record.evidence).toBe('witnessed');
  clock.now += 1;
  const { record } = await send(app, { ...late, email: 'late@example.com' });
  expect(record).toMatchObject({ evidence: 'claimed', tokenRefused: 'old' });
});

test('a token of another page, another host or another wording lowers the grade and loses no lead', async () => {
  const app = await shared();
  const strays = [
    { pageUrl: `${app.url}/services/afff-claims` },
    { pageUrl: 'https://elsewhere.example/contact' },
    { pageUrl: 'nowhere' },
    { pageUrl: undefined },
    { consentVersion: '2026-11-22-es' },
  ];
  for (const [at, stray] of strays.entries()) {
    const token = await findToken(app);
    const { record } = await send(app, { ...token, email: `stray${at}@example.com`, ...stray });
    expect(record).toMatchObject({ evidence: 'claimed', tokenRefused: 'elsewhere' });
  }
});

test.each(['', ' ', 'x', 'x'.repeat(5000), null, 7, { a: 1 }])(
  'a token that is none (%j) refuses no lead',
  async (consentToken) => {
    const app = await shared();
    const { record } = await send(app, { ...(await findToken(app)), consentToken });
    expect(record.evidence).toBe('claimed');
  },
);

test('a token is there for a form that we serve, and no other', async () => {
  const app = await shared();
  const ask = (query: object) => app.anyone.get(tokenAddress(query));
  expect((await ask({})).status).toBe(200);
  for (const stray of [{ page: '/about' }, { version: '2026-11-22-es' }, { build: 'pages-other' }])
    expect((await ask(stray)).status).toBe(404);
});

test("a vendor's key makes a claim of what came with a token, and its server is nobody's browser", async () => {
  const app = await shared();
  const { by } = await makeVendor(app, await app.signInAsAdmin());
  const sent = await by.send('POST', '/api/clients', {
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'vendor-robot/1' },
    body: JSON.stringify({
      ...consented(),
      ...(await findToken(app)),
      userAgent: 'Phone Browser',
      landingPageUrl: 'https://vendor.example/help',
      ip_address: '203.0.113.7',
    }),
  });
  expect(sent.status).toBe(201);
  const record = await findConsent(app.models, sent.body.id);
  const vendor = await app.models.vendors.findOne().lean();
  expect(record).toMatchObject({
    evidence: 'claimed',
    vendor: {
      name: vendor!.name,
      ip: '203.0.113.7',
      userAgent: 'Phone Browser',
      page: 'https://vendor.example/help',
    },
  });
  expect(record).not.toHaveProperty('userAgent');
  expect(record).not.toHaveProperty('token');
});

test('the form as it was served is there for everybody under its hash, and runs nothing', async () => {
  const app = await shared();
  const { record } = await send(app, await findToken(app));
  const shown = await fetch(`${app.url}/api/consent/snapshots/${record.snapshot}`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toBe(builtForm.html);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await app.anyone.get('/api/consent/snapshots/0000')).status).toBe(404);
});

test('a page of an earlier build that is still open gets the form that it shows', async () => {
  await using first = await startApp();
  const next = { ...builtForm, hash: 'f'.repeat(64), build: 'pages-next' };
  await using second = await startApp({ dbName: first.dbName, forms: [next] });
  expect((await send(second, await findToken(second))).record.snapshot).toBe(builtForm.hash);
});

test('a lead that says nothing of the question needs no token', async () => {
  const app = await shared();
  const { consentToken } = await findToken(app);
  const sent = await app.anyone.post('/api/clients', { ...make.client(), consentToken });
  expect(sent.status).toBe(201);
  expect(await findConsent(app.models, sent.body.id)).toBeUndefined();
});
