import type { Request, Response } from 'express';
import { mongo } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { type Answer, caller } from '../../support/caller';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const withPages = shareApp({ pages: { handler: () => undefined, form: [], strictContent: true } });

const shared = shareApp();

const nobody = 'f'.repeat(24);

/** Checks that a response is an error in the standard format, without internal details. */
const expectError = (answer: Answer, status: number, code: string) => {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  const { issues, ...rest } = answer.body;
  expect(rest).toEqual({
    message: expect.stringMatching(/^[A-Z].*\.|^Invalid credentials/),
    code,
    requestId: answer.headers.get('x-request-id'),
  });
  if (issues !== undefined) {
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues)
      expect(issue).toEqual({
        path: expect.any(Array),
        message: expect.any(String),
        code: expect.any(String),
      });
  }
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.text).not.toMatch(/stack|node_modules|\.ts\b|\bat [\w.]+ \(|Mongo|mongoose/i);
};

test('400: fields that are wrong, a body that is no JSON, and an address that is malformed', async () => {
  const app = await shared();
  const headers = { 'Content-Type': 'application/json' };
  expectError(await app.anyone.post('/api/clients', {}), 400, 'BAD_REQUEST');
  for (const body of ['{', '{"a":', '"text"', 'null', '\u0000', '{"a":1}}'])
    expectError(await app.anyone.send('POST', '/api/clients', { headers, body }), 400, 'PARSE_ERROR');
  expectError(await app.anyone.get('/api/clients/%zz'), 400, 'BAD_REQUEST');
});

test('401: nobody is signed in', async () => {
  const app = await shared();
  expectError(await app.anyone.get('/api/clients'), 401, 'UNAUTHORIZED');
  expectError(
    await app.anyone.post('/api/auth/login', { username: 'a', password: 'b' }),
    401,
    'UNAUTHORIZED',
  );
  expectError(await app.anyone.send('POST', '/api/media/upload'), 401, 'UNAUTHORIZED');
  expectError(await app.anyone.get('/api/exports/clients.csv'), 401, 'UNAUTHORIZED');
});

test('403: a signed-in person without the right', async () => {
  const app = await shared();
  const user = await app.signInAsUser();
  expectError(await user.get('/api/clients'), 403, 'FORBIDDEN');
  expectError(await user.send('POST', '/api/media/upload'), 403, 'FORBIDDEN');
  expectError(await user.get('/api/exports/clients.csv'), 403, 'FORBIDDEN');
});

test('404: no such record, and nothing at an address', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  expectError(await admin.get(`/api/clients/${nobody}`), 404, 'NOT_FOUND');
  for (const path of ['/api', '/api/', '/api/nothing', '/api/Clients', '/api/clients/a/b'])
    expectError(await app.anyone.get(path), 404, 'NOT_FOUND');
  expect((await app.anyone.get('/nothing')).status).toBe(404);
});

