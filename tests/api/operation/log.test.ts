import { expect, test, vi } from 'vitest';
import { createLog } from '../../../server/core/http/log';
import { createTransport } from '../../../server/mail/transport';
import { firm } from '../../support/browser/firm';
import { caller } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { startSmtp } from '../../support/mail/smtp';
import { make } from '../../support/make';
import { openEvents } from '../../support/read-events';
import { noMail, startApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const secret = 'a-secret-that-the-mail-server-has';

/** Captures everything this process writes to its two outputs until released, plus the lines of its own log. */
const listen = () => {
  const output: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0),
  );
  return {
    log: createLog((lines) => output.push(lines)),
    text: () => output.join(''),
    [Symbol.dispose]: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
};

test('nothing that a whole run prints holds a name, an address, a number, a password, a token or a key', async () => {
  using output = listen();
  await using smtp = await startSmtp();
  smtp.behave({ rcpt: 550 });
  const transport = createTransport(smtp.url);
  await using app = await startApp({
    log: output.log,
    publicUrl: firm.origin,
    mail: { ...noMail, transport, from: 'Help <help@lantern.example>', bounceSecret: secret },
  });
  const { anyone, models, feed } = app;
  const admin = await app.signInAsAdmin();
  const vendor = await makeVendor(app, admin);
  const form = (path: string, fields: Record<string, string>) =>
    anyone.send('POST', path, { body: new URLSearchParams(fields) });
  const bouncing = (key: string) =>
    caller(app.url, { Authorization: `Bearer ${key}`, 'Content-Type': 'message/rfc822' });
  const failure = () => {
    throw new Error('dup key: { email: "maria.lopez@example.com", phoneNumber: "(415) 555-0132" }');
  };
  const statuses: number[] = [];
  const noteStatuses = async (...answers: Promise<{ status: number }>[]) =>
    void statuses.push(...(await Promise.all(answers)).map(({ status }) => status));

  const person = make.client();
  await noteStatuses(
    anyone.post('/api/clients', person, { 'Idempotency-Key': 'Maria Lopez 1' }),
    anyone.post('/api/clients', { ...person, email: 'maria.lopez' }),
    anyone.send('POST', '/api/clients', {
      body: '{"firstName":"Maria',
      headers: { 'Content-Type': 'application/json' },
    }),
    anyone.get('/api/clients/maria.lopez@example.com?phoneNumber=4155550132'),
    anyone.get('/Maria-Lopez/has/cancer'),
    vendor.by.post('/api/clients', { ...person, lastName: 'Okafor' }),
    caller(app.url, { 'X-Api-Key': 'lk_not-a-key' }).post('/api/clients', person),
    vendor.by.get('/api/posts/maria.lopez@example.com'),
  );
  await app.outbox.run();
  await noteStatuses(
    anyone.post('/api/auth/login', { username: 'admin', password: 'the wrong password' }),
    anyone.post('/api/auth/login', { username: 'maria.lopez@example.com', password: 'quiet harbor lamp' }),
    anyone.mutate('links.request', { email: 'maria.lopez@example.com' }),
    anyone.mutate('links.open', { token: 'a-token-that-nobody-gave' }),
    bouncing(secret).send('POST', '/api/mail/bounces', { body: 'To: maria.lopez@example.com\r\n\r\nMaria' }),
    bouncing('a-wrong-secret').send('POST', '/api/mail/bounces', { body: 'To: maria.lopez@example.com' }),
    anyone.get('/api/mail/unsubscribe/maria.lopez@example.com'),
    form('/your-data', { kind: 'access', name: 'Maria Lopez', email: 'maria.lopez@example.com' }),
    form('/stop-contacting-me', { email: 'maria.lopez@example.com', phoneNumber: '(415) 555-0132' }),
  );

  models.webhooks.find = failure as never;
  models.users.create = failure as never;
  feed.follow = failure as never;
  await noteStatuses(
    admin.get('/api/webhooks'),
    admin.query('webhooks.list'),
    admin.post('/api/users', make.user()),
    admin.mutate('users.create', make.user()),
  );
  await using events = await openEvents(`${app.url}/trpc/clients.news`, admin.headers);
  await events.next();

  await eventually(() => output.text()).toContain('clients.news');
  const cookie = admin.headers.cookie!.split('=')[1]!;
  const logText = output.text();
  // The run must have covered responses of each kind, failures in the log, and refused mail.
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 303, 400, 401, 404, 500]));
  expect(logText).toMatch(/"status":500,"ms":\d+,"error":"Error"/);
  expect(logText).toContain('"work":"mail"');
  for (const said of [vendor.key, secret, cookie]) expect(logText).not.toContain(said);
  expect(logText).not.toMatch(
    /maria|lopez|okafor|@example|555-?01|4155550|lk_|password|harbor|wrong-secret|nobody-gave|cancer|dup key/i,
  );
});
