import { expect, test } from 'vitest';
import { appRouter } from '../../server/router';
import type { Meta } from '../../server/trpc';
import type { Caller } from '../support/caller';
import { make } from '../support/make';
import { openEvents } from '../support/read-events';
import { startApp } from '../support/start-app';

type Who = 'anyone' | 'signed in' | 'admin';

/** Who may call which procedure. A new procedure has to be written down here. */
const procedures: Record<string, Who> = {
  'audit.page': 'admin',
  'auth.changePassword': 'signed in',
  'auth.endOtherSessions': 'signed in',
  'auth.endSession': 'signed in',
  'auth.login': 'anyone',
  'auth.logout': 'anyone',
  'auth.me': 'signed in',
  'auth.sessions': 'signed in',
  'caseTypes.list': 'anyone',
  'clients.add': 'admin',
  'clients.addNote': 'admin',
  'clients.create': 'anyone',
  'clients.find': 'admin',
  'clients.get': 'admin',
  'clients.list': 'admin',
  'clients.news': 'admin',
  'clients.page': 'admin',
  'clients.remove': 'admin',
  'clients.timeline': 'admin',
  'clients.update': 'admin',
  'consents.certificate': 'admin',
  'consents.consistency': 'anyone',
  'consents.head': 'anyone',
  'consents.keys': 'anyone',
  'contact.ask': 'admin',
  'contact.askAll': 'admin',
  'contact.override': 'admin',
  'contact.suppress': 'admin',
  'contact.withdraw': 'admin',
  'dashboard.counts': 'admin',
  'dashboard.overview': 'admin',
  ip: 'anyone',
  'services.create': 'admin',
  'services.list': 'anyone',
  'services.page': 'admin',
  'services.remove': 'admin',
  'services.update': 'admin',
  'users.create': 'admin',
  'users.list': 'admin',
  'users.names': 'admin',
  'users.page': 'admin',
  'users.remove': 'admin',
  'users.update': 'admin',
};

/** Every REST path with its methods, and who may call it. */
const routes: Record<string, Record<string, Who>> = {
  '/api/auth/login': { POST: 'anyone' },
  '/api/auth/logout': { POST: 'anyone' },
  '/api/auth/me': { GET: 'signed in' },
  '/api/case-types': { GET: 'anyone' },
  '/api/clients': { GET: 'admin', POST: 'anyone' },
  '/api/clients/{id}': { GET: 'admin', PUT: 'admin', DELETE: 'admin' },
  '/api/clients/{id}/consent': { GET: 'admin' },
  '/api/clients/{id}/consent/withdraw': { POST: 'admin' },
  '/api/clients/{id}/contact': { GET: 'admin' },
  '/api/consent/consistency': { GET: 'anyone' },
  '/api/consent/head': { GET: 'anyone' },
  '/api/consent/keys': { GET: 'anyone' },
  '/api/exports/clients.csv': { GET: 'admin', POST: 'admin' },
  '/api/ip': { GET: 'anyone' },
  '/api/media/upload': { POST: 'admin' },
  '/api/services': { GET: 'anyone', POST: 'admin' },
  '/api/services/{id}': { PUT: 'admin', DELETE: 'admin' },
  '/api/users': { GET: 'admin', POST: 'admin' },
  '/api/users/{id}': { PUT: 'admin', DELETE: 'admin' },
};

/** Paths that only read, and whose other methods nobody asked for. */
const readOnly: Record<string, Who> = {
  '/api/docs': 'anyone',
  '/api/docs.css': 'anyone',
  '/api/openapi.json': 'anyone',
  '/healthz': 'anyone',
  '/media/1': 'anyone',
  '/readyz': 'anyone',
};

const levels: Who[] = ['anyone', 'signed in', 'admin'];
const refusal = { anyone: 401, 'signed in': 403, admin: 0 };

/** What a caller of one level meets: a refusal, or anything else (mostly a complaint about the empty input). */
const expected = (needed: Who, level: Who) =>
  levels.indexOf(level) >= levels.indexOf(needed) ? 'allowed' : String(refusal[level]);
