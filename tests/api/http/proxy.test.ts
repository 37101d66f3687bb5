import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp({ trustProxy: 1 });

/** The address that the server assigns to its caller when a proxy sends this. */
const getAddress = async (app: TestApp, forwarded: string): Promise<string> =>
  (await app.anyone.send('GET', '/api/ip', { headers: { 'X-Forwarded-For': forwarded } })).body.ip;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
])('behind one proxy that writes %s the caller is %s', async (forwarded, address) => {
  const app = await shared();
  expect(await getAddress(app, forwarded)).toBe(address);
});

test.each([
  'unknown',
  '',
  '203.0.113.7:port',
  '203.0.113.7.9',
  '[2001:db8::1',
  '_hidden',
  '198.51.100.1, unknown',
  '<script>',
])('whom a proxy cannot name, as in "%s", counts as that proxy', async (forwarded) => {
  const app = await shared();
  expect(await getAddress(app, forwarded)).toBe('127.0.0.1');
});

test('the addresses of proxies are known with their ports too', async () => {
  await using app = await startApp({ trustProxy: 'loopback, 10.0.0.0/8' });
  expect(await getAddress(app, '203.0.113.7:51234, 10.0.0.2:4567, [::ffff:10.0.0.3]:80')).toBe('203.0.113.7');
  expect(await getAddress(app, '203.0.113.7, 198.51.100.1:9')).toBe('198.51.100.1');
  expect(await getAddress(app, '203.0.113.7, unknown, 10.0.0.2')).toBe('10.0.0.2');
});

test('without a trusted proxy nothing that a caller writes counts', async () => {
  await using app = await startApp();
  expect(await getAddress(app, '203.0.113.7:51234')).toBe('127.0.0.1');
});

test('one address is one caller from whatever port, and its lead carries the address alone', async () => {
  await using app = await startApp({ limits: true, trustProxy: 1 });
  const wrong = { username: 'admin', password: 'wrong password' };
  const statuses: number[] = [];
  for (let port = 50_000; port < 50_011; port++) {
    const headers = { 'X-Forwarded-For': `203.0.113.7:${port}` };
    statuses.push((await app.anyone.post('/api/auth/login', wrong, headers)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  const lead = await app.anyone.post('/api/clients', make.client({ ip_address: '' }), {
    'X-Forwarded-For': '203.0.113.8:50000',
  });
  expect(lead.body.ip_address).toBe('203.0.113.8');
});
