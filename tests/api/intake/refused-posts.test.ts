import { expect, test } from 'vitest';
import { day } from '../../../shared/durations';
import { caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

test('a refused post is kept so that staff read it and nobody else does', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, key, by } = await makeVendor(app, admin);
  await by.post('/api/clients', { ...make.client({ email: 'none' }), apiKey: key });
  await app.anyone.post('/api/clients', make.client({ lastName: '' }));
  const list = await admin.get('/api/intake/refused');
  expect([list.status, list.headers.get('x-total-count')]).toEqual([200, '2']);
  expect(list.body).toMatchObject([
    {
      vendorId: null,
      kind: 'rejected',
      reason: 'MISSING_FIELD',
      status: 400,
      reasons: [{ field: 'lastName' }],
    },
    { vendorId: id, kind: 'rejected', reason: 'INVALID_FIELD', status: 400, reasons: [{ field: 'email' }] },
  ]);
  expect(list.text).not.toContain('Maria');
  const { name } = (await admin.get(`/api/vendors/${id}`)).body;
  const { rows } = (await admin.query('refused.page', {})).body.result.data;
  expect(rows).toMatchObject([{ sender: '' }, { sender: name }]);
  const stored = JSON.stringify(await app.models.refusedSubmissions.find().lean());
  expect(stored).not.toContain('Maria');
  expect((await admin.get(`/api/intake/refused?vendorId=${id}`)).body).toHaveLength(1);
  expect((await admin.get('/api/intake/refused?reason=MISSING_FIELD')).body).toHaveLength(1);
  expect((await admin.get('/api/intake/refused?reason=CAP_REACHED')).body).toEqual([]);
  const read = await admin.get(`/api/intake/refused/${list.body[1].id}`);
  expect(read.body).toMatchObject({ isReadable: true, body: { firstName: 'Maria', email: 'none' } });
  expect(read.text).not.toContain(key);
  expect(JSON.stringify(app.logged)).not.toMatch(/Maria|Lopez|lk_/);
});

test('a corrected post is accepted as the vendor’s lead, once', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  await by.post('/api/clients', make.client({ email: 'none', externalId: 'A' }));
  const [post] = (await admin.get('/api/intake/refused')).body;
  const replay = (changes?: object) =>
    admin.post(`/api/intake/refused/${post.id}/replay`, changes ? { changes } : {});
  const wrong = await replay();
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, ['email']]);
  const answer = await replay({ email: 'maria@example.com' });
  expect([answer.status, answer.body]).toMatchObject([
    201,
    { outcome: 'accepted', email: 'maria@example.com' },
  ]);
  expect((await replay({ email: 'maria@example.com' })).status).toBe(409);
  expect(await app.models.clients.find().lean()).toMatchObject([
    { vendorId: id, source: 'vendor', externalId: 'A', email: 'maria@example.com' },
  ]);
  expect((await admin.get(`/api/intake/refused/${post.id}`)).body.leadId).toBe(answer.body.id);
});

test('nobody puts into a kept post what its sender did not agree to', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await app.anyone.post('/api/clients', make.client({ email: 'none' }));
  const [post] = (await admin.get('/api/intake/refused')).body;
  const replay = (changes: object) =>
    admin.post(`/api/intake/refused/${post.id}/replay`, { changes: { email: 'a@example.com', ...changes } });
  for (const changes of [{ contactConsent: true }, { consentText: 'I agree.' }, { consentVersion: 'x' }])
    expect((await replay(changes)).status).toBe(400);
  expect(await app.models.clients.countDocuments()).toBe(0);
  expect((await replay({})).status).toBe(201);
  expect(await app.models.clients.findOne().lean()).not.toHaveProperty('consent');
});

test('ten replays at once are one lead', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await app.anyone.post('/api/clients', make.client({ email: 'none' }));
  const [post] = (await admin.get('/api/intake/refused')).body;
  const changes = { email: 'maria@example.com' };
  await Promise.all(
    Array.from({ length: 10 }, () => admin.post(`/api/intake/refused/${post.id}/replay`, { changes })),
  );
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('a replay follows the current rules: one that still refuses refuses again', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { caseTypes: ['2'] });
  await by.post('/api/clients', make.client());
  const [post] = (await admin.get('/api/intake/refused')).body;
  const again = await admin.post(`/api/intake/refused/${post.id}/replay`, {});
  expect([again.status, again.body]).toMatchObject([
    422,
    { outcome: 'rejected', reasonCode: 'CASE_TYPE_CLOSED', retryable: false, test: false, id: null },
  ]);
  await admin.put(`/api/vendors/${id}`, { caseTypes: [] });
  expect((await admin.post(`/api/intake/refused/${post.id}/replay`, {})).status).toBe(201);
});

test('a body that is no JSON is kept as it came, and can be put aside', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await app.anyone.send('POST', '/api/clients', {
    body: '{"a":',
    headers: { 'Content-Type': 'application/json' },
  });
  const [post] = (await admin.get('/api/intake/refused')).body;
  const read = await admin.get(`/api/intake/refused/${post.id}`);
  expect(read.body).toMatchObject({ body: null, raw: '{"a":', reason: 'INVALID_FIELD' });
  expect((await admin.post(`/api/intake/refused/${post.id}/dismiss`, {})).status).toBe(204);
  expect((await admin.get(`/api/intake/refused/${post.id}`)).body.decidedAt).toMatch(/Z$/);
});

test('refused posts go after the days that staff set', async () => {
  let time = Date.UTC(2026, 10, 1);
  await using app = await startApp({ now: () => time });
  const admin = await app.signInAsAdmin();
  await app.anyone.post('/api/clients', {});
  await app.outbox.start();
  await app.outbox.run();
  expect((await admin.get('/api/intake/settings')).body).toEqual({ refusedDays: 30 });
  expect((await admin.put('/api/intake/settings', { refusedDays: 3 })).body).toEqual({ refusedDays: 3 });
  time += 2 * day;
  await app.outbox.run();
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(1);
  time += 2 * day;
  await app.outbox.run();
  expect(await app.models.refusedSubmissions.countDocuments()).toBe(0);
});

test('malformed bodies of every kind are refused plainly and kept, never a 5xx', async () => {
  await using app = await startApp();
  const { key } = await makeVendor(app, await app.signInAsAdmin());
  const values = [
    null,
    1,
    true,
    [],
    {},
    '',
    ' ',
    'x'.repeat(6000),
    '\ud800',
    { $gt: '' },
    ['a'],
    -0.5,
    '\u0000',
  ];
  const names = Object.keys(make.client());
  const bodies: unknown[] = [null, 1, [], '', 'text', [make.client()]];
  for (const name of names) for (const value of values) bodies.push({ ...make.client(), [name]: value });
  for (const headers of [{}, { 'X-Api-Key': key }]) {
    const by = caller(app.url, headers as Record<string, string>);
    for (const body of bodies) {
      const before = await app.models.refusedSubmissions.countDocuments();
      const { status } = await by.post('/api/clients', body);
      expect([body, status, status < 500]).toEqual([body, status, true]);
      const after = await app.models.refusedSubmissions.countDocuments();
      if (status >= 400) expect([body, after - before]).toEqual([body, 1]);
    }
  }
});