test.each([
  ['PATCH', '/api/clients', 'POST, GET, HEAD, OPTIONS'],
  ['DELETE', '/api/clients', 'POST, GET, HEAD, OPTIONS'],
  ['POST', `/api/clients/${nobody}`, 'GET, PUT, DELETE, HEAD, OPTIONS'],
  ['GET', '/api/services/1', 'PUT, DELETE, OPTIONS'],
  ['GET', '/api/auth/login', 'POST, OPTIONS'],
  ['POST', '/api/ip', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/media/upload', 'POST, OPTIONS'],
  ['PUT', '/api/docs.css', 'GET, HEAD, OPTIONS'],
  ['POST', `/api/agreements/${nobody}/file`, 'GET, HEAD, OPTIONS'],
  ['GET', `/api/clients/${nobody}/scans`, 'POST, OPTIONS'],
  ['GET', `/api/clients/${nobody}/mail`, 'POST, OPTIONS'],
  ['POST', '/api/consent/checkpoint', 'GET, HEAD, OPTIONS'],
])('405: %s %s is refused and %s allowed', async (method, path, allow) => {
  const app = await shared();
  const refused = await app.anyone.send(method, path);
  expectError(refused, 405, 'METHOD_NOT_SUPPORTED');
  expect(refused.headers.get('allow')?.split(', ').sort()).toEqual(allow.split(', ').sort());
});

test.each([
  ['/api/clients', 'POST, GET, HEAD, OPTIONS'],
  [`/api/clients/${nobody}`, 'GET, PUT, DELETE, HEAD, OPTIONS'],
  ['/api/users', 'GET, POST, HEAD, OPTIONS'],
  ['/api/media/upload', 'POST, OPTIONS'],
  ['/api/exports/clients.csv', 'GET, HEAD, POST, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
  [`/api/consent/snapshots/${nobody}`, 'GET, HEAD, OPTIONS'],
])('OPTIONS %s is answered with what is allowed there: %s', async (path, allow) => {
  const app = await withPages();
  const answer = await app.anyone.send('OPTIONS', path);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allow.split(', ').sort());
});

test('a route may leave other methods to the page at its address', async () => {
  const pages = {
    handler: (_req: Request, res: Response) => void res.send('the page'),
    form: [],
    strictContent: true,
  };
  await using app = await startApp({ pages });
  for (const method of ['GET', 'PUT', 'OPTIONS'])
    expect((await app.anyone.send(method, '/stop-contacting-me')).text).toBe('the page');
  expectError(await app.anyone.send('PUT', '/api/consent/stop/1'), 404, 'NOT_FOUND');
});

test('OPTIONS of what does not exist is 404', async () => {
  const app = await shared();
  expectError(await app.anyone.send('OPTIONS', '/api/nothing'), 404, 'NOT_FOUND');
});

test('409: it contradicts what is stored', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.post('/api/users', make.user());
  expectError(await admin.post('/api/users', make.user()), 409, 'CONFLICT');
});

test('413: a body larger than 100 kB', async () => {
  const app = await shared();
  const refused = await app.anyone.post('/api/clients', { ...make.client(), more: 'x'.repeat(102_400) });
  expectError(refused, 413, 'PAYLOAD_TOO_LARGE');
});

test('415: a body of another type', async () => {
  const app = await shared();
  const refused = await app.anyone.send('POST', '/api/clients', {
    body: '{}',
    headers: { 'Content-Type': 'text/plain' },
  });
  expectError(refused, 415, 'UNSUPPORTED_MEDIA_TYPE');
});

test('422: an Idempotency-Key with another body', async () => {
  const app = await shared();
  const key = { 'Idempotency-Key': 'a' };
  await app.anyone.post('/api/clients', make.client(), key);
  const refused = await app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }), key);
  expectError(refused, 422, 'UNPROCESSABLE_CONTENT');
});

