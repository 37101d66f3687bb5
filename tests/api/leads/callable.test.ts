import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { holdNumber } from '../../../server/conversation/hold-number';
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

/** At 8:30 AM in New York and 8:30 PM in Chicago, only one half of Tennessee is open. */
const divided = [
  { firstName: 'Knoxville', phoneNumber: '+44 20 7946 0960', state: 'TN', zip: '37902' },
  { firstName: 'Memphis', phoneNumber: '(901) 555-0135', state: 'TN' },
  { firstName: 'Tennessee', phoneNumber: '+44 20 7946 0961', state: 'TN' },
  { firstName: 'Chattanooga', phoneNumber: '(423) 555-0136', zip: '37402' },
  { firstName: 'Border', phoneNumber: '(865) 555-0137', state: 'TN', zip: '37397' },
];

const filled = async (settings: Parameters<typeof startApp>[0] = {}, leads: object[] = people) => {
  const clock = { time: nineInNewYork };
  const app = await startApp({ ...settings, now: () => clock.time });
  const ids = new Map<string, string>();
  for (const [index, person] of leads.entries()) {
    const lead = make.client({ ...person, email: `no${index}@example.com` });
    ids.set(lead.firstName, (await app.anyone.post('/api/clients', lead)).body.id);
  }
  const clerk = await app.signInAsAdmin();
  const callable = async () =>
    (await clerk.query('clients.page', { callable: 'yes', limit: 10 })).body.result.data.rows.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  return { app, clock, clerk, callable, findId: (name: string) => ids.get(name) ?? '' };
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
  const { app, clock, clerk, callable, findId } = await filled();
  await using _ = app;
  clock.time += 6 * hour;
  await clerk.mutate('contact.withdraw', { id: findId('Moved'), source: 'Told us on the phone' });
  await clerk.mutate('desk.work', { id: findId('SanFrancisco'), outcome: 'Wrong number' });
  await clerk.put(`/api/clients/${findId('NewYork')}`, { status: 'Signed' });
  expect(await callable()).toEqual(['Ohioan', 'Unknown']);
});

test('it leaves out everyone with a number on hold, until staff decide', async () => {
  const { app, clock, clerk, callable, findId } = await filled();
  await using _ = app;
  clock.time += 6 * hour;
  const twin = make.client({ firstName: 'Twin', phoneNumber: '(212) 555-0132', email: 'twin@example.com' });
  await app.anyone.post('/api/clients', twin);
  const [phoneKey = ''] = await app.consents.personKeys.phoneKey('(212) 555-0132');
  const text = {
    _id: new Types.ObjectId(),
    channel: 'text' as const,
    phoneKey,
    clientId: findId('NewYork'),
  };
  await holdNumber(app.texts, text, { words: 'leave me alone', rules: '2026' });
  clock.time += 6000;
  expect(await callable()).toEqual(['Ohioan', 'Unknown', 'Moved', 'SanFrancisco']);
  await clerk.mutate('messages.decideHold', {
    id: findId('NewYork'),
    messages: [String(text._id)],
    isStop: false,
  });
  clock.time += 6000;
  expect(await callable()).toContain('NewYork');
});

test('if numbers are encrypted, the hours are the same', async () => {
  const { app, callable } = await filled({ leadSeal: getSeal() });
  await using _ = app;
  expect(await callable()).toEqual(['Ohioan', 'NewYork']);
});

test.each([{}, { leadSeal: getSeal() }])(
  'in a state with two time zones, the ZIP code or the number says which',
  async (settings) => {
    const { app, clock, callable } = await filled(settings, divided);
    await using _ = app;
    clock.time = Date.UTC(2026, 2, 17, 12, 30);
    expect(await callable()).toEqual(['Chattanooga', 'Knoxville']);
    clock.time += 6 * hour;
    expect(await callable()).toHaveLength(divided.length);
    clock.time = Date.UTC(2026, 2, 18, 1, 30);
    expect(await callable()).toEqual(['Memphis']);
    clock.time = Date.UTC(2026, 2, 18, 3, 30);
    expect(await callable()).toEqual([]);
  },
);
