import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { signIn } from '../../scripts/demo/site';
import { phonePath, startDemo } from '../../scripts/demo/start-demo';
import type { OutboxRecord } from '../../shared/schemas/outbox';
import { freePort } from '../support/built-server';
import { caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { startReceiver } from '../support/mail/receiver';
import { startSmtp } from '../support/mail/smtp';
import { make } from '../support/make';
import { builtSite } from '../support/start-app';
import { runScript } from '../support/store/embedded-store';

const week = 7 * 24 * 60 * 60 * 1000;

const findStaff = async (url: string) => {
  const signedIn = await caller(url).post('/api/auth/login', signIn);
  expect(signedIn.status).toBe(200);
  return caller(url, { cookie: signedIn.headers.get('set-cookie')!.split(';')[0]! });
};

type Lead = { id: string; status: string; createdAt: string; attempts?: number };

test('the demo is a firm that lives, says what it is on each page, and starts over without anybody signed in', async () => {
  await using demo = await startDemo({ ...builtSite, trustProxy: false, leads: 120, log: () => {} });
  await once(demo.server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(demo.server.address() as AddressInfo).port}`;
  for (const page of ['/', '/login', '/es']) {
    const { text } = await caller(url).get(page);
    expect(text, page).toContain('starts over at each full hour');
    expect(text, page).toContain(signIn.password);
    expect(text, page).toContain('<meta name="robots" content="noindex">');
  }
  // The page's bar is fixed: it covers what stands before it.
  expect((await caller(url).get('/')).text).toMatch(/<\/header><div[^>]*><p class="demo-line"/);

  const staff = await findStaff(url);
  const leads = (await staff.get('/api/clients?limit=1000')).body as Lead[];
  expect(leads).toHaveLength(120);
  expect(leads.some(({ status }) => status === 'New')).toBe(true);
  expect(leads.some(({ status }) => status === 'Turned down')).toBe(true);
  const ages = leads.map(({ createdAt }) => Date.now() - Date.parse(createdAt));
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(ages.filter((age) => age < week).length).toBeGreaterThan(0);
  expect(leads.some(({ attempts = 0 }) => attempts > 1)).toBe(true);
  const { length } = (await staff.query('desk.tasks', { days: 7 })).body.result.data;
  expect(length).toBeGreaterThan(0);

  const agreements = (await staff.get('/api/agreements')).body as { state: string; lead: string }[];
  expect(agreements.map(({ state }) => state).sort()).toEqual(['complete', 'sent']);
  const complete = agreements.find(({ state }) => state === 'complete')!;
  await eventually(async () => (await staff.get(`/api/clients/${complete.lead}`)).body).toMatchObject({
    status: 'Signed',
    signed: { how: 'agreement' },
  });

  expect((await caller(url).post('/api/clients', make.client())).status).toBe(201);
  await demo.startOver();
  expect((await staff.get('/api/clients')).status).toBe(401);
  const afterRestart = (await (await findStaff(url)).get('/api/clients?limit=1000')).body as Lead[];
  expect(afterRestart).toHaveLength(120);
  expect(afterRestart.filter(({ id }) => leads.some((lead) => lead.id === id))).toEqual([]);
});

test('in the demo one texts with a made-up person', async () => {
  await using demo = await startDemo({ ...builtSite, trustProxy: false, leads: 30, log: () => {} });
  await once(demo.server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(demo.server.address() as AddressInfo).port}`;
  const phone = caller(url);
  expect((await phone.get(phonePath)).text).toContain('<title>Phone</title>');
  const [person] = (await phone.get(`${phonePath}/texts`)).body.people;
  const sent = await phone.post(`${phonePath}/texts`, { from: person.number, body: 'Can you call me?' });
  expect(sent.body).toEqual({ problem: '' });
  const staff = await findStaff(url);
  const leads = (await staff.get('/api/clients?limit=1000')).body as { id: string; phoneNumber: string }[];
  const ofNumber = leads.filter(
    ({ phoneNumber }) => `+1${phoneNumber.replaceAll(/\D/g, '')}` === person.number,
  );
  const unread = await Promise.all(ofNumber.map(({ id }) => staff.get(`/api/clients/${id}/messages`)));
  const place = unread.findIndex(({ body }) => body.length > 0);
  const { status } = await staff.post(`/api/clients/${ofNumber[place]!.id}/messages`, {
    channel: 'text',
    text: 'Yes, at 3.',
  });
  expect(status).toBe(202);
  await eventually(async () => (await phone.get(`${phonePath}/texts`)).body.texts.at(-1)).toMatchObject({
    isOurs: true,
    phone: person.number,
    body: 'Yes, at 3.',
    status: 'delivered',
  });
  await demo.startOver();
  expect((await phone.get(`${phonePath}/texts`)).body.texts).toEqual([]);
});

test('nothing leaves the demo, whatever the environment and its visitors say', async () => {
  await using smtp = await startSmtp();
  await using receiver = await startReceiver();
  const port = await freePort();
  const demo = await runScript('scripts/demo.ts', [], {
    PORT: `${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'help@lantern.example',
    STAFF_MAIL: 'desk@lantern.example',
    WEBHOOK_NETWORKS: '127.0.0.1',
    TIMESTAMP_URL: receiver.url,
  });
  try {
    await expect.poll(demo.printed, { timeout: 150_000 }).toContain('The demo is ready');
    const url = `http://127.0.0.1:${port}`;
    const staff = await findStaff(url);
    const hook = (to: string) =>
      staff.mutate('webhooks.create', { name: 'x', url: to, events: ['lead.created'], fields: [] });
    expect((await hook(receiver.url)).status).toBe(400);
    expect((await hook('https://hooks.example.com/x')).status).toBe(200);
    expect((await caller(url).post('/api/clients', make.client())).status).toBe(201);
    const outbox = async () => (await staff.query('outbox.page', { limit: 100 })).body.result.data.rows;
    await eventually(async () => (await outbox()).map(({ error }: OutboxRecord) => error)).toEqual([
      'address refused',
    ]);
    expect(smtp.got).toEqual([]);
    expect(receiver.got).toEqual([]);
  } finally {
    demo.child.kill('SIGTERM');
    await demo.ended;
  }
});