test('429: too many requests, with the seconds to wait', async () => {
  await using app = await startApp({ limits: true });
  const answers = await Promise.all(
    Array.from({ length: 121 }, (_, index) =>
      app.anyone.post('/api/clients', make.client({ firstName: `Maria ${index}` })),
    ),
  );
  const refused = answers.find(({ status }) => status === 429)!;
  expectError(refused, 429, 'TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await app.models.clients.countDocuments()).toBe(120);
});

/** Makes the next lead fail in the database with this error. */
const breakInsert = ({ models }: TestApp, failure: () => Promise<never>) => {
  (models.clients.collection as unknown as { insertMany: () => Promise<never> }).insertMany = failure;
};

test('500: a fault of ours is masked, and the log tells where it was', async () => {
  await using app = await startApp();
  breakInsert(app, async () => {
    throw new RangeError('E11000 at /srv/lantern/server.ts: { email: "maria.lopez@example.com" }');
  });
  const failed = await app.anyone.post('/api/clients', make.client());
  expectError(failed, 500, 'INTERNAL_SERVER_ERROR');
  expect(failed.text).not.toMatch(/E11000|srv|maria/);
  expect(app.logged.at(-1)).toMatchObject({ id: failed.body.requestId, status: 500, error: 'RangeError' });
  expect(JSON.stringify(app.logged)).not.toMatch(/maria|E11000|srv/);
  const viaTrpc = await app.anyone.mutate('clients.create', make.client());
  expect([viaTrpc.status, viaTrpc.body.error.message]).toEqual([500, failed.body.message]);
  expect(viaTrpc.text).not.toMatch(/E11000|srv|maria|stack/);
});

test('503: the database is away; reads, writes and sessions say so and when to come back', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await app.connection.close();
  const refused = [
    await app.anyone.post('/api/clients', make.client()),
    await app.anyone.get('/api/services'),
    await app.anyone.get('/api/case-types'),
    await admin.get('/api/clients'),
    await admin.get('/api/exports/clients.csv'),
    await app.anyone.get('/media/1'),
    await app.anyone.post('/api/auth/login', { username: 'admin', password: app.adminPassword }),
  ];
  for (const answer of refused) {
    expectError(answer, 503, 'SERVICE_UNAVAILABLE');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const viaTrpc = await admin.query('clients.page', {});
  expect([viaTrpc.status, viaTrpc.body.error.data.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect((await app.anyone.get('/healthz')).body).toEqual({ status: 'ok' });
  expect((await app.anyone.get('/readyz')).status).toBe(503);
});

test('503: the connection breaks while leads are written, as the driver tells of it', async () => {
  await using app = await startApp();
  const lost = new mongo.MongoNetworkError('connection 7 to db.internal:27017 closed');
  breakInsert(app, () => Promise.reject(new mongo.MongoBulkWriteError(lost as never, {} as never)));
  const refused = await app.anyone.post('/api/clients', make.client());
  expectError(refused, 503, 'SERVICE_UNAVAILABLE');
  expect(refused.headers.get('retry-after')).toBe('5');
});

/** Makes the database stop responding to this kind of query. */
const silence = (model: { collection: object }, method: 'find' | 'findOne') => {
  const never = new Promise<never>(() => undefined);
  Object.assign(model.collection, { [method]: () => (method === 'find' ? { toArray: () => never } : never) });
};

test('503: a database that does not answer keeps no visitor waiting', async () => {
  await using app = await startApp();
  const { models } = app;
  silence(models.services, 'find');
  silence(models.services, 'findOne');
  const never = () => new Promise(() => undefined);
  const silent = { find: () => ({ toArray: never }), estimatedDocumentCount: never };
  const driver = vi.spyOn(app.connection.db!, 'collection').mockReturnValue(silent as never);
  silence(models.users, 'findOne');
  silence(models.sessions, 'findOne');
  const refused = await Promise.all([
    app.anyone.get('/api/case-types'),
    app.anyone.get('/api/services'),
    app.anyone.post('/api/auth/login', { username: 'admin', password: app.adminPassword }),
    caller(app.url, { cookie: 'session=x' }).get('/api/clients'),
  ]);
  for (const answer of refused) expectError(answer, 503, 'SERVICE_UNAVAILABLE');
  driver.mockRestore();
}, 20_000);

test('503: a database that does not confirm a lead in time', async () => {
  await using app = await startApp();
  breakInsert(app, () => new Promise<never>(() => undefined));
  const refused = await app.anyone.post('/api/clients', make.client());
  expectError(refused, 503, 'SERVICE_UNAVAILABLE');
}, 20_000);

test('an error of tRPC has the same words, the id of the request and no stack', async () => {
  const app = await shared();
  const refused = await app.anyone.mutate('clients.create', { firstName: '' });
  expect(refused.body.error.data).toMatchObject({
    code: 'BAD_REQUEST',
    httpStatus: 400,
    issues: expect.arrayContaining([expect.objectContaining({ path: ['email'], message: 'Required' })]),
    requestId: refused.headers.get('x-request-id'),
  });
  expect(refused.text).not.toContain('stack');
});

test('tRPC says of malformed input that it is malformed, and repeats nothing of it', async () => {
  const app = await shared();
  const headers = { 'Content-Type': 'application/json' };
  const answers = [
    await app.anyone.send('POST', '/trpc/auth.login', { headers, body: '{"password":hunter2' }),
    await app.anyone.get('/trpc/services.list?input=%7Bhunter2'),
    await app.anyone.get('/trpc/%zz'),
  ];
  expect(answers.map(({ status, body }) => [status, body.error.message])).toEqual([
    [400, 'The input is not valid JSON.'],
    [400, 'The input is not valid JSON.'],
    [400, 'The address is malformed.'],
  ]);
});
