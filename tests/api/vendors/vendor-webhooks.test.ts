import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { withNewSecret } from '../../../server/core/endpoints/endpoint';
import { vendorWebhooks } from '../../../server/operations/migrations/0014-vendor-webhooks';
import type { Caller } from '../../support/caller';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const here = { networks: ['127.0.0.1'] };
const tell = (admin: Caller, webhook: object) => admin.post('/api/webhooks', webhook);
const all = ['accepted', 'contacted', 'signed', 'turned_down', 'returned'];
const person = (name: string) => ({
  ...make.client({ email: `${name}@example.com`, phoneNumber: `x${name}`, caseType: '2' }),
  externalId: name,
  subId1: 'click-7',
});

test('a vendor gets signed reports on its own leads and on nobody else’s', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { price: 40, returnReasons: ['Wrong number'] });
  const other = await makeVendor(app, admin, { name: 'Other' });
  const saved = await tell(admin, { vendor: id, url: receiver.url, stages: all });
  expect([saved.status, saved.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
  const [a, b] = [
    (await by.post('/api/clients', person('a'))).body.id,
    (await by.post('/api/clients', person('b'))).body.id,
  ];
  const foreign = (await other.by.post('/api/clients', person('f'))).body.id;
  await app.anyone.post('/api/clients', person('w'));
  for (const update of [
    { status: 'Contacted' },
    { status: 'Qualified' },
    { status: 'Signed' },
    { status: 'Turned down', statusReason: 'Could not be reached' },
  ])
    await admin.put(`/api/clients/${a}`, update);
  await admin.put(`/api/clients/${foreign}`, { status: 'Signed' });
  await admin.post(`/api/clients/${b}/return`, { reason: 'Wrong number' });
  await app.outbox.run();

  for (const { body, headers } of receiver.got) new Webhook(saved.body.secret).verify(body, headers);
  const postbacks = receiver
    .bodies()
    .map(({ type, data }) => [data.externalId, type, data.reason, data.price]);
  expect(postbacks.filter(([name]) => name === 'a')).toEqual([
    ['a', 'lead.accepted', '', 40],
    ['a', 'lead.contacted', '', 40],
    ['a', 'lead.signed', '', 40],
    ['a', 'lead.turned_down', 'Could not be reached', 40],
  ]);
  expect(postbacks.filter(([name]) => name === 'b')).toEqual([
    ['b', 'lead.accepted', '', 40],
    ['b', 'lead.returned', 'Wrong number', 0],
  ]);
  expect(postbacks).toHaveLength(6);
  expect(receiver.bodies()[0].data).toMatchObject({ id: expect.any(String), subId1: 'click-7' });
  expect(JSON.stringify(receiver.got)).not.toMatch(/Maria|Lopez|example\.com/);
  const outbox = await admin.query('outbox.page', { webhook: saved.body.id });
  expect(outbox.body.result.data.total).toBe(6);
});

test('a reason outside the lists is not reported, and only chosen outcomes are', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  await tell(admin, { vendor: id, url: receiver.url, stages: ['turned_down'] });
  const lead = (await by.post('/api/clients', person('a'))).body.id;
  await admin.put(`/api/clients/${lead}`, { status: 'Turned down', statusReason: 'She was rude' });
  await app.outbox.run();
  expect(receiver.bodies().map(({ data }) => [data.stage, data.reason])).toEqual([['turned_down', '']]);
});

test('a report that a vendor could not take comes again, with the same id, and shows in the outbox', async () => {
  let time = Date.now();
  await using receiver = await startReceiver((_, res) => void res.writeHead(500).end());
  await using app = await startApp({ ...here, now: () => time });
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  await tell(admin, { vendor: id, url: receiver.url, stages: ['accepted'] });
  await by.post('/api/clients', person('a'));
  await app.outbox.run();
  receiver.behave((_, res) => res.end('ok'));
  time += 60 * 60 * 1000;
  await app.outbox.run();
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([
    receiver.got[0]!.headers['webhook-id'],
    receiver.got[0]!.headers['webhook-id'],
  ]);
  expect((await admin.get('/api/webhooks')).body[0]).toMatchObject({
    name: 'Bright Leads',
    vendor: id,
    lastSuccessAt: expect.stringMatching(/Z$/),
  });
});

