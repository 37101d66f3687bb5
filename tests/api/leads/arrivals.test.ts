import { expect, test } from 'vitest';
import { createArrivals } from '../../../server/leads/arrivals/arrivals';
import { headId } from '../../../server/leads/arrivals/page.model';
import { leadSources, leadStatuses, openLeads, openStatuses } from '../../../shared/schemas/client';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-03-04T15:00:00Z');

const pick = <One>(all: readonly One[], at: number) => all[at % all.length]!;

/** Leads of several days, sources and case types, on which staff worked. */
const fill = async (app: TestApp, clock: { time: number }) => {
  const admin = await app.signInAsAdmin();
  const clerk = await app.signInAs('intake');
  const me = (await clerk.get('/api/auth/me')).body.id as string;
  const ids: string[] = [];
  for (let number = 0; number < 24; number++) {
    clock.time = start - (5 - (number % 5)) * day + number * 1000;
    const lead = make.client({ firstName: `Person ${number}`, caseType: pick(['1', '2', '5'], number) });
    ids.push((await app.anyone.post('/api/clients', lead)).body.id);
  }
  clock.time = start;
  for (const [number, id] of ids.entries()) {
    clock.time += 1000;
    if (number % 2 === 0)
      await clerk.mutate('desk.work', { id, outcome: pick(['Reached', 'No answer'], number >> 1) });
    if (number % 3 === 0)
      await clerk.put(`/api/clients/${id}`, {
        assignedTo: me,
        status: pick(['Contacted', 'Qualified'], number),
      });
    if (number % 7 === 0) await admin.delete(`/api/clients/${id}`);
  }
  await admin.mutate('clients.restore', { id: ids[7] });
  return { admin, clerk, me, ids };
};

/** Compares the counts of views with a full count of the leads themselves. */
const expectWhole = async (
  { models, arrivals }: Pick<TestApp, 'models' | 'arrivals'>,
  people: readonly string[],
) => {
  const leads = await models.clients.find().lean();
  const book = await arrivals.look();
  for (const status of [undefined, openLeads, ...leadStatuses] as const)
    for (const source of [undefined, ...leadSources])
      for (const caseType of [undefined, '1', '2'])
        for (const assignedTo of [undefined, 'nobody', ...people])
          for (const from of [undefined, new Date(start - 3 * day).toISOString()]) {
            const view = { status, source, caseType, assignedTo, from };
            const expected = leads.filter(
              (lead) =>
                (!status ||
                  (status === openLeads ? openStatuses : [status]).includes(lead.status as never)) &&
                (!source || lead.source === source) &&
                (!caseType || lead.caseType === caseType) &&
                (!assignedTo || (lead.assignedTo ?? 'nobody') === assignedTo) &&
                (!from || lead.createdAt >= new Date(from)),
            );
            expect(book.count(view), JSON.stringify(view)).toBe(expected.length);
          }
};

const open = async () => {
  const clock = { time: start };
  const app = await startApp({ now: () => clock.time });
  return { app, clock };
};

test('view counts are those of a full count, after all kinds of work', async () => {
  const { app, clock } = await open();
  await using _ = app;
  const { me } = await fill(app, clock);
  await expectWhole(app, [me]);
});

test('a new server counts from the stored pages, and has what changed since they were stored', async () => {
  const { app, clock } = await open();
  await using _ = app;
  const { clerk, me, ids } = await fill(app, clock);
  await app.arrivals.keep();
  expect(await app.models.arrivalPages.countDocuments({ _id: { $ne: headId } })).toBeGreaterThan(0);
  const other = { models: app.models, arrivals: createArrivals(app.models, () => clock.time) };
  await expectWhole(other, [me]);
  clock.time += day;
  await clerk.put(`/api/clients/${ids[1]}`, { status: 'Signed' });
  await app.anyone.post('/api/clients', make.client({ firstName: 'Later' }));
  await expectWhole(other, [me]);
  await expectWhole({ models: app.models, arrivals: createArrivals(app.models, () => clock.time) }, [me]);
  const calls: [string, boolean][] = [];
  (await createArrivals(app.models, () => clock.time).look()).eachCall((_at, by, isReached) =>
    calls.push([by, isReached]),
  );
  expect(calls.every(([by]) => by === me)).toBe(true);
  expect(calls.some(([, isReached]) => isReached) && calls.some(([, isReached]) => !isReached)).toBe(true);
});

test('a lead that was removed for good, or that came with a time in the past, is counted right', async () => {
  const { app, clock } = await open();
  await using _ = app;
  const { me, ids } = await fill(app, clock);
  await app.arrivals.keep();
  // Past all hooks and times, as nothing in the product does it.
  await app.models.clients.collection.deleteOne({ _id: (await app.models.clients.findById(ids[2]))!._id });
  const newServer = () => ({ models: app.models, arrivals: createArrivals(app.models, () => clock.time) });
  await expectWhole(newServer(), [me]);
  await expectWhole(app, [me]);
  await app.arrivals.keep();
  const one = (await app.models.clients.findById(ids[4]).lean())!;
  const _id = new (one._id.constructor as new () => typeof one._id)();
  const { onceKeys: _keys, ...copy } = one;
  await app.models.clients.collection.insertOne({
    ...copy,
    _id,
    updatedAt: new Date(start - 50 * day),
  } as never);
  await expectWhole(app, [me]);
  await expectWhole(newServer(), [me]);
});

test('stored pages that are older than their head are not used, and rebuilding makes them whole', async () => {
  const { app, clock } = await open();
  await using _ = app;
  const { me, ids } = await fill(app, clock);
  await app.arrivals.keep();
  const [old] = await app.models.arrivalPages.find({ _id: { $ne: headId } }).lean();
  clock.time += day;
  await app.models.clients.updateOne(
    { _id: ids[1] },
    { $set: { status: 'Signed', updatedAt: new Date(clock.time) } },
  );
  await app.arrivals.keep();
  clock.time += day;
  await app.models.arrivalPages.collection.replaceOne({ _id: old!._id } as never, old as never);
  const other = createArrivals(app.models, () => clock.time);
  await expectWhole({ models: app.models, arrivals: other }, [me]);
  expect(await other.rebuild()).toBe(
    await app.models.clients.countDocuments().setOptions({ withDeleted: true }),
  );
  await expectWhole({ models: app.models, arrivals: createArrivals(app.models, () => clock.time) }, [me]);
});

test('an erased lead leaves no stored page with its ID', async () => {
  const { app, clock } = await open();
  await using _ = app;
  const { admin, me, ids } = await fill(app, clock);
  await app.arrivals.keep();
  const pages = async () =>
    (await app.models.arrivalPages.find({ _id: { $ne: headId } }).lean()).map(({ ids: all }) =>
      String(Buffer.from((all as never as { buffer: Buffer }).buffer).toString('hex')),
    );
  expect((await pages()).some((all) => all.includes(ids[1]!))).toBe(true);
  const { email } = (await admin.get(`/api/clients/${ids[1]}`)).body;
  const choice = { leads: [ids[1]], refused: [], email, reason: 'Asked' };
  const erasure = (await admin.mutate('privacy.askErasure', choice)).body.result.data.id;
  const second = await app.signInAs('admin');
  await app.models.users.updateMany({}, { $set: { createdAt: new Date(0), adminSince: new Date(0) } });
  expect((await second.mutate('privacy.agreeToErasure', { id: erasure })).status).toBe(200);
  expect((await pages()).some((all) => all.includes(ids[1]!))).toBe(false);
  await expectWhole(app, [me]);
});
