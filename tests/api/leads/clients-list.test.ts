import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import type { TestApp } from '../../support/start-app';

const shared = shareApp();

const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName).join(' ');

/** Stores leads with these first names, in order. */
const addLeads = async ({ anyone }: TestApp, ...firstNames: string[]) => {
  for (const [index, firstName] of firstNames.entries())
    await anyone.post(
      '/api/clients',
      // Nobody has the number of another: duplicates are marked after the answer.
      make.client({
        firstName,
        email: `${firstName.toLowerCase()}@example.com`,
        phoneNumber: `(415) 555-${String(1000 + index)}`,
      }),
    );
};

test('the list is a bare array, newest first', async () => {
  const app = await shared();
  await addLeads(app, 'Ana', 'Ben', 'Cem');
  const admin = await app.signInAsAdmin();
  const list = await admin.get('/api/clients');
  expect(names(list.body)).toBe('Cem Ben Ana');
  expect(list.headers.get('x-total-count')).toBe('3');
});

test('page and limit narrow the list, and Link leads to the other pages', async () => {
  const app = await shared();
  await addLeads(app, 'Ana', 'Ben', 'Cem', 'Dia', 'Eva');
  const admin = await app.signInAsAdmin();
  const second = await admin.get('/api/clients?page=2&limit=2');
  expect(names(second.body)).toBe('Cem Ben');
  expect(second.headers.get('x-total-count')).toBe('5');
  expect(second.headers.get('link')?.split(', ')).toEqual([
    '</api/clients?page=1&limit=2>; rel="first"',
    '</api/clients?page=3&limit=2>; rel="last"',
    '</api/clients?page=1&limit=2>; rel="prev"',
    '</api/clients?page=3&limit=2>; rel="next"',
  ]);
  const last = await admin.get('/api/clients?page=3&limit=2');
  expect(names(last.body)).toBe('Ana');
  expect(last.headers.get('link')).not.toContain('rel="next"');
  const beyond = await admin.get('/api/clients?page=9&limit=2');
  expect(beyond.body).toEqual([]);
  expect(beyond.headers.get('link')).toContain('</api/clients?page=3&limit=2>; rel="prev"');
});

test('the links of a search keep the search', async () => {
  const app = await shared();
  await addLeads(app, 'Ana', 'Anabel', 'Ben');
  const admin = await app.signInAsAdmin();
  const answer = await admin.get('/api/clients?search=an%41&limit=1');
  expect(names(answer.body)).toBe('Anabel');
  expect(answer.headers.get('x-total-count')).toBe('2');
  expect(answer.headers.get('link')).toContain('</api/clients?search=anA&page=2&limit=1>; rel="next"');
});

test('search looks anywhere in first name, last name and e-mail, without regard to case, and for whole words of a story as soon as it arrives', async () => {
  const app = await shared();
  await app.anyone.post(
    '/api/clients',
    make.client({ firstName: 'Zoë', lastName: "O'Neil", email: 'z.o@example.com' }),
  );
  await app.anyone.post('/api/clients', make.client({ additionalInfo: 'zoëlogy' }));
  const admin = await app.signInAsAdmin();
  const findNames = async (search: string) =>
    names((await admin.get(`/api/clients?search=${encodeURIComponent(search)}`)).body);
  expect(await findNames('ZOË')).toBe('Zoë');
  expect(await findNames("o'n")).toBe('Zoë');
  expect(await findNames('.O@EXAMPLE')).toBe('Zoë');
  expect(await findNames('zoë o')).toBe('Zoë');
  expect(await findNames('  zoë ')).toBe('Zoë');
  expect(await findNames('maria')).toBe('Maria');
  expect(await findNames('firefighter')).toBe('Zoë');
  expect(await findNames('firefight')).toBe('');
  expect(await findNames('')).toBe('Maria Zoë');
});

test('search is taken literally, never as a pattern', async () => {
  const app = await shared();
  await addLeads(app, 'Ana');
  await app.anyone.post('/api/clients', make.client({ firstName: '(a+)+$' }));
  const admin = await app.signInAsAdmin();
  const findNames = async (search: string) =>
    names((await admin.get(`/api/clients?search=${encodeURIComponent(search)}`)).body);
  expect(await findNames('(a+)+$')).toBe('(a+)+$');
  for (const search of ['.*', '^', '$^', '[a-z]', 'A|B', '\\w', 'a{1}', '(?i)a', 'An?a', '\\'])
    expect([search, await findNames(search)]).toEqual([search, '']);
});

