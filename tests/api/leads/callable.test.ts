import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { getSeal } from '../../support/sealed';
import { startApp } from '../../support/start-app';

/** Tuesday, 9 AM in New York and 6 AM in San Francisco. */
const nineInNewYork = Date.UTC(2026, 2, 17, 13);
const hour = 60 * 60 * 1000;

const people = [
  { firstName: 'NewYork', phoneNumber: '(212) 555-0132' },
  { firstName: 'SanFrancisco', phoneNumber: '(415) 555-0133' },
  { firstName: 'Moved', phoneNumber: '(212) 555-0134', state: ' california ' },
  { firstName: 'Unknown', phoneNumber: '+44 20 7946 0958' },
  { firstName: 'Ohioan', phoneNumber: '+44 20 7946 0959', state: 'OH' },
];

const filled = async (settings: Parameters<typeof startApp>[0] = {}) => {
  const clock = { time: nineInNewYork };
  const app = await startApp({ ...settings, now: () => clock.time });
  const ids = new Map<string, string>();
  for (const [index, person] of people.entries()) {
    const lead = make.client({ ...person, email: `no${index}@example.com` });
    ids.set(person.firstName, (await app.anyone.post('/api/clients', lead)).body.id);
  }
  const clerk = await app.signInAsAdmin();
  const callable = async () =>
    (await clerk.query('clients.page', { callable: 'yes', limit: 10 })).body.result.data.rows.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  return { app, clock, clerk, callable, idOf: (name: string) => ids.get(name) ?? '' };
};

test('a list shows the people who may be called now at their local time, and their number', async () => {
  const { app, clock, clerk, callable } = await filled();
  await using _ = app;
  expect(await callable()).toEqual(['Ohioan', 'NewYork']);
  const counts = await clerk.query('clients.counts', { filters: [{ callable: 'yes' }] });
  expect(counts.body.result.data).toEqual([2]);
  clock.time += 6 * hour;
  expect(await callable()).toEqual(['Ohioan', 'Unknown', 'Moved', 'SanFrancisco', 'NewYork']);
  const { data } = (await clerk.query('clients.matchingIds', { callable: 'yes', search: 'moved' })).body
    .result;
  expect(data).toHaveLength(1);
  clock.time += 9 * hour;
  expect(await callable()).toEqual([]);
});

test('it leaves out people who asked us to stop, wrong numbers and closed cases', async () => {
  const { app, clock, clerk, callable, idOf } = await filled();
  await using _ = app;
  clock.time += 6 * hour;
  await clerk.mutate('contact.withdraw', { id: idOf('Moved'), source: 'Told us on the phone' });
  await clerk.mutate('desk.work', { id: idOf('SanFrancisco'), outcome: 'Wrong number' });
  await clerk.put(`/api/clients/${idOf('NewYork')}`, { status: 'Signed' });
  expect(await callable()).toEqual(['Ohioan', 'Unknown']);
});

test('if numbers are encrypted, the hours are the same', async () => {
  const { app, callable } = await filled({ leadSeal: getSeal() });
  await using _ = app;
  expect(await callable()).toEqual(['Ohioan', 'NewYork']);
});
