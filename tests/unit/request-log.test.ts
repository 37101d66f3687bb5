import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, test, vi } from 'vitest';
import { createLog, requestLog } from '../../server/http/request-log';

/** The log entry of one request to a server that answers with `handler`. */
const entryOf = async (path: string, handler: RequestHandler) => {
  const entries: Record<string, unknown>[] = [];
  const app = express().use(
    requestLog((event) => entries.push(event)),
    handler,
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await response.text();
  server.close();
  await vi.waitFor(() => expect(entries).toHaveLength(path.startsWith('/assets/') ? 0 : 1));
  return { entry: entries[0], response };
};

const fine: RequestHandler = (_req, res) => void res.send('ok');

test('a request is one entry with the id that its caller got', async () => {
  const { entry, response } = await entryOf('/api/clients?search=maria@example.com', fine);
  expect(entry).toEqual({
    id: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/clients',
    status: 200,
    ms: expect.any(Number),
  });
});

test.each([
  ['/api/clients/665f1f77bcf86cd799439011', '/api/clients/665f1f77bcf86cd799439011'],
  ['/trpc/clients.page,users.names', '/trpc/clients.page,users.names'],
  ['/media/12', '/media/12'],
  ['/api/clients/maria@example.com', '/api/clients/*'],
  ['/api/clients/%22%0Aevil', '/api/clients/*'],
  ['/call/+14155550132', '/call/*'],
  [`/${'x'.repeat(200)}`, '/*'],
])('of the path %s the log keeps %s', async (path, kept) => {
  expect((await entryOf(path, fine)).entry).toMatchObject({ path: kept });
});

test('a failure is told by its kind and place, never by its message', async () => {
  const { entry } = await entryOf('/', (_req, res) => {
    res.locals.failure = new TypeError('E11000 dup key: { email: "maria@example.com" }');
    res.status(500).end();
  });
  expect(entry).toMatchObject({ status: 500, error: 'TypeError' });
  expect(JSON.stringify(entry)).not.toMatch(/maria|E11000/);
});

test('files of the build are not logged', async () => {
  expect((await entryOf('/assets/app.js', fine)).entry).toBeUndefined();
});

test('log lines are written together, one line an event whatever it holds', async () => {
  const writes: string[] = [];
  const log = createLog((lines) => writes.push(lines));
  log({ text: 'one\ntwo\r\n\u001b[31m' });
  log({ text: 'three' });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  const lines = writes[0]!.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.map((line) => JSON.parse(line).text)).toEqual(['one\ntwo\r\n\u001b[31m', 'three']);
  expect(writes[0]).not.toContain('\u001b');
});