test('a search with a pattern that explodes is answered at once', async () => {
  const app = await shared();
  await app.anyone.post('/api/clients', make.client({ firstName: 'a'.repeat(100) }));
  const admin = await app.signInAsAdmin();
  // As a pattern, it would take forever.
  expect((await admin.get(`/api/clients?search=${encodeURIComponent('(a+)+$')}`)).body).toEqual([]);
});

test('what a query may not say does not change the list', async () => {
  const app = await shared();
  await addLeads(app, 'Ana', 'Ben');
  await app.outbox.run();
  const admin = await app.signInAsAdmin();
  const plain = await admin.get('/api/clients');
  expect(plain.body).toHaveLength(2);
  for (const query of [
    'search[$regex]=.*',
    'filter[password][$regex]=^a',
    'where[$where]=sleep(3000)',
    'select=password',
    'fields=+keys',
    'sort=password',
    '__proto__[polluted]=1',
  ]) {
    const odd = await admin.get(`/api/clients?${query}`);
    expect([query, odd.status, odd.body]).toEqual([query, 200, plain.body]);
  }
});

test.each([
  'limit=0',
  'limit=1001',
  'limit=1e9',
  'limit=-1',
  'limit=NaN',
  'limit=1.5',
  'limit=0x10',
  'limit=',
  'limit=5abc',
  'page=0',
  'page=1e15',
  'page=1000001',
  'page=1&page=2',
  'search=a&search=b',
  `search=${'x'.repeat(201)}`,
])('a list with %s is a bad request', async (query) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { status, body } = await admin.get(`/api/clients?${query}`);
  expect(status).toBe(400);
  expect(body.issues[0].path).toEqual([query.split('=')[0]]);
});

test('a page of the staff list has five rows and the number of all', async () => {
  const app = await shared();
  await addLeads(app, 'Ana', 'Ben', 'Cem', 'Dia', 'Eva', 'Fay');
  const admin = await app.signInAsAdmin();
  const { data } = (await admin.query('clients.page', {})).body.result;
  expect([names(data.rows), data.total]).toEqual(['Fay Eva Dia Cem Ben', 6]);
  const second = (await admin.query('clients.page', { page: 2 })).body.result.data;
  expect([names(second.rows), second.total]).toEqual(['Ana', 6]);
});

test('a staff list is sorted by a column, without regard to case', async () => {
  const app = await shared();
  await addLeads(app, 'ben', 'Ana', 'Cem');
  const admin = await app.signInAsAdmin();
  const sorted = async (sort: string, order: string) =>
    names((await admin.query('clients.page', { sort, order })).body.result.data.rows);
  expect(await sorted('firstName', 'asc')).toBe('Ana ben Cem');
  expect(await sorted('firstName', 'desc')).toBe('Cem ben Ana');
  expect(await sorted('email', 'asc')).toBe('Ana ben Cem');
  expect(await sorted('createdAt', 'asc')).toBe('ben Ana Cem');
});

test('a staff list cannot be sorted by what is no column', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  expect((await admin.query('clients.page', { sort: 'requestHash' })).status).toBe(400);
  expect((await admin.query('clients.page', { limit: 101 })).status).toBe(400);
});

test('a staff list is narrowed by status, case type and person', async () => {
  const app = await shared();
  await addLeads(app, 'Ana', 'Ben');
  const cem = await app.anyone.post('/api/clients', make.client({ firstName: 'Cem', caseType: '7' }));
  const admin = await app.signInAsAdmin();
  const [person] = (await admin.query('users.names')).body.result.data;
  await admin.put(`/api/clients/${cem.body.id}`, { status: 'Signed', assignedTo: person.id });
  const findNames = async (filter: object) =>
    names((await admin.query('clients.page', filter)).body.result.data.rows);
  expect(await findNames({ status: 'Signed' })).toBe('Cem');
  expect(await findNames({ status: 'New' })).toBe('Ben Ana');
  expect(await findNames({ caseType: '7' })).toBe('Cem');
  expect(await findNames({ assignedTo: person.id })).toBe('Cem');
  expect(await findNames({ status: 'New', search: 'an' })).toBe('Ana');
  expect(await findNames({ status: 'New', caseType: '7' })).toBe('');
});
