import { expect, test } from 'vitest';
import { hour } from '../../../shared/durations';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

type Row = { id: string; firstName: string };

/**
 * An office in the afternoon. Ann and Bea arrived in the same millisecond, Cleo an hour later; Dan and Eve were
 * contacted; Fay was deleted. Eve has a task for the evening, Cleo and Ann have one for the same time at night.
 */
const openOffice = async () => {
  const clock = { time: Date.UTC(2026, 0, 10, 12) };
  const app = await shared(() => clock.time);
  const clerk = await app.signInAsAdmin();
  const ids: Record<string, string> = {};
  for (const firstName of ['Dan', 'Eve', 'Fay', 'Ann', 'Bea', 'Cleo']) {
    if (firstName === 'Ann' || firstName === 'Cleo') clock.time += hour;
    const sent = await app.anyone.post(
      '/api/clients',
      make.client({ firstName, email: `${firstName}@example.com` }),
    );
    ids[firstName] = sent.body.id;
  }
  for (const name of ['Dan', 'Eve']) await clerk.put(`/api/clients/${ids[name]}`, { status: 'Contacted' });
  await clerk.delete(`/api/clients/${ids.Fay}`);
  const due = (hours: number) => ({
    title: 'Call',
    dueAt: new Date(clock.time + hours * hour).toISOString(),
  });
  await clerk.mutate('desk.addTask', { id: ids.Eve, task: due(4) });
  for (const name of ['Cleo', 'Ann']) await clerk.mutate('desk.addTask', { id: ids[name], task: due(9) });

  const page = async (query: object) => (await clerk.query('clients.page', query)).body.result.data;
  const names = async (query: object) =>
    ((await page(query)).rows as Row[]).map(({ firstName }) => firstName).join(' ');
  return { app, clerk, clock, ids, page, names };
};

test('a list sorted by waiting begins with who waits longest or shortest, and ends with who waits no more', async () => {
  const { names } = await openOffice();
  expect(await names({ sort: 'waiting', order: 'desc', limit: 10 })).toBe('Ann Bea Cleo Eve Dan');
  expect(await names({ sort: 'waiting', order: 'asc', limit: 10 })).toBe('Cleo Bea Ann Eve Dan');
});

test('a list sorted by the next task begins with the earliest or the latest, and ends with who has none', async () => {
  const { names } = await openOffice();
  expect(await names({ sort: 'nextTaskAt', order: 'asc', limit: 10 })).toBe('Eve Ann Cleo Bea Dan');
  expect(await names({ sort: 'nextTaskAt', order: 'desc', limit: 10 })).toBe('Cleo Ann Eve Bea Dan');
});

test.each([1, 2, 3, 4, 5])(
  'pages of %i hold each lead once, in the order of the whole list',
  async (limit) => {
    const { page, names } = await openOffice();
    for (const order of ['asc', 'desc'])
      for (const sort of ['waiting', 'nextTaskAt']) {
        const firstNames: string[] = [];
        for (let at = 1; at <= Math.ceil(5 / limit) + 1; at++) {
          const { rows, total } = await page({ sort, order, page: at, limit });
          expect(total).toBe(5);
          firstNames.push(...rows.map(({ firstName }: Row) => firstName));
        }
        expect(firstNames.join(' ')).toBe(await names({ sort, order, limit: 10 }));
      }
  },
);

test('filters hold in both parts of a list, and one that names the moment leaves one part', async () => {
  const { clock, ids, page, names } = await openOffice();
  expect(await names({ sort: 'nextTaskAt', status: 'New' })).toBe('Ann Cleo Bea');
  expect(await names({ sort: 'nextTaskAt', status: 'Contacted' })).toBe('Eve Dan');
  expect(await names({ sort: 'nextTaskAt', search: 'bea' })).toBe('Bea');
  expect(await names({ sort: 'waiting', order: 'desc', search: ids.Dan })).toBe('Dan');
  expect(await names({ sort: 'waiting', order: 'desc', waiting: '1' })).toBe('Ann Bea');
  clock.time += 5 * hour;
  const { rows, total } = await page({ sort: 'nextTaskAt', overdue: 'yes' });
  expect([rows.map(({ firstName }: Row) => firstName), total]).toEqual([['Eve'], 1]);
});

test('selection and export follow the order of the list', async () => {
  const { app, ids } = await openOffice();
  const clerk = await app.signInAsAdmin();
  const order = ['Ann', 'Bea', 'Cleo', 'Eve', 'Dan'];
  const selected = await clerk.query('clients.matchingIds', { sort: 'waiting', order: 'desc' });
  expect(selected.body.result.data).toEqual(order.map((name) => ids[name]));
  const exported = (text: string) =>
    text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[2]);
  const file = await clerk.get('/api/exports/clients.csv?sort=waiting&order=desc');
  expect(exported(file.text)).toEqual(order);
  const some = { ids: [ids.Dan, ids.Cleo, ids.Ann], sort: 'waiting', order: 'desc' };
  expect(exported((await clerk.post('/api/exports/clients.csv', some)).text)).toEqual(['Ann', 'Cleo', 'Dan']);
});
