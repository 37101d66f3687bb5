import { expect, test } from 'vitest';
import { removeExpired } from '../../../server/intake/claims/idempotency-claims';
import { firm } from '../../support/browser/firm';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

const person = (name: string, more: Record<string, string> = {}) => ({
  firstName: name,
  lastName: 'Lopez',
  email: `${name}@example.com`,
  phoneNumber: `+1415${2_000_000 + (Number.parseInt(name, 36) % 7_000_000)}`,
  caseType: 'AFFF',
  ...more,
});

test('a dry run names each problem by row and takes nothing in', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/clients', { ...person('a'), caseType: '1' });
  const rows = [
    person('a'),
    person('b', { email: 'none' }),
    person('c', { caseType: 'Nothing' }),
    person('d'),
  ];
  const checked = await admin.post('/api/imports/check', { first: 2, rows });
  expect([checked.status, checked.body.problems]).toEqual([
    200,
    [
      { row: 2, field: 'email', message: expect.stringContaining('marked as a duplicate'), refuses: false },
      { row: 3, field: 'email', message: 'Invalid email address', refuses: true },
      { row: 4, field: 'caseType', message: 'There is no case type with this name.', refuses: true },
    ],
  ]);
  expect(await app.models.clients.countDocuments()).toBe(1);
});

test('rows become leads of the import, once even if sent repeatedly, and nobody gets a message', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.mutate('webhooks.create', {
    name: 'x',
    url: 'https://receiver.example.com',
    events: ['lead.created', 'lead.deleted'],
    fields: [],
  });
  await app.interest.look();
  const begun = await admin.post('/api/imports', {
    ...{ name: 'old.csv', total: 4 },
    values: [{ field: 'caseType', from: 'Foam', to: '1' }],
  });
  const { id } = begun.body;
  expect([begun.status, begun.body]).toMatchObject([201, { name: 'old.csv', total: 4, state: 'running' }]);
  const rows = [
    person('a', { campaign: 'old' }),
    person('b', { email: 'none' }),
    person('c'),
    person('d', { email: '' }),
  ];
  const twice = await Promise.all(
    [1, 2].map(() => admin.post(`/api/imports/${id}/rows`, { first: 2, rows })),
  );
  for (const { status, body } of twice)
    expect([status, body]).toEqual([
      200,
      { taken: 3, problems: [{ row: 3, field: 'email', message: 'Invalid email address', refuses: true }] },
    ]);
  const leads = await app.models.clients.find().sort({ firstName: 1 }).lean();
  // As on the phone, a lead can do without an e-mail address.
  expect(leads.at(-1)).toMatchObject({ firstName: 'd', email: '' });
  expect(leads.map(({ source, caseType, importId, outbox }) => [source, caseType, importId, outbox])).toEqual(
    [
      ['import', '1', id, undefined],
      ['import', '1', id, undefined],
      ['import', '1', id, undefined],
    ],
  );
  expect((await admin.post(`/api/imports/${id}/finish`, {})).status).toBe(204);
  expect((await admin.post(`/api/imports/${id}/rows`, { first: 2, rows })).status).toBe(409);
  expect((await admin.get('/api/imports')).body).toMatchObject([
    { id, state: 'done', leads: 3, values: [{ from: 'Foam' }] },
  ]);
  expect(await app.models.audit.countDocuments({ entity: 'import' })).toBe(1);
  expect(await app.models.audit.countDocuments({ entity: 'client' })).toBe(0);
});

test('a time without a zone is the firm’s, and a number that nobody can call is named', async () => {
  await using app = await startApp({ firm: async () => ({ ...firm, timeZone: 'America/New_York' }) });
  const admin = await app.signInAsAdmin();
  const rows = [
    person('a', { arrivedAt: '4/30/2026', consentAt: '2026-11-02 09:30', phoneNumber: 'n/a', zip: '2134' }),
    person('b', { phoneNumber: '4.15556E+09' }),
  ];
  const problems = [
    { row: 2, field: 'phoneNumber', message: expect.stringContaining('area code'), refuses: false },
    { row: 3, field: 'phoneNumber', message: expect.stringContaining('spreadsheet'), refuses: true },
  ];
  const checked = await admin.post('/api/imports/check', { first: 2, rows });
  expect(checked.body.problems).toEqual(problems);
  const { id } = (await admin.post('/api/imports', { name: 'old.csv', total: 2 })).body;
  const { body } = await admin.post(`/api/imports/${id}/rows`, { first: 2, rows });
  expect(body).toEqual({ taken: 1, problems });
  expect(await app.models.clients.find().lean()).toMatchObject([
    { createdAt: new Date('2026-04-30T04:00:00Z'), consentAt: '2026-11-02T14:30:00.000Z', zip: '02134' },
  ]);
});