test('a test report contains no lead, a new secret signs next to the old one, and removal stops all reports', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  const webhook = { vendor: id, url: receiver.url };
  expect((await tell(admin, { ...webhook, url: 'http://10.0.0.1/', stages: all })).status).toBe(400);
  expect((await tell(admin, { ...webhook, stages: [] })).status).toBe(400);
  const created = (await tell(admin, { ...webhook, stages: all })).body;
  await admin.mutate('webhooks.update', { id: created.id, url: receiver.url, stages: ['signed'] });
  const rotated = await admin.mutate('webhooks.rotate', { id: created.id });
  await admin.mutate('webhooks.test', { id: created.id });
  await app.outbox.run();
  expect(receiver.bodies()).toMatchObject([{ type: 'webhook.test', data: {} }]);
  for (const secret of [created.secret, rotated.body.result.data.secret])
    new Webhook(secret).verify(receiver.got[0]!.body, receiver.got[0]!.headers);
  await by.post('/api/clients', person('b'));
  await app.outbox.run();
  expect(receiver.got).toHaveLength(1);
  expect((await admin.delete(`/api/webhooks/${created.id}`)).status).toBe(204);
  const lead = (await by.post('/api/clients', person('a'))).body.id;
  await admin.put(`/api/clients/${lead}`, { status: 'Signed' });
  await app.outbox.run();
  expect(receiver.got).toHaveLength(1);
  expect(JSON.stringify(await app.models.audit.find().lean())).not.toContain(receiver.url);
});

test('a vendor’s webhook asks for no field of the person, and stays the vendor’s when it is changed', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  const input = {
    url: receiver.url,
    events: ['lead.created', 'lead.updated'],
    fields: ['email', 'firstName'],
  };
  const webhook = (await tell(admin, { ...input, vendor: id, stages: ['accepted'] })).body;
  await admin.mutate('webhooks.update', { id: webhook.id, ...input, vendor: null, stages: ['accepted'] });
  await by.post('/api/clients', person('a'));
  await app.anyone.post('/api/clients', person('w'));
  await app.outbox.run();
  expect(receiver.bodies().map(({ type }) => type)).toEqual(['lead.accepted']);
  expect(JSON.stringify(receiver.got)).not.toMatch(/Maria|Lopez|example\.com/);
});

test('a postback of an earlier version goes on as a webhook: its secret signs, and what waited is sent', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin, { price: 40 });
  const lead = (await by.post('/api/clients', person('a'))).body.id;
  const sealed = withNewSecret(app.webhooks.seal, id, [], Date.now());
  const db = app.models.vendors.db.db!;
  await db.collection<object & { _id: string }>('postbacks').insertOne({
    ...{ _id: id, url: receiver.url, stages: ['accepted', 'signed'], secrets: sealed.secrets },
  });
  const data = { event: 'lead.accepted', vendor: id, stage: 'accepted', lead, source: 'vendor' };
  await app.models.outbox.create({
    ...{ _id: 'evt_1:postback', eventId: 'evt_1', kind: 'postback', data, state: 'waiting' },
    ...{
      lane: `postback-${id}:${lead}`,
      at: new Date(),
      dueAt: new Date(),
      attempts: 0,
      tries: 0,
      error: '',
    },
  });
  await vendorWebhooks.up(db);
  await vendorWebhooks.up(db);
  await app.interest.look();
  await admin.put(`/api/clients/${lead}`, { status: 'Signed' });
  await app.outbox.run();
  expect(receiver.bodies().map(({ type, data: { price } }) => [type, price])).toEqual([
    ['lead.accepted', 40],
    ['lead.signed', 40],
  ]);
  for (const { body, headers } of receiver.got) new Webhook(sealed.secret).verify(body, headers);
  expect((await admin.get('/api/webhooks')).body).toMatchObject([
    { id, name: 'Bright Leads', vendor: id, stages: ['accepted', 'signed'], paused: '' },
  ]);
  expect(await db.collection('postbacks').countDocuments()).toBe(0);
});
