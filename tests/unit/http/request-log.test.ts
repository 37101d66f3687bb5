import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { type Answered, requestLog } from '../../../server/core/http/request-log';
import { getNotes } from '../../../server/core/http/request-notes';
import { eventually } from '../../support/eventually';

/** The log entry of one request to a server that responds with `handler`. */
const toEntry = async (path: string, handler: RequestHandler) => {
  const entries: Record<string, unknown>[] = [];
  const answered: Answered[] = [];
  const app = express().use(
    requestLog(
      (event) => entries.push(event),
      (one) => answered.push(one),
    ),
    handler,
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await response.text();
  server.close();
  await eventually(() => entries).toHaveLength(path.startsWith('/assets/') ? 0 : 1);
  return { entry: entries[0], answered: answered[0], response };
};

const fine: RequestHandler = (_req, res) => void res.send('ok');

/** Routes as in the application: a router below /api, a route at the top, a list of addresses. */
const router = express
  .Router()
  .use('/api', express.Router({ caseSensitive: true }).get('/clients', fine).get('/clients/:id', fine))
  .get('/media/:id', (_req, _res, next) => next())
  .all(['/api/docs', '/api/docs.css'], fine);

test('a request is one entry with the id that its caller got', async () => {
  const { entry, response } = await toEntry('/api/clients?search=maria@example.com', router);
  expect(entry).toEqual({
    id: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/clients',
    status: 200,
    ms: expect.any(Number),
  });
});

test.each([
  ['/api/clients/', '/api/clients'],
  ['/api/clients/665f1f77bcf86cd799439011', '/api/clients/:id'],
  ['/api/clients/maria@example.com', '/api/clients/:id'],
  ['/API/maria-lopez', '/api/*'],
  ['/media/12', '/media/:id'],
  ['/maria-lopez-has-cancer', '/*'],
])('%s is counted as %s, whatever stands in it', async (path, route) => {
  const { answered } = await toEntry(path, router);
  expect(answered).toMatchObject({ method: 'GET', route });
});

test.each([
  ['/api/clients', '/api/clients'],
  ['/API/clients/', '/api/clients'],
  ['/api/clients/665f1f77bcf86cd799439011', '/api/clients/665f1f77bcf86cd799439011'],
  ['/api/docs', '/api/docs'],
  ['/media/12', '/media/12'],
  ['/media/14155550132', '/media/*'],
  ['/media/maria-lopez', '/media/*'],
  ['/api/clients/maria@example.com', '/api/clients/*'],
  ['/api/clients/%22%0Aevil', '/api/clients/*'],
  ['/api/clients/maria/lopez', '/api/*'],
  ['/api/maria-lopez', '/api/*'],
  ['/trpc/maria.lopez', '/trpc/*'],
  ['/maria-lopez-has-cancer', '/*'],
  ['/maria/lopez/has/cancer', '/*'],
  ['/call/+14155550132', '/*'],
  [`/${'x'.repeat(200)}`, '/*'],
])('of the path %s the log keeps %s', async (path, logged) => {
  expect((await toEntry(path, router)).entry).toMatchObject({ path: logged });
});

test('a route with a regular expression as its path is answered, logged and counted under a fixed name', async () => {
  const parts = express().get(/^\/api\/part\/(.+)$/, fine);
  const { entry, answered, response } = await toEntry('/api/part/0/maria', parts);
  expect(response.status).toBe(200);
  expect([entry, answered]).toMatchObject([{ path: '/api/*' }, { route: '/api/*' }]);
});

test('a handler without a route says how much of the path may be logged', async () => {
  const page: RequestHandler = (_req, res) => {
    getNotes(res).loggedPath = '/about';
    res.send('ok');
  };
  expect((await toEntry('/ABOUT/', page)).entry).toMatchObject({ path: '/about' });
});

test('a failure is logged with its kind and place, never with its message', async () => {
  const { entry } = await toEntry('/', (_req, res) => {
    getNotes(res).failure = new TypeError('E11000 dup key: { email: "maria@example.com" }');
    res.status(500).end();
  });
  expect(entry).toMatchObject({ status: 500, error: 'TypeError' });
  expect(JSON.stringify(entry)).not.toMatch(/maria|E11000/);
});

test('files of the build are not logged', async () => {
  expect((await toEntry('/assets/app.js', fine)).entry).toBeUndefined();
});