test('an import sets status and arrival, affects no queue and no report, and applies once even if repeated late', async () => {
  let time = Date.UTC(2026, 10, 22, 12);
  const app = await shared(() => time);
  const admin = await app.signInAsAdmin();
  const rows = [
    person('a', { status: 'contacted', arrivedAt: '11/10/2026 09:30' }),
    person('b', { status: '', arrivedAt: '2026-11-12' }),
    person('c', { status: 'Gone', arrivedAt: '2026-11-12' }),
    person('d', { arrivedAt: '2027-01-01' }),
  ];
  const problems = [
    { row: 4, field: 'status', message: expect.stringContaining('New, Contacted'), refuses: true },
    { row: 5, field: 'arrivedAt', message: expect.stringContaining('from 2000 until today'), refuses: true },
  ];
  const checked = await admin.post('/api/imports/check', { first: 2, rows });
  expect(checked.body.problems).toEqual(problems);

  const { id } = (await admin.post('/api/imports', { name: 'old.csv', total: 4 })).body;
  const send = () => admin.post(`/api/imports/${id}/rows`, { first: 2, rows });
  expect((await send()).body).toEqual({ taken: 2, problems });
  time += 60 * 60 * 1000;
  await removeExpired({ models: app.models, now: () => time });
  expect((await send()).body).toEqual({ taken: 2, problems });
  const leads = await app.models.clients.find().sort({ firstName: 1 }).lean();
  const importedAt = new Date(Date.UTC(2026, 10, 22, 12));
  expect(
    leads.map(({ firstName, status, createdAt, waitingSince }) => [
      firstName,
      status,
      createdAt,
      waitingSince,
    ]),
  ).toEqual([
    ['a', 'Contacted', new Date('2026-11-10T09:30:00Z'), undefined],
    ['b', 'New', new Date('2026-11-12T00:00:00Z'), importedAt],
  ]);
  const report = await admin.query('reports.firstContact', { days: 30, timeZone: 'UTC' });
  expect([report.status, report.body.result.data.total.leads]).toEqual([200, 0]);
  expect((await admin.post(`/api/imports/${id}/undo`, {})).body).toEqual({ undone: 2, left: 0, kept: 0 });
});

test('undoing an import keeps leads that someone worked on, and a deleted one can be restored', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/imports', { name: 'old.csv', total: 3 })).body;
  await admin.post(`/api/imports/${id}/rows`, {
    first: 2,
    rows: ['a', 'b', 'c'].map((name) => person(name)),
  });
  const [first, second] = await app.models.clients.find().sort({ firstName: 1 }).lean();
  await admin.put(`/api/clients/${first!._id}`, { status: 'Contacted' });
  await admin.mutate('clients.addNote', { id: String(second!._id), note: 'Called back' });
  const undone = await admin.post(`/api/imports/${id}/undo`, {});
  expect([undone.status, undone.body]).toEqual([200, { undone: 1, left: 0, kept: 2 }]);
  expect((await admin.post(`/api/imports/${id}/undo`, {})).body).toEqual({ undone: 0, left: 0, kept: 2 });
  expect((await admin.get('/api/clients')).body.map((lead: { firstName: string }) => lead.firstName)).toEqual(
    ['b', 'a'],
  );
  const { body } = await admin.query('clients.deleted', { page: 1, limit: 25 });
  expect(body.result.data.rows).toMatchObject([{ firstName: 'c' }]);
  expect((await admin.mutate('clients.restore', { id: body.result.data.rows[0].id })).status).toBe(200);
  expect((await admin.get('/api/imports')).body).toMatchObject([{ state: 'undone', leads: 3 }]);
});

test('three thousand rows come in, each once', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const count = 3000;
  const { id } = (await admin.post('/api/imports', { name: 'big.csv', total: count })).body;
  for (let first = 1; first <= count; first += 300) {
    const rows = Array.from({ length: 300 }, (_, at) => person(`p${first + at}`));
    expect((await admin.post(`/api/imports/${id}/rows`, { first, rows })).body.taken).toBe(300);
  }
  expect(await app.models.clients.countDocuments()).toBe(count);
});

test('only an administrator imports', async () => {
  const app = await shared();
  const intake = await app.signInAs('intake');
  for (const caller of [intake, app.anyone]) {
    const status = caller === intake ? 403 : 401;
    expect((await caller.get('/api/imports')).status).toBe(status);
    expect((await caller.post('/api/imports', { name: 'x', total: 1 })).status).toBe(status);
  }
});
