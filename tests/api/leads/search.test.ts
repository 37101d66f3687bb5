import { describe, expect, test } from 'vitest';
import { forgivingPage } from '../../../server/leads/lead-pages';
import { keepSearchKeys, toSearchKeys } from '../../../server/leads/store/search-keys';
import { resealLeads } from '../../../server/privacy/sealed/reseal-leads';
import { make } from '../../support/make';
import { getSeal } from '../../support/sealed';
import { startApp } from '../../support/start-app';

const people = [
  { firstName: 'Daniel', lastName: 'Brown', email: 'dan1984@example.com', phoneNumber: '(415) 555-0132' },
  { firstName: 'José', lastName: 'Núñez', email: 'jose@example.com', phoneNumber: '+44 20 7946 0958' },
  { firstName: 'Jose\u0301', lastName: 'Mu\u0308ller', email: 'jm@example.com', phoneNumber: '212.555.0198' },
  { firstName: 'Ana', lastName: 'O’Neil', email: 'neil@example.com', phoneNumber: '(917) 555-0100' },
  { firstName: 'Ana', lastName: 'Kim', email: 'ana@example.com', phoneNumber: '(646) 555-1984' },
];

type Options = Pick<Parameters<typeof startApp>[0] & object, 'isShared' | 'leadSeal'>;

