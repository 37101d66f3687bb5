import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';

import { failsFor } from '../../../server/webhooks/deliver';
import { eventually } from '../../support/eventually';
import { startReceiver, type TestReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

let leads = 0;
const hour = 60 * 60 * 1000;
const here = { networks: ['127.0.0.1'] };

/** An application whose clock the test moves, a signed-in administrator, and an unused receiver. */
const open = async (options: Parameters<typeof startApp>[0] = {}) => {
  const clock = { time: Date.now() };
  const app = await startApp({ now: () => clock.time, ...here, ...options });
  const receiver = await startReceiver();
  const admin = await app.signInAsAdmin();
  return {
    app,
    clock,
    receiver,
    admin,
    add: async (input: object = {}) => {
      const { body } = await admin.mutate('webhooks.create', {
        name: 'Case system',
        url: receiver.url,
        events: ['lead.created'],
        fields: [],
        ...input,
      });
      return body.result.data as { id: string; secret: string };
    },
    lead: async () =>
      (await app.anyone.post('/api/clients', make.client({ lastName: `Lopez ${++leads}` }))).body
        .id as string,
    async [Symbol.asyncDispose]() {
      await receiver[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
};

/** The background work of a second server on the same database. */
const anotherServer = ({ app, clock }: Awaited<ReturnType<typeof open>>) =>
  startApp({ dbName: app.dbName, now: () => clock.time, ...here });

const types = (receiver: TestReceiver) => receiver.bodies().map(({ type }) => type);
const errors = async ({ models }: TestApp) =>
  (await models.outbox.find({ kind: 'webhook' }).sort({ at: 1, _id: 1 }).lean()).map(({ state, error }) => [
    state,
    error,
  ]);

test('a merge sends an event about the merged lead, with the id of the remaining one', async () => {
  await using house = await open();
  await house.add({ events: ['lead.merged'] });
  const [into, from] = [await house.lead(), await house.lead()];
  await house.admin.mutate('clients.merge', {
    into: { id: into, version: 0 },
    from: { id: from, version: 0 },
    take: [],
  });
  await house.app.outbox.run();
  expect(house.receiver.bodies()).toMatchObject([
    { type: 'lead.merged', data: { into, lead: { id: from } } },
  ]);
});

test('subscribers get signed events about a lead, with the fields they asked for and no others', async () => {
  await using house = await open();
  const { secret } = await house.add({ fields: ['firstName', 'caseType', 'status'] });
  const lead = await house.lead();
  await house.app.outbox.run();
  expect(house.receiver.got).toHaveLength(1);
  const [{ headers, body }] = house.receiver.got as [(typeof house.receiver.got)[0]];
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: 'lead.created',
    version: 1,
    timestamp: new Date(house.clock.time).toISOString(),
    data: {
      source: 'website',
      id: lead,
      lead: { id: lead, firstName: 'Maria', caseType: '1', status: 'New' },
    },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^evt_/),
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
});

test('each change of a lead is sent in order with its kind, and bookkeeping makes no version', async () => {
  await using house = await open();
  await house.add({ events: ['lead.created', 'lead.updated', 'lead.status_changed', 'lead.assigned'] });
  const lead = await house.lead();
  const me = (await house.admin.get('/api/auth/me')).body.id;
  await house.admin.put(`/api/clients/${lead}`, { status: 'Contacted', firstName: 'Mary' });
  await house.admin.put(`/api/clients/${lead}`, { assignedTo: me });
  await house.app.outbox.run();
  expect(types(house.receiver)).toEqual([
    'lead.created',
    'lead.updated',
    'lead.status_changed',
    'lead.updated',
    'lead.assigned',
  ]);
  expect(house.receiver.bodies().map(({ data }) => data)).toMatchObject([
    {},
    { changed: ['firstName', 'status'] },
    { from: 'New', to: 'Contacted' },
    { changed: ['assignedTo'] },
    { from: null, assignedTo: me },
  ]);
  expect(await house.app.models.clients.findById(lead).lean()).toMatchObject({ version: 2, outbox: [] });
});

test('without a subscriber a lead carries nothing and the outbox stays empty', async () => {
  await using house = await open();
  const before = await house.lead();
  const { id } = await house.add({ events: ['lead.updated'] });
  const other = await house.lead();
  await house.admin.mutate('webhooks.remove', { id });
  await house.admin.put(`/api/clients/${other}`, { status: 'Contacted' });
  for (const lead of [before, other])
    expect((await house.app.models.clients.findById(lead).lean())?.outbox).toBeUndefined();
  expect(await house.app.models.outbox.countDocuments({ kind: 'webhook' })).toBe(0);
});

test('when a user is deleted, each of their leads sends its own event that it is unassigned', async () => {
  await using house = await open();
  const [one, two] = [await house.lead(), await house.lead()];
  const person = (await house.admin.post('/api/users', make.user())).body.id;
  for (const lead of [one, two]) await house.admin.put(`/api/clients/${lead}`, { assignedTo: person });
  await house.add({ events: ['lead.assigned'] });
  await house.admin.delete(`/api/users/${person}`);
  await house.app.outbox.run();
  expect(house.receiver.bodies().map(({ data }) => data)).toEqual(
    expect.arrayContaining([one, two].map((id) => ({ from: person, assignedTo: null, id, lead: { id } }))),
  );
  expect(house.receiver.got).toHaveLength(2);
});

test('after a rotation both secrets sign for a day, then the new one alone', async () => {
  await using house = await open();
  const { id, secret } = await house.add();
  const rotated = (await house.admin.mutate('webhooks.rotate', { id })).body.result.data;
  expect(rotated.secret).not.toBe(secret);
  const sendAndVerify = async () => {
    await house.lead();
    await house.app.outbox.run();
    const { body, headers } = house.receiver.got.at(-1)!;
    const id = headers['webhook-id']!;
    // The library checks the time by the machine's clock, so sign the expected value again.
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const signatures = headers['webhook-signature']!.split(' ');
    return [secret, rotated.secret].map((one) => signatures.includes(new Webhook(one).sign(id, at, body)));
  };
  expect(await sendAndVerify()).toEqual([true, true]);
  house.clock.time += 25 * hour;
  expect(await sendAndVerify()).toEqual([false, true]);
});

test('of two people who edit one webhook the second is refused', async () => {
  await using house = await open();
  const { id } = await house.add();
  const [{ version }] = (await house.admin.query('webhooks.list')).body.result.data;
  const save = (name: string) =>
    house.admin.mutate('webhooks.update', {
      ...{ id, version, name, url: house.receiver.url, events: ['lead.created'] },
    });
  expect((await save('First')).body.result.data).toEqual({ version: 1 });
  expect((await save('Second')).status).toBe(409);
  const [stored] = (await house.admin.query('webhooks.list')).body.result.data;
  expect(stored).toMatchObject({ name: 'First', version: 1 });
});

test('a secret is shown once: neither lists, nor the log, nor the database hold it', async () => {
  await using house = await open();
  const { secret } = await house.add();
  const list = await house.admin.query('webhooks.list');
  expect(list.body.result.data).toHaveLength(1);
  const stored = await Promise.all([
    house.app.models.webhooks.find().lean(),
    house.app.models.audit.find().lean(),
  ]);
  expect(JSON.stringify([list.body, stored, house.app.logged])).not.toContain(secret.slice(6));
});

test('the audit log names the host that a webhook sends to, and neither the path nor a key in its address', async () => {
  await using house = await open();
  const { url } = house.receiver;
  const input = { name: 'Case system', events: ['lead.created'], fields: [] };
  const { id } = await house.add({ url: `${url}/first?key=hidden` });
  await house.admin.mutate('webhooks.update', { id, ...input, url: `${url}/second?key=hidden` });
  await house.admin.mutate('webhooks.remove', { id });
  const entries = await house.app.models.audit.find({ entity: 'webhook' }).sort({ _id: 1 }).lean();
  const { host } = new URL(url);
  const hosts = entries.map(({ changes }) => changes.find(({ field }) => field === 'url'));
  expect(hosts).toMatchObject([
    { from: '', to: host },
    { from: host, to: host },
    { from: host, to: '' },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/hidden|first|second/);
});

test('a receiver that answers 500 for an hour gets each event in its order once it is well', async () => {
  await using house = await open();
  await house.add({ events: ['lead.created', 'lead.status_changed'] });
  house.receiver.behave((_, res) => void res.writeHead(500).end('we are ill'));
  const lead = await house.lead();
  await house.admin.put(`/api/clients/${lead}`, { status: 'Contacted' });
  const begun = house.clock.time;
  for (; house.clock.time < begun + hour; house.clock.time += 30_000) await house.app.outbox.run();
  expect(new Set(types(house.receiver))).toEqual(new Set(['lead.created']));
  expect(house.receiver.got.length).toBeGreaterThan(5);
  expect(house.receiver.got.length).toBeLessThan(12);
  const rows = (await house.admin.query('outbox.page', { state: 'waiting' })).body.result.data.rows;
  expect(rows).toContainEqual(
    expect.objectContaining({
      event: 'lead.created',
      error: 'HTTP 500',
      tries: house.receiver.got.length,
      answer: { status: 500, text: 'we are ill', ms: expect.any(Number) },
    }),
  );
  house.receiver.behave((_, res) => res.end());
  house.clock.time += 2 * hour;
  await house.app.outbox.run();
  expect(types(house.receiver).slice(-2)).toEqual(['lead.created', 'lead.status_changed']);
  const ids = house.receiver.got.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
  expect(await errors(house.app)).toEqual([
    ['done', ''],
    ['done', ''],
  ]);
});

test('a receiver that failed for days is paused, staff find it in the log, and what waited comes when it is resumed', async () => {
  await using house = await open();
  const { id } = await house.add();
  house.receiver.behave((_, res) => void res.writeHead(503).end());
  await house.lead();
  await house.app.outbox.run();
  house.clock.time += failsFor;
  await house.app.outbox.run();
  const tried = house.receiver.got.length;
  // Days have passed, and the session has expired.
  const admin = await house.app.signInAsAdmin();
  const [webhook] = (await admin.query('webhooks.list')).body.result.data;
  expect(webhook).toMatchObject({ id, paused: 'failing' });
  expect(await house.app.models.audit.findOne({ action: 'pause' }).lean()).toMatchObject({
    actor: 'Lantern',
    entity: 'webhook',
    entityId: id,
  });
  const later = await house.lead();
  await house.app.outbox.run();
  expect(house.receiver.got).toHaveLength(tried);
  expect(await errors(house.app)).toContainEqual(['needs a look', 'paused']);

  house.receiver.behave((_, res) => res.end());
  await admin.mutate('webhooks.resume', { id });
  await house.app.outbox.run();
  expect(house.receiver.bodies().at(-1).data.lead.id).toBe(later);
});

test('a receiver that answers 410 is paused immediately', async () => {
  await using house = await open();
  await house.add();
  house.receiver.behave((_, res) => void res.writeHead(410).end());
  await house.lead();
  await house.app.outbox.run();
  expect((await house.admin.query('webhooks.list')).body.result.data).toMatchObject([{ paused: 'gone' }]);
  expect(await errors(house.app)).toEqual([['needs a look', 'HTTP 410']]);
});

test('staff can send a message again: the id stays, the try is counted, and the log records it', async () => {
  await using house = await open();
  await house.add();
  await house.lead();
  await house.app.outbox.run();
  const { rows } = (await house.admin.query('outbox.page', {})).body.result.data;
  const { name } = (await house.admin.query('webhooks.list')).body.result.data[0];
  expect(rows).toMatchObject([{ state: 'done', tries: 1, receiver: name }]);
  const again = await house.admin.mutate('outbox.sendAgain', { ids: [rows[0].id] });
  expect(again.body.result.data).toEqual({ count: 1 });
  await house.app.outbox.run();
  const ids = house.receiver.got.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([rows[0].eventId, rows[0].eventId]);
  expect((await house.admin.query('outbox.page', {})).body.result.data.rows).toMatchObject([{ tries: 2 }]);
  expect(await house.app.models.audit.countDocuments({ action: 'send-again' })).toBe(1);
});

test('all that needs a look is sent again together', async () => {
  await using house = await open({ networks: [] });
  await house.app.models.webhooks.create({
    name: 'x',
    url: house.receiver.url,
    events: ['lead.created'],
    fields: [],
    paused: '',
    secrets: [],
    createdAt: new Date(),
  });
  await house.app.interest.look();
  await house.lead();
  await house.lead();
  await house.app.outbox.run();
  expect(await errors(house.app)).toEqual([
    ['needs a look', 'secret lost'],
    ['needs a look', 'secret lost'],
  ]);
  const again = await house.admin.mutate('outbox.sendAgain', { allThatNeedALook: true });
  expect(again.body.result.data).toEqual({ count: 2 });
  expect(await errors(house.app)).toEqual([
    ['waiting', ''],
    ['waiting', ''],
  ]);
});

test('a private address is refused when it is saved, and again when it is connected to', async () => {
  await using house = await open({ networks: [], lookUp: async () => ['127.0.0.1'] });
  const add = (url: string) =>
    house.admin.mutate('webhooks.create', { name: 'x', url, events: ['lead.created'], fields: [] });
  const urls = [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://me:secret@example.com/',
    'ftp://example.com/',
    'example.com',
  ];
  for (const url of urls) expect([url, (await add(url)).status]).toEqual([url, 400]);
  expect((await add(`https://rebound.example:${house.receiver.port}/`)).status).toBe(200);
  await house.lead();
  await house.app.outbox.run();
  expect(await errors(house.app)).toEqual([['needs a look', 'address refused']]);
  expect(house.receiver.got).toEqual([]);
});

test('an http address that no named network covers is refused when it is set, naming the setting', async () => {
  const names: Record<string, string[]> = {
    'inside.example': ['127.0.0.1'],
    'public.example': ['93.184.215.14'],
  };
  const lookUp = async (name: string) => names[name] ?? Promise.reject(new Error('ENOTFOUND'));
  await using house = await open({ lookUp });
  const vendor = (await house.admin.post('/api/vendors', { name: 'Bright Leads' })).body.id;
  const { id } = await house.add();
  const input = (url: string) => ({ name: 'x', url, events: ['lead.created'], fields: [] });
  const settings = (url: string) => [
    house.admin.mutate('webhooks.create', input(url)),
    house.admin.mutate('webhooks.update', { id, ...input(url) }),
    house.admin.post('/api/webhooks', { url, vendor, stages: ['signed'] }),
  ];
  for (const url of ['http://93.184.215.14/', 'http://public.example/', 'http://nowhere.example/'])
    for (const answer of await Promise.all(settings(url))) {
      expect([url, answer.status]).toEqual([url, 400]);
      expect(JSON.stringify(answer.body)).toContain('WEBHOOK_NETWORKS');
    }
  expect(await house.app.models.webhooks.distinct('url')).toEqual([house.receiver.url]);
  for (const answer of await Promise.all(settings('http://inside.example/')))
    expect(answer.status).toBeLessThan(300);
});

test('a test event goes to one receiver and holds no lead', async () => {
  await using house = await open();
  const { id, secret } = await house.add();
  await house.admin.mutate('webhooks.test', { id });
  await house.app.outbox.run();
  const [{ body, headers }] = house.receiver.got as [(typeof house.receiver.got)[0]];
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test', data: {} });
});

test('a webhook that is deleted takes along what was still to be sent there', async () => {
  await using house = await open();
  const { id } = await house.add();
  house.receiver.behave((_, res) => void res.writeHead(500).end());
  await house.lead();
  await house.app.outbox.run();
  await house.admin.mutate('webhooks.remove', { id });
  expect(await house.app.models.outbox.countDocuments({ kind: 'webhook' })).toBe(0);
});

test('two servers of one database share the deliveries, and each event is sent by one of them', async () => {
  await using house = await open();
  await house.add({ events: ['lead.created', 'lead.status_changed'] });
  const ids = [];
  for (let number = 0; number < 12; number++) ids.push(await house.lead());
  const { models } = house.app;
  await using other = await anotherServer(house);
  for (const id of ids) await house.admin.put(`/api/clients/${id}`, { status: 'Contacted' });
  // Entries that one server skips because the other has an earlier one wait for its next look.
  const sent = async () => {
    await Promise.all([house.app.outbox.run(), other.outbox.run()]);
    return house.receiver.got.length;
  };
  await expect.poll(sent).toBe(24);
  const eventIds = house.receiver.got.map(({ headers }) => headers['webhook-id']);
  expect(new Set(eventIds).size).toBe(24);
  for (const id of ids)
    expect(
      house.receiver
        .bodies()
        .filter(({ data }) => data.lead.id === id)
        .map(({ type }) => type),
    ).toEqual(['lead.created', 'lead.status_changed']);
  const entries = await models.outbox.find({ kind: 'webhook' }).lean();
  expect(entries.map(({ state, tries }) => [state, tries])).toEqual(Array(24).fill(['done', 1]));
});

test('an overdue task sends one event; one that was done or moved before sends none', async () => {
  await using house = await open();
  await house.add({ events: ['task.overdue'] });
  const lead = await house.lead();
  const dueAt = new Date(house.clock.time + hour).toISOString();
  for (const title of ['Ask for records', 'Write back'])
    await house.admin.mutate('desk.addTask', {
      id: lead,
      task: { title, kind: 'other', dueAt, remindAt: null },
    });
  const tasks = (await house.app.models.clients.findById(lead).lean())!.openTasks!;
  expect(tasks).toHaveLength(2);
  const [late, done] = tasks.map(({ _id }) => String(_id));
  await house.admin.mutate('desk.changeTask', { id: lead, taskId: done, change: { how: 'done' } });
  await house.app.outbox.run();
  expect(house.receiver.got).toEqual([]);
  house.clock.time += 2 * hour;
  await house.app.outbox.run();
  await house.app.outbox.run();
  expect(house.receiver.bodies().map(({ type, data }) => [type, data])).toEqual([
    ['task.overdue', { task: late, dueAt, id: lead, lead: { id: lead } }],
  ]);
});

test('a deletion sends only the lead’s id, and a restore sends the lead’s fields', async () => {
  await using house = await open();
  await house.add({ events: ['lead.created', 'lead.updated', 'lead.deleted'], fields: ['firstName'] });
  const lead = await house.lead();
  await house.admin.delete(`/api/clients/${lead}`);
  await house.app.outbox.run();
  await house.admin.mutate('clients.restore', { id: lead });
  await house.app.outbox.run();
  expect(house.receiver.bodies().map(({ type, data }) => [type, data])).toEqual([
    ['lead.created', { source: 'website', id: lead, lead: { id: lead } }],
    ['lead.deleted', { id: lead, lead: { id: lead } }],
    ['lead.updated', { changed: ['deletedAt'], id: lead, lead: { id: lead, firstName: 'Maria' } }],
  ]);
});

test('a receiver that never answers does not hold up another, and is asked one thing at a time once it failed', async () => {
  await using silent = await startReceiver(() => {});
  await using house = await open();
  await house.add({ url: silent.url });
  await house.add();
  for (let number = 0; number < 20; number++) await house.lead();
  await using other = await anotherServer(house);
  await other.outbox.start();
  await eventually(() => house.receiver.got.length).toBe(20);
  expect(silent.got.length).toBeLessThanOrEqual(8);
  await other.outbox.close();

  await house.app.models.webhooks.updateOne(
    { url: silent.url },
    { $set: { failingSince: new Date(house.clock.time) } },
  );
  const before = silent.got.length;
  silent.behave((_, res) => void setTimeout(() => res.writeHead(503).end(), 200));
  await house.app.outbox.run();
  const entries = await house.app.models.outbox.find({ kind: 'webhook', state: 'waiting' }).lean();
  expect(entries).toHaveLength(20);
  expect(entries.filter(({ tries }) => tries > 0).length).toBe(silent.got.length - before);
  expect(silent.got.length - before).toBeLessThan(10);
  expect(entries.every(({ dueAt }) => dueAt.getTime() > house.clock.time)).toBe(true);
});

test('a webhook hears of the lead that another server accepts right after it was created', async () => {
  await using house = await open({ isShared: true });
  await using other = await startApp({
    dbName: house.app.dbName,
    isShared: true,
    now: () => house.clock.time,
    ...here,
  });
  const ids: string[] = [];
  for (let lead = 0; lead < 5; lead++) {
    await house.add({ name: `System ${lead}` });
    const answer = await other.anyone.post('/api/clients', make.client({ lastName: `Other ${lead}` }));
    ids.push(answer.body.id);
  }
  await other.outbox.run();
  const heard = (id: string) => house.receiver.bodies().filter(({ data }) => data.id === id).length;
  // Each is heard by the webhooks there are when it is collected.
  await eventually(() => ids.map(heard)).toEqual([5, 5, 5, 5, 5]);
});
