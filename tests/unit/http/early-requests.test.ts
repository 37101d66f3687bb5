import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { holdRequests } from '../../../server/start/early-requests';

/** A server whose program still loads. */
const startLoading = async () => {
  const server = createServer();
  const passTo = holdRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { server, url, passTo, [Symbol.asyncDispose]: end };
};

/** A program that answers with what it was asked, and remembers it. */
const createProgram = () => {
  const requests: string[] = [];
  const program: RequestListener = async (req, res) => {
    requests.push(`${req.method} ${req.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    res.end(`${req.method} ${req.url} ${Buffer.concat(chunks)}`);
  };
  return { requests, program };
};

const read = async (answer: Promise<Response>) => (await answer).text();

test('a server whose program still loads says that it is alive', async () => {
  await using loading = await startLoading();
  const answer = await fetch(`${loading.url}/healthz`);
  expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
    200,
    'application/json; charset=utf-8',
    { status: 'ok' },
  ]);
});

test('requests that arrive early are answered by the program, with their bodies', async () => {
  await using loading = await startLoading();
  const { requests, program } = createProgram();
  const arrived = new Promise((resolve) => {
    let count = 0;
    loading.server.on('request', () => ++count === 3 && resolve(undefined));
  });
  const page = read(fetch(`${loading.url}/about`));
  const lead = read(fetch(`${loading.url}/api/clients`, { method: 'POST', body: 'a lead' }));
  const other = read(fetch(`${loading.url}/healthz`, { method: 'POST' }));
  await arrived;
  expect(requests).toEqual([]);
  loading.passTo(program);
  expect(await Promise.all([page, lead, other])).toEqual([
    'GET /about ',
    'POST /api/clients a lead',
    'POST /healthz ',
  ]);
  expect(await read(fetch(`${loading.url}/healthz`))).toBe('GET /healthz ');
  expect(requests).toHaveLength(4);
});

test('a request whose sender went away is not passed on', async () => {
  await using loading = await startLoading();
  const { requests, program } = createProgram();
  const impatient = request(`${loading.url}/gone`).on('error', () => undefined);
  const arrived = once(loading.server, 'request');
  impatient.end();
  const [, res] = await arrived;
  const closed = once(res, 'close');
  impatient.destroy();
  await closed;
  loading.passTo(program);
  expect(await read(fetch(`${loading.url}/about`))).toBe('GET /about ');
  expect(requests).toEqual(['GET /about']);
});