const met = (status: number) => {
  if (status === 401 || status === 403) return String(status);
  return status < 405 ? 'allowed' : `failed with ${status}`;
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const json = { 'Content-Type': 'application/json' };

type Defined = { _def: { type: 'query' | 'mutation' | 'subscription'; meta?: Meta } };
const defined = Object.entries(appRouter._def.procedures) as unknown as [string, Defined][];

type Where = { url: string; headers: Record<string, string> };

const callProcedure = async ({ url, headers }: Where, name: string, type: string): Promise<number> => {
  if (type === 'subscription') {
    // A stream answers 200 at once and tells a refusal as its first event.
    const input = encodeURIComponent(JSON.stringify({ lastEventId: '0'.repeat(24) }));
    await using events = await openEvents(`${url}/trpc/${name}?input=${input}`, headers);
    const { event, data } = await events.next();
    return event === 'serialized-error' ? JSON.parse(data!).data.httpStatus : events.status;
  }
  const isMutation = type === 'mutation';
  const response = await fetch(`${url}/trpc/${name}`, {
    method: isMutation ? 'POST' : 'GET',
    headers: { ...headers, ...(isMutation && json) },
    ...(isMutation && { body: '{}' }),
  });
  return response.status;
};

const callRoute = async (who: Caller, method: string, path: string) =>
  (
    await who.send(method, path.replace('{id}', 'x'), {
      headers: json,
      ...((method === 'POST' || method === 'PUT') && { body: '{}' }),
    })
  ).status;

const signedIn = async (level: Who) => {
  const app = await startApp();
  const login = { anyone: async () => app.anyone, 'signed in': app.signInAsUser, admin: app.signInAsAdmin };
  return { app, who: await login[level]() };
};

test('every procedure is in the table, and nothing else', () => {
  expect(Object.keys(procedures).sort()).toEqual(defined.map(([name]) => name).sort());
});

test('every REST path of a procedure is in the table, with the same rule', () => {
  for (const [name, { _def }] of defined) {
    if (!_def.meta?.openapi) continue;
    const { method, path } = _def.meta.openapi;
    expect([name, routes[`/api${path}`]?.[method]]).toEqual([name, procedures[name]]);
  }
});

test('every path of the OpenAPI document is in the table', async () => {
  await using app = await startApp();
  const document = (await app.anyone.get('/api/openapi.json')).body;
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  const written = Object.entries(routes).flatMap(([path, rules]) =>
    Object.keys(rules).map((method) => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(written.sort());
});

test.each(levels)('to each procedure %s is admitted or refused as the table says', async (level) => {
  const { app, who } = await signedIn(level);
  await using _ = app;
  await app.anyone.post('/api/clients', make.client());
  const actual: Record<string, string> = {};
  for (const [name, { _def }] of defined)
    if (name !== 'auth.logout')
      actual[name] = met(await callProcedure({ url: app.url, headers: who.headers }, name, _def.type));
  actual['auth.logout'] = met((await who.mutate('auth.logout')).status);
  // A sign-in with an empty body is a bad request for everyone.
  const wanted = Object.entries(procedures).map(([name, needed]) => [name, expected(needed, level)]);
  expect(actual).toEqual(Object.fromEntries(wanted));
});

test.each(levels)(
  'at each REST path and method %s is admitted or refused as the table says',
  async (level) => {
    const { app, who } = await signedIn(level);
    await using _ = app;
    const actual: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [path, rules] of Object.entries(routes))
      for (const method of methods) {
        if (path === '/api/auth/logout' && method === 'POST') continue;
        const needed = rules[method];
        wanted[`${method} ${path}`] = needed ? expected(needed, level) : 'failed with 405';
        actual[`${method} ${path}`] = met(await callRoute(who, method, path));
      }
    for (const [path, needed] of Object.entries(readOnly)) {
      wanted[`GET ${path}`] = expected(needed, level);
      actual[`GET ${path}`] = met(await callRoute(who, 'GET', path));
    }
    expect(actual).toEqual(wanted);
  },
);

test('a session that has ended is nobody', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  await app.models.sessions.updateMany({}, { $set: { expiresAt: new Date(0) } });
  for (const [name, { _def }] of defined)
    if (procedures[name] !== 'anyone')
      expect([name, await callProcedure({ url: app.url, headers: admin.headers }, name, _def.type)]).toEqual([
        name,
        401,
      ]);
});
