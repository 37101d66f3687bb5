import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../server/core/caller';
import type { Deps } from '../../../server/core/http/context';
import { jsonErrors } from '../../../server/core/http/rest';
import { pass, type Route, route, routesRouter } from '../../../server/core/http/route';
import { z } from '../../../shared/zod';

/** The answer of a server with these routes, and a page at every other address. */
const send = async (
  method: string,
  routes: readonly Route[],
  findSession: () => Promise<SignedIn | null>,
  address = '/thing/7',
) => {
  const used: string[] = [];
  const limits = { use: async (name: string) => void used.push(name) };
  const deps = { limits, findSession, now: () => 0 } as unknown as Deps;
  const app = express()
    .use(routesRouter(deps, routes))
    .use((_req, res) => void res.send('the page'))
    .use(jsonErrors);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { method });
  const text = await response.text();
  server.close();
  return { status: response.status, allow: response.headers.get('allow'), text, used };
};

const nobody = async () => null;
const refuse = async () => {
  throw new Error('A session was looked for');
};

const open = route({
  method: 'GET',
  path: '/thing/:id',
  permission: 'anyone',
  input: z.object({ id: z.string() }),
  answer: async (_deps, { res, caller }, { id }) => (id === '0' ? pass : res.send(`${caller.kind} ${id}`)),
});

test('a route for anyone is answered without looking for a session', async () => {
  expect(await send('GET', [open], refuse)).toMatchObject({ status: 200, text: 'anonymous 7' });
});

test('a route with a permission is refused before its limit counts and before it is answered', async () => {
  const own = route({
    method: 'POST',
    path: '/thing/:id',
    permission: 'leads.read',
    limit: 'upload',
    answer: async (_deps, { res }) => res.send('never'),
  });
  expect(await send('POST', [own], nobody)).toMatchObject({ status: 401, used: [] });
});

test('an answer may leave the request to what follows', async () => {
  expect(await send('GET', [open], refuse, '/thing/0')).toMatchObject({ status: 200, text: 'the page' });
});

test('other methods get 405, or what follows', async () => {
  expect(await send('PUT', [open], refuse)).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS' });
  expect(await send('OPTIONS', [open], refuse)).toMatchObject({ status: 204, allow: 'GET, HEAD, OPTIONS' });
  for (const method of ['PUT', 'OPTIONS'])
    expect(await send(method, [{ ...open, passesOthers: true } as Route], refuse)).toMatchObject({
      status: 200,
      text: 'the page',
    });
});