const filled = async (options: Options) => {
  const app = await startApp(options);
  for (const person of people) await app.anyone.post('/api/clients', make.client(person));
  const keep = () => keepSearchKeys(app.models, new AbortController().signal);
  await keep();
  const admin = await app.signInAsAdmin();
  const names = (rows: { lastName: string }[]) =>
    rows.map(({ lastName }) => lastName.normalize('NFC')).sort();
  return {
    app,
    admin,
    keep,
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
  "ana o'neil": ['O’Neil'],
  'ana o’neil': ['O’Neil'],
  '(a+)+$': [],
  'bro\u0000wn': ['Brown'],
};

const near: [search: string, expected: string[], near?: string][] = [
  ['browm', ['Brown'], 'close'],
  ['brwon', ['Brown'], 'close'],
  ['bron daniel', ['Brown'], 'close'],
  ['browwn', ['Brown'], 'close'],
  ['ana oneil', ['O’Neil'], 'close'],
  ['hernia mesh', ['Kim'], 'case type'],
  ['herni', ['Kim'], 'case type'],
  ['ventralight', ['Kim'], 'case type'],
  ['belly', ['Kim'], 'case type'],
  ['ana hernia', ['Kim'], 'close'],
  ['brown', ['Brown'], undefined],
  ['brxwm', []],
  ['kix', []],
];

describe.each<[string, Options]>([
  ['on the embedded store', { isShared: false }],
  ['by search keys, as on MongoDB', { isShared: true }],
])('%s', (_, options) => {
  test('names are found in any order, phones in any format, accents or none, in the list and in the palette', async () => {
    const { app, page, find } = await filled(options);
    await using _ = app;
    for (const [search, expected] of Object.entries(searches)) {
      expect([search, await page(search)]).toEqual([search, expected]);
      expect([search, await find(search)]).toEqual([search, expected]);
    }
  });

  test('an id finds its lead', async () => {
    const { app, admin, page } = await filled(options);
    await using _ = app;
    const { id, lastName } = (await admin.get('/api/clients?limit=1')).body[0];
    expect(await page(id)).toEqual([lastName]);
    expect(await page('f'.repeat(24))).toEqual([]);
  });

  test('a changed name, number or address is found at once, and the old one no more', async () => {
    const { app, admin, page, keep } = await filled(options);
    await using _ = app;
    const { id } = (await admin.get('/api/clients?search=kim')).body[0];
    await admin.put(`/api/clients/${id}`, { lastName: 'Ōno', phoneNumber: '(808) 555-0111' });
    for (const look of [async () => {}, keep]) {
      await look();
      expect([await page('ono'), await page('808 555'), await page('646'), await page('kim')]).toEqual([
        ['Ōno'],
        ['Ōno'],
        [],
        [],
      ]);
    }
  });

  test('a search without a match shows similar names, and says so', async () => {
    const { app, admin, page, find } = await filled(options);
    await using _ = app;
    const [kim] = (await admin.get('/api/clients?search=kim')).body;
    await admin.put(`/api/clients/${kim.id}`, { caseType: '13' });
    for (const [search, expected, kind] of near) {
      const { data } = (await admin.query('clients.page', { search })).body.result;
      expect([search, data.near]).toEqual([search, kind]);
      expect([search, await page(search)]).toEqual([search, expected]);
      expect([search, await find(search)]).toEqual([search, expected]);
      const ids = (await admin.query('clients.matchingIds', { search })).body.result.data;
      expect([search, ids.length]).toEqual([search, expected.length]);
      const columns = (await admin.query('clients.board', { search })).body.result.data;
      const onBoard = columns.reduce((sum: number, { total }: { total: number }) => sum + total, 0);
      expect([search, onBoard]).toEqual([search, expected.length]);
    }
    // The API for other systems stays exact.
    expect((await admin.get('/api/clients?search=browm')).body).toEqual([]);
  });

  test('a search with a wrong letter keeps to the other filters of its list', async () => {
    const { app, admin } = await filled(options);
    await using _ = app;
    const { data } = (await admin.query('clients.page', { search: 'browm', status: 'Signed' })).body.result;
    expect(data).toEqual({ rows: [], total: 0 });
  });
});

test('search keys are given to each lead once, and are those of the current text', async () => {
  const { app, admin, keep } = await filled({ isShared: true });
  await using _ = app;
  const collection = app.models.clients.collection;
  expect(await collection.indexExists('searchKeys_1')).toBe(true);
  const { id } = (await admin.get('/api/clients?search=kim')).body[0];
  expect(await collection.countDocuments({ searchKeys: null })).toBe(0);
  // A change of what no search looks at needs no new keys.
  await admin.put(`/api/clients/${id}`, { status: 'Contacted' });
  expect(await collection.countDocuments({ searchKeys: null })).toBe(0);
  await admin.put(`/api/clients/${id}`, { lastName: 'Ito' });
  expect(await collection.countDocuments({ searchKeys: null })).toBe(1);
  await keep();
  for await (const { searchText, searchKeys } of collection.find())
    expect(searchKeys).toEqual(toSearchKeys(searchText));
});

test('fields that were encrypted have no search keys', async () => {
  const { app: plain, keep } = await filled({ isShared: true });
  await using _ = plain;
  const begun = { searchKeys: /^dan1984/ };
  expect(await plain.models.clients.collection.countDocuments(begun)).toBe(1);
  await using app = await startApp({ isShared: true, leadSeal: getSeal(['email']), dbName: plain.dbName });
  await resealLeads(app);
  await keep();
  expect(await plain.models.clients.collection.countDocuments(begun)).toBe(0);
  expect(await plain.models.clients.collection.countDocuments({ searchKeys: 'brown' })).toBe(1);
});

test('the search finds encrypted fields beside search keys', async () => {
  const { app, page } = await filled({ isShared: true, leadSeal: getSeal(['email']) });
  await using _ = app;
  expect(await page('brown')).toEqual(['Brown']);
  expect(await page('dan1984@example.com')).toEqual(['Brown']);
});

test('staff’s search stops counting and says that there are more; the API and other lists are exact', async () => {
  const { app, admin } = await filled({ isShared: false });
  await using _ = app;
  const total = async (query: object, most: number) => {
    const { total, isMore, near } = await forgivingPage(app, { page: 1, limit: 1, ...query }, most);
    return [total, isMore, near];
  };
  expect(await total({ search: 'example.com' }, 3)).toEqual([3, true, undefined]);
  expect(await total({ search: 'example.com', page: 2, sort: 'waiting' }, 3)).toEqual([3, true, undefined]);
  expect(await total({ search: 'example.com' }, 5)).toEqual([5, undefined, undefined]);
  expect(await total({ search: 'a' }, 4)).toEqual([4, true, undefined]);
  expect(await total({ search: 'bxown' }, 1)).toEqual([1, undefined, 'close']);
  expect(await total({ status: 'New' }, 3)).toEqual([5, undefined, undefined]);
  // Deleted leads do not make the count stop early.
  for (const { id } of (await admin.get('/api/clients?search=ana')).body)
    await admin.delete(`/api/clients/${id}`);
  expect(await total({ search: 'example.com' }, 2)).toEqual([2, true, undefined]);
  expect(await total({ search: 'example.com' }, 3)).toEqual([3, undefined, undefined]);
  expect((await admin.get('/api/clients?search=example.com&limit=1')).headers.get('x-total-count')).toBe('3');
});
