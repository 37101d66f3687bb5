import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldedLetters } from '../../../server/operations/migrations/0011-folded-letters';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

const { pairs } = JSON.parse(
  readFileSync(new URL('../../fixtures/field-cases/lists/l01-letters.json', import.meta.url), 'utf8'),
) as { pairs: [string, string][] };

const born = { dateOfBirth: '1980-01-01' };
const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName };
};

const withPairs = async () => {
  const app = await startApp();
  const admin = await app.signInAsAdmin();
  let sent = 0;
  const send = async (name: string) => {
    sent += 1;
    const reach = { email: `p${sent}@example.com`, phoneNumber: `(415) 555-01${10 + sent}`, caseType: '15' };
    return (await app.anyone.post('/api/clients', make.client({ ...named(name), ...born, ...reach }))).body
      .id as string;
  };
  const ids = [];
  for (const [written, plain] of pairs)
    ids.push({ written, plain, ids: [await send(written), await send(plain)] });
  const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
  return {
    app,
    admin,
    people: ids,
    find: async (search: string) => toIds((await admin.query('clients.find', { search })).body.result.data),
  };
};

test('a person is found, ordered and matched with and without the strokes of their letters', async () => {
  const { app, admin, people, find } = await withPairs();
  await using _ = app;
  for (const { written, plain, ids } of people) {
    const both = ids.toSorted();
    expect([written, await find(written)]).toEqual([written, both]);
    expect([plain, await find(plain)]).toEqual([plain, both]);
    const similar = (await admin.query('clients.similarTo', { ...named(plain), ...born })).body.result.data;
    expect(similar.map(({ id }: { id: string }) => id).toSorted()).toEqual(both);
    const check = (await admin.post(`/api/clients/${ids[1]}/conflicts`, {})).body;
    expect([plain, check.state]).toEqual([plain, 'open']);
    expect(check.hits.map(({ clientId }: { clientId: string }) => clientId)).toContain(ids[0]);
  }
  const query = { sort: 'lastName', order: 'asc', limit: 20 };
  const { rows } = (await admin.query('clients.page', query)).body.result.data;
  expect(rows.map(({ lastName }: { lastName: string }) => lastName[0])).toEqual([...'ĐDŁLØOWW']);
});

test('a lead from before is found after the migration, and its unreadable number is read', async () => {
  const { app, people, find } = await withPairs();
  await using _ = app;
  const [{ plain, ids }] = people as [(typeof people)[number]];
  const { collection } = app.models.clients;
  const old = await app.models.clients.findById(ids[0]).lean();
  await collection.updateOne(
    { _id: old!._id },
    {
      $set: {
        searchText: old!.searchText.replace('lukasz los', 'łukasz łos').replace(/\d+$/, '5215512345678'),
        'keys.firstName': 'łukasz',
        'keys.lastName': 'łos',
        phoneNumber: '+52 1 55 1234 5678',
      },
      $unset: { phoneE164: '' },
    },
  );
  expect(await find(plain)).toEqual([ids[1]]);
  for (const _run of [1, 2]) await foldedLetters.up(app.models.clients.db.db!);
  expect(await find(plain)).toEqual(ids.toSorted());
  expect(await find('+52 55 1234 5678')).toEqual([ids[0]]);
  expect(await app.models.clients.findById(ids[0]).lean()).toMatchObject({
    keys: { firstName: 'lukasz', lastName: 'los' },
    phoneE164: '+525512345678',
  });
});
