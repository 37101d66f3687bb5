import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { startReceiver } from '../../support/mail/receiver';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const here = { networks: ['127.0.0.1'] };
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
  const saved = await admin.put(`/api/vendors/${id}/postback`, { url: receiver.url, stages: all });
  expect([saved.status, saved.body.secret]).toEqual([200, expect.stringMatching(/^whsec_/)]);
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
  const outbox = await admin.query('outbox.page', { kind: 'postback' });
  expect(outbox.body.result.data.total).toBe(6);
});

test('a reason outside the lists is not reported, and only chosen outcomes are', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  await admin.put(`/api/vendors/${id}/postback`, { url: receiver.url, stages: ['turned_down'] });
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
  await admin.put(`/api/vendors/${id}/postback`, { url: receiver.url, stages: ['accepted'] });
  await by.post('/api/clients', person('a'));
  await app.outbox.run();
  receiver.behave((_, res) => res.end('ok'));
  time += 60 * 60 * 1000;
  await app.outbox.run();
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([
    receiver.got[0]!.headers['webhook-id'],
    receiver.got[0]!.headers['webhook-id'],
  ]);
  expect((await admin.get(`/api/vendors/${id}/postback`)).body.lastSuccessAt).toMatch(/Z$/);
});

test('a test report contains no lead, a new secret signs next to the old one, and removal stops all reports', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp(here);
  const admin = await app.signInAsAdmin();
  const { id, by } = await makeVendor(app, admin);
  const path = `/api/vendors/${id}/postback`;
  expect((await admin.get(path)).body).toBeNull();
  expect((await admin.put(path, { url: 'http://10.0.0.1/', stages: all })).status).toBe(400);
  expect((await admin.put(path, { url: receiver.url, stages: [] })).status).toBe(400);
  const first = (await admin.put(path, { url: receiver.url, stages: all })).body.secret;
  expect((await admin.put(path, { url: receiver.url, stages: ['signed'] })).body.secret).toBeUndefined();
  const second = (await admin.post(`${path}/secret`, {})).body.secret;
  expect((await admin.post(`${path}/test`, {})).status).toBe(204);
  await app.outbox.run();
  expect(receiver.bodies()).toMatchObject([{ type: 'postback.test', data: {} }]);
  for (const secret of [first, second])
    new Webhook(secret).verify(receiver.got[0]!.body, receiver.got[0]!.headers);
  expect((await admin.delete(path)).status).toBe(204);
  const lead = (await by.post('/api/clients', person('a'))).body.id;
  await admin.put(`/api/clients/${lead}`, { status: 'Signed' });
  await app.outbox.run();
  expect(receiver.got).toHaveLength(1);
  expect(JSON.stringify(await app.models.audit.find().lean())).not.toContain(receiver.url);
});
