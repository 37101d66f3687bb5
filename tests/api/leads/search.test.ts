import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

const people = [
  { firstName: 'Daniel', lastName: 'Brown', email: 'dan1984@example.com', phoneNumber: '(415) 555-0132' },
  { firstName: 'José', lastName: 'Núñez', email: 'jose@example.com', phoneNumber: '+44 20 7946 0958' },
  { firstName: 'Jose\u0301', lastName: 'Mu\u0308ller', email: 'jm@example.com', phoneNumber: '212.555.0198' },
  { firstName: 'Ana', lastName: 'Kim', email: 'ana@example.com', phoneNumber: '(646) 555-1984' },
];

const filled = async () => {
  const app = await startApp();
  for (const person of people) await app.anyone.post('/api/clients', make.client(person));
  const admin = await app.signInAsAdmin();
  const names = (rows: { lastName: string }[]) =>
    rows.map(({ lastName }) => lastName.normalize('NFC')).sort();
  return {
    app,
    admin,
    page: async (search: string) =>
      names((await admin.query('clients.page', { search, limit: 10 })).body.result.data.rows),
    find: async (search: string) => names((await admin.query('clients.find', { search })).body.result.data),
  };
};

const searches: Record<string, string[]> = {
  'brown daniel': ['Brown'],
  'Brown, Daniel': ['Brown'],
  'dan bro': ['Brown'],
  '415 555 0132': ['Brown'],
  '(415) 555-0132': ['Brown'],
  '+1 415-555-0132': ['Brown'],
  '4155550132': ['Brown'],
  '555-0132': ['Brown'],
  '020 7946 0958': ['Núñez'],
  '+44 20 79460958': ['Núñez'],
  Jose: ['Müller', 'Núñez'],
  'jose\u0301 nun\u0303ez': ['Núñez'],
  MÜLLER: ['Müller'],
  'dan1984@example.com': ['Brown'],
  '1984': ['Brown', 'Kim'],
  'jose kim': [],
  '(a+)+$': [],
  'bro\u0000wn': ['Brown'],
};

test('names are found in any order, phones in any format, accents or none, in the list and in the palette', async () => {
  const { app, page, find } = await filled();
  await using _ = app;
  for (const [search, expected] of Object.entries(searches)) {
    expect([search, await page(search)]).toEqual([search, expected]);
    expect([search, await find(search)]).toEqual([search, expected]);
  }
});

test('an id finds its lead', async () => {
  const { app, admin, page } = await filled();
  await using _ = app;
  const { id, lastName } = (await admin.get('/api/clients?limit=1')).body[0];
  expect(await page(id)).toEqual([lastName]);
  expect(await page('f'.repeat(24))).toEqual([]);
});

test('a changed name, number or address is found at once, and the old one no more', async () => {
  const { app, admin, page } = await filled();
  await using _ = app;
  const { id } = (await admin.get('/api/clients?search=kim')).body[0];
  await admin.put(`/api/clients/${id}`, { lastName: 'Ōno', phoneNumber: '(808) 555-0111' });
  expect([await page('ono'), await page('808 555'), await page('646'), await page('kim')]).toEqual([
    ['Ōno'],
    ['Ōno'],
    [],
    [],
  ]);
});
