import { expect, test } from 'vitest';
import { openAgreements } from '../../support/agreements';
import type { Caller } from '../../support/caller';
import { signingPage } from '../../support/signing-page';

const at = Date.UTC(2026, 10, 25, 16);

const openHouse = async () => {
  const house = await openAgreements({ at });
  const { app, admin } = house;
  const data = async (who: Caller, path: string, input?: object) =>
    (await who.query(path, input)).body.result.data;
  return Object.assign(house, {
    page: async (filter: object = {}) =>
      (await data(admin, 'agreements.page', filter)) as {
        rows: { id: string; state: string; leadName: string; nextStep: { title: string } | null }[];
        total: number;
      },
    counts: () => data(admin, 'agreements.counts'),
    own: async (who: Caller) => (await data(who, 'agreements.own')).count as number,
    run: () => app.outbox.run(),
    [Symbol.asyncDispose]: house[Symbol.asyncDispose],
  });
};

test('agreements are listed by who they wait for, with lead and next step, and counted', async () => {
  await using house = await openHouse();
  const { tokens, id } = await house.send();
  const expiring = await house.send({ expiresDays: 2 });
  const declined = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  const browser = await house.identify(declined.tokens[0]!);
  await signingPage(browser, declined.tokens[0]!).press('decline', { reason: 'No.' });
  await house.run();

  const ids = async (list?: string) => (await house.page({ list })).rows.map((row) => row.id).sort();
  expect(await ids()).toEqual([id, expiring.id, declined.id].sort());
  expect(await ids('us')).toEqual([id, declined.id].sort());
  expect(await ids('them')).toEqual([expiring.id]);
  expect(await ids('expiring')).toEqual([expiring.id]);
  expect(await ids('declined')).toEqual([declined.id]);
  expect(await ids('complete')).toEqual([]);
  expect(await house.counts()).toEqual({ all: 3, us: 2, them: 1, expiring: 1, declined: 1, complete: 0 });
  const { rows } = await house.page({ list: 'us' });
  expect(rows.find((row) => row.id === id)).toMatchObject({
    state: 'signed',
    leadName: expect.stringContaining('Lopez'),
    nextStep: { title: 'Sign the contingency fee agreement for the firm' },
  });

  expect([await house.own(house.admin), await house.own(house.lawyer)]).toEqual([1, 1]);
  await house.countersign(id);
  await house.run();
  expect(await house.own(house.lawyer)).toBe(0);
  expect(await ids('complete')).toEqual([id]);
});

test('the list is paged, filtered by template and sender, ordered by expiry, and exported; a clerk exports nothing', async () => {
  await using house = await openHouse();
  const { app, admin } = house;
  const late = await house.send({ expiresDays: 30 });
  const early = await house.send({ expiresDays: 1 });
  const adminId = String((await app.models.users.findOne({ username: 'admin' }).lean())!._id);
  const first = await house.page({ limit: 1, sort: 'expiresAt', order: 'asc' });
  expect([first.total, first.rows.map(({ id }) => id)]).toEqual([2, [early.id]]);
  const template = house.templateCalled('Contingency fee agreement');
  expect((await house.page({ template, sentBy: adminId })).total).toBe(2);
  expect((await house.page({ sentBy: house.lawyer.id })).total).toBe(0);

  const exported = await admin.get('/api/exports/agreements.csv?list=them');
  expect(exported.status).toBe(200);
  const lines = exported.text.trim().split('\r\n');
  expect(lines[0]).toContain('id,lead,leadName,title,state');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([early.id, late.id]);
  const clerk = await app.signInAs('intake');
  expect((await clerk.get('/api/exports/agreements.csv')).status).toBe(403);
  expect((await app.anyone.query('agreements.page')).status).toBe(401);
  expect((await (await app.signInAsUser()).query('agreements.page', {})).status).toBe(403);
});

test('the documents of an envelope are listed in their order, newest agreements first', async () => {
  await using house = await openHouse();
  const alone = await house.send();
  house.clock.time += 60_000;
  const templates = ['Notice to cancel', 'Contingency fee agreement', 'Referral consent'].map(
    house.templateCalled,
  );
  const { body } = await house.post({ template: undefined as never, templates });
  const ids = [...(body.agreements as { id: string }[]).map(({ id }) => id), alone.id];
  const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(getIds((await house.page()).rows)).toEqual(ids);
  expect(getIds((await house.page({ sort: 'expiresAt', order: 'asc' })).rows)).toEqual([
    alone.id,
    ...ids.slice(0, 3),
  ]);
  expect(getIds((await house.admin.get('/api/agreements')).body)).toEqual(ids);
});

test('a saved view belongs to its list', async () => {
  await using house = await openHouse();
  const { admin } = house;
  const view = {
    name: 'Expiring first',
    shared: false,
    query: 'list=them&sort=expiresAt',
    list: 'agreements',
  };
  expect((await admin.mutate('views.create', view)).status).toBe(200);
  const names = async (input?: object) =>
    (await admin.query('views.list', input)).body.result.data.map(({ name }: { name: string }) => name);
  expect([await names({ list: 'agreements' }), await names({}), await names()]).toEqual([
    ['Expiring first'],
    [],
    [],
  ]);
});

test('the report credits who sent an agreement with its signature; a clerk sees their own figures only', async () => {
  await using house = await openHouse();
  const { app, admin, lead } = house;
  const clerk = await app.signInAs('intake');
  const template = house.templateCalled('Contingency fee agreement');
  const post = { template, signers: [{ name: 'Maria Lopez', email: '', role: 'client' }], deliver: 'here' };
  expect((await clerk.post(`/api/clients/${lead}/agreements`, post)).status).toBe(201);
  const { tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  const people = async (who: Caller) =>
    (await who.query('reports.agreements', { days: 7 })).body.result.data.people.map(
      ({ sent, signed }: { sent: number; signed: number }) => [sent, signed],
    );
  expect((await people(admin)).sort()).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(await people(clerk)).toEqual([[1, 0]]);
});
