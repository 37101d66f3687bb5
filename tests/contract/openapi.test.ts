import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { clientColumns, leadStatuses } from '../../shared/schemas/client';
import { z } from '../../shared/zod';
import { type AgreementHouse, maria, openAgreements } from '../support/agreements';
import { tokenAddress } from '../support/built-form';
import type { Answer, Caller } from '../support/caller';
import { consented } from '../support/consented';
import { png, uploadBody } from '../support/images';
import { make } from '../support/make';
import { type JsonSchema, mismatches } from '../support/matches-schema';
import { oldAdmin } from '../support/old-admin';
import { startApp, type TestApp } from '../support/start-app';
import { openTexts } from '../support/texts';
import { makeVendor } from '../support/vendors';

const schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const header = z.strictObject({ schema, description: z.string().optional() });
const content = z.record(z.string().regex(/^\w+\/[\w.+-]+$/), z.strictObject({ schema }));
const response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), header).optional(),
  content: content.optional(),
});
const operation = z.strictObject({
  operationId: z.string(),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
});
const method = z.enum(['get', 'put', 'post', 'delete']);
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    contact: z.strictObject({ name: z.string(), url: z.url().optional() }),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  servers: z.array(z.strictObject({ url: z.string() })).min(1),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(method, operation)),
  // Our outgoing calls, which tests/contract/openapi-style.test.ts checks.
  webhooks: z.record(z.string(), z.object({ post: z.object({ operationId: z.string() }) })),
  components: z.strictObject({
    schemas: z.record(z.string(), schema),
    securitySchemes: z.record(
      z.string(),
      z.union([
        z.strictObject({
          type: z.literal('apiKey'),
          in: z.enum(['cookie', 'header']),
          name: z.string(),
          description: z.string(),
        }),
        z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
      ]),
    ),
  }),
});
type Document = z.infer<typeof openApi>;

const read = async (app: TestApp): Promise<Document> =>
  openApi.parse((await app.anyone.get('/api/openapi.json')).body);

const getOperations = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([name, operation]) => ({ path, method: name, operation: operation! })),
  );

test('the document is OpenAPI 3.1', async () => {
  await using app = await startApp();
  const document = (await app.anyone.get('/api/openapi.json')).body;
  expect(openApi.safeParse(document).error).toBeUndefined();
});

test('each operation has an id of its own, its path parameters, a known scheme and a success', async () => {
  await using app = await startApp();
  const document = await read(app);
  const operations = getOperations(document);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, operation } of operations) {
    const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(named.every(({ required }) => required)).toBe(true);
    for (const security of operation.security)
      for (const scheme of Object.keys(security))
        expect(document.components.securitySchemes).toHaveProperty(scheme);
    expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
    expect(Object.keys(operation.responses)).toContain('500');
  }
});

test('what is open to everyone says so, and nothing else is open', async () => {
  await using app = await startApp();
  const open = getOperations(await read(app)).filter(
    ({ operation }) =>
      operation.security.length === 0 || operation.security.some((one) => Object.keys(one).length === 0),
  );
  expect(open.map(({ method: verb, path }) => `${verb} ${path}`).sort()).toEqual([
    'get /case-types',
    'get /consent/checkpoint',
    'get /consent/consistency',
    'get /consent/head',
    'get /consent/heads',
    'get /consent/keys',
    'get /consent/token',
    'get /ip',
    'get /services',
    'post /auth/login',
    'post /auth/logout',
    'post /clients',
  ]);
});

test('a number that names a record has its bounds, and the server keeps to them', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const ids = getOperations(await read(app)).flatMap(({ operation }) => [
    ...(operation.parameters ?? []).filter(({ name }) => name === 'id').map((parameter) => parameter.schema),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(
      (type) => type.schema.properties?.image_id ?? [],
    ),
  ]);
  const numbers = ids.filter(({ type }) => type === 'integer');
  expect(numbers.length).toBeGreaterThan(3);
  for (const { minimum, maximum } of numbers)
    expect([minimum, maximum]).toEqual([1, Number.MAX_SAFE_INTEGER]);
  const statuses = [];
  for (const id of [0, 1, Number.MAX_SAFE_INTEGER, `${Number.MAX_SAFE_INTEGER + 1}`])
    statuses.push((await admin.put(`/api/services/${id}`, {})).status);
  expect(statuses).toEqual([400, 200, 404, 400]);
});

test('the parameters of the export are those of the list, with their formats', async () => {
  await using app = await startApp();
  const { parameters = [] } = (await read(app)).paths['/exports/clients.csv']!.get!;
  const schemas = Object.fromEntries(parameters.map(({ name, schema: one }) => [name, one]));
  expect(schemas).toMatchObject({
    search: { type: 'string', maxLength: 200 },
    status: { enum: [...leadStatuses, 'Open'] },
    caseType: { type: 'string', maxLength: 100 },
    assignedTo: { anyOf: [{ type: 'string', pattern: '^[0-9a-f]{24}$' }, { const: 'nobody' }] },
    sort: { enum: clientColumns },
    order: { enum: ['asc', 'desc'], default: 'asc' },
  });
});

test('every schema uses keywords that we can check', async () => {
  await using app = await startApp();
  const document = await read(app);
  for (const { operation } of getOperations(document))
    for (const { content: types = {} } of Object.values(operation.responses))
      for (const { schema: one } of Object.values(types)) mismatches(null, one, document);
});

test('the public address stands in the document', async () => {
  await using app = await startApp({ publicUrl: 'https://www.example.com/' });
  expect((await read(app)).servers).toEqual([{ url: 'https://www.example.com/api' }]);
});

test('docs/openapi.json is the document (after a change: npx tsx tools/openapi.ts)', async () => {
  await using app = await startApp();
  const committed = JSON.parse(await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual((await app.anyone.get('/api/openapi.json')).body);
});

/** The differences between a response and the document; empty if it matches. */
const undocumented = (document: Document, verb: string, path: string, answer: Answer): string[] => {
  const operation = document.paths[path]?.[verb as 'get'];
  if (!operation) return [`${verb} ${path} is not documented`];
  const expected = operation.responses[answer.status];
  if (!expected) return [`${verb} ${path} does not document ${answer.status}`];
  const missing = Object.keys(expected.headers ?? {}).filter((name) => !answer.headers.has(name));
  const problems = missing.map((name) => `${name} is not sent`);
  if (!expected.content) return answer.text === '' ? problems : [...problems, 'there is a body'];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const described = expected.content[type];
  if (!described) return [...problems, `${type} is not documented`];
  return [...problems, ...mismatches(answer.body, described.schema, document)];
};

type Who = {
  admin: Caller;
  other: Caller;
  user: Caller;
  anyone: Caller;
  vendor: Caller;
  seller: Caller;
  /** A separate firm, with mail and agreements. */
  house: AgreementHouse;
};
type Ids = {
  client: string;
  sealed: string;
  user: string;
  vendor: string;
  bought: string;
  agreement: string;
};
type Call = [status: number, call: string, run: (who: Who, ids: Ids) => Promise<Answer>];

const unknown = 'f'.repeat(24);
const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
const large = { more: 'x'.repeat(110_000) };
const text = { body: '{}', headers: { 'Content-Type': 'text/plain' } };
const vendor = {
  ...make.client(),
  price: 5,
  state: 'CA',
  consentAt: '2026-01-02T03:04:05Z',
  externalId: 'v',
};

const newestRefused = async (admin: Caller): Promise<string> =>
  (await admin.get('/api/intake/refused')).body[0].id;

const hook = { url: 'https://hooks.example.com/outcomes', stages: ['signed'] };

const newestImport = async (admin: Caller): Promise<string> => (await admin.get('/api/imports')).body[0].id;

/** Real calls: the documented status of each, and how to make it. */
const calls: Call[] = [
  [
    200,
    'post /auth/login',
    ({ anyone }) => anyone.post('/api/auth/login', { username: 'admin', password: 'correct horse battery' }),
  ],
  [400, 'post /auth/login', ({ anyone }) => anyone.post('/api/auth/login', {})],
  [401, 'post /auth/login', ({ anyone }) => anyone.post('/api/auth/login', { username: 'a', password: 'b' })],
  [413, 'post /auth/login', ({ anyone }) => anyone.post('/api/auth/login', large)],
  [415, 'post /auth/login', ({ anyone }) => anyone.send('POST', '/api/auth/login', text)],
  [204, 'post /auth/logout', ({ anyone }) => anyone.send('POST', '/api/auth/logout')],
  [403, 'post /auth/logout', ({ user }) => user.send('POST', '/api/auth/logout', { headers: crossSite })],
  [
    204,
    'post /auth/password',
    ({ user }) =>
      user.post('/api/auth/password', {
        currentPassword: make.user().password,
        newPassword: 'seven lanterns at night',
      }),
  ],
  [400, 'post /auth/password', ({ user }) => user.post('/api/auth/password', {})],
  [401, 'post /auth/password', ({ anyone }) => anyone.post('/api/auth/password', {})],
  [200, 'get /auth/me', ({ user }) => user.get('/api/auth/me')],
  [401, 'get /auth/me', ({ anyone }) => anyone.get('/api/auth/me')],
  [200, 'get /case-types', ({ anyone }) => anyone.get('/api/case-types')],
  [200, 'get /ip', ({ anyone }) => anyone.get('/api/ip')],
  [201, 'post /clients', ({ anyone }) => anyone.post('/api/clients', vendor)],
  [201, 'post /clients', ({ anyone }) => anyone.post('/api/clients', make.client({ phoneNumber: 'none' }))],
  [400, 'post /clients', ({ anyone }) => anyone.post('/api/clients', {})],
  [
    400,
    'post /clients',
    ({ anyone }) =>
      anyone.send('POST', '/api/clients', { body: '{', headers: { 'Content-Type': 'application/json' } }),
  ],
  [403, 'post /clients', ({ admin }) => admin.post('/api/clients', make.client(), crossSite)],
  [413, 'post /clients', ({ anyone }) => anyone.post('/api/clients', large)],
  [415, 'post /clients', ({ anyone }) => anyone.send('POST', '/api/clients', text)],
  [
    201,
    'post /clients',
    ({ anyone }) => anyone.post('/api/clients', make.client(), { 'Idempotency-Key': 'k' }),
  ],
  [
    422,
    'post /clients',
    ({ anyone }) => anyone.post('/api/clients', make.client({ zip: '1' }), { 'Idempotency-Key': 'k' }),
  ],
  [200, 'get /clients', ({ admin }) => admin.get('/api/clients')],
  [200, 'get /clients', ({ admin }) => admin.get('/api/clients?search=nobody&page=2&limit=1')],
  [400, 'get /clients', ({ admin }) => admin.get('/api/clients?limit=0')],
  [401, 'get /clients', ({ anyone }) => anyone.get('/api/clients')],
  [403, 'get /clients', ({ user }) => user.get('/api/clients')],
  [200, 'get /clients/{id}', ({ admin }, { client }) => admin.get(`/api/clients/${client}`)],
  [400, 'get /clients/{id}', ({ admin }) => admin.get('/api/clients/x')],
  [401, 'get /clients/{id}', ({ anyone }) => anyone.get(`/api/clients/${unknown}`)],
  [403, 'get /clients/{id}', ({ user }) => user.get(`/api/clients/${unknown}`)],
  [404, 'get /clients/{id}', ({ admin }) => admin.get(`/api/clients/${unknown}`)],
  [
    200,
    'put /clients/{id}',
    ({ admin }, { client }) => admin.put(`/api/clients/${client}`, { status: 'Signed', version: 0 }),
  ],
  [400, 'put /clients/{id}', ({ admin }, { client }) => admin.put(`/api/clients/${client}`, { status: 'x' })],
  [401, 'put /clients/{id}', ({ anyone }) => anyone.put(`/api/clients/${unknown}`, {})],
  [403, 'put /clients/{id}', ({ user }) => user.put(`/api/clients/${unknown}`, {})],
  [404, 'put /clients/{id}', ({ admin }) => admin.put(`/api/clients/${unknown}`, {})],
  [
    409,
    'put /clients/{id}',
    ({ admin }, { client }) => admin.put(`/api/clients/${client}`, { status: 'New', version: 0 }),
  ],
  [413, 'put /clients/{id}', ({ admin }, { client }) => admin.put(`/api/clients/${client}`, large)],
  [415, 'put /clients/{id}', ({ admin }, { client }) => admin.send('PUT', `/api/clients/${client}`, text)],
  [
    200,
    'get /clients/{id}/contact',
    ({ admin }, { client }) => admin.get(`/api/clients/${client}/contact?channel=text`),
  ],
  [400, 'get /clients/{id}/contact', ({ admin }) => admin.get(`/api/clients/${unknown}/contact?channel=x`)],
  [401, 'get /clients/{id}/contact', ({ anyone }) => anyone.get(`/api/clients/${unknown}/contact`)],
  [
    404,
    'get /clients/{id}/contact',
    ({ admin }) => admin.get(`/api/clients/${unknown}/contact?channel=text`),
  ],
  [
    200,
    'get /clients/{id}/messages',
    ({ admin }, { client }) => admin.get(`/api/clients/${client}/messages`),
  ],
  [
    409,
    'post /clients/{id}/messages',
    ({ admin }, { client }) => admin.post(`/api/clients/${client}/messages`, { channel: 'text', text: 'Hi' }),
  ],
  [
    201,
    'post /clients/{id}/consent/withdraw',
    ({ admin }, { client }) =>
      admin.post(`/api/clients/${client}/consent/withdraw`, { channel: 'text', source: 'phone' }),
  ],
  [
    400,
    'post /clients/{id}/consent/withdraw',
    ({ admin }, { client }) => admin.post(`/api/clients/${client}/consent/withdraw`, {}),
  ],
  [
    404,
    'post /clients/{id}/consent/withdraw',
    ({ admin }) => admin.post(`/api/clients/${unknown}/consent/withdraw`, { source: 'phone' }),
  ],
  [
    201,
    'post /clients/{id}/consent/reopen',
    ({ admin }, { client }) =>
      admin.post(`/api/clients/${client}/consent/reopen`, {
        words: 'She called',
        askedAt: new Date().toISOString(),
      }),
  ],
  [
    400,
    'post /clients/{id}/consent/reopen',
    ({ admin }, { client }) => admin.post(`/api/clients/${client}/consent/reopen`, {}),
  ],
  [
    404,
    'post /clients/{id}/consent/reopen',
    ({ admin }) =>
      admin.post(`/api/clients/${unknown}/consent/reopen`, {
        words: 'She called',
        askedAt: new Date().toISOString(),
      }),
  ],
  [200, 'get /clients/{id}/consent', ({ admin }, { sealed }) => admin.get(`/api/clients/${sealed}/consent`)],
  [404, 'get /clients/{id}/consent', ({ admin }) => admin.get(`/api/clients/${unknown}/consent`)],
  [401, 'get /clients/{id}/consent', ({ anyone }) => anyone.get(`/api/clients/${unknown}/consent`)],
  [200, 'get /consent/keys', ({ anyone }) => anyone.get('/api/consent/keys')],
  [200, 'get /consent/head', ({ anyone }) => anyone.get('/api/consent/head')],
  [200, 'get /consent/token', ({ anyone }) => anyone.get(tokenAddress())],
  [400, 'get /consent/token', ({ anyone }) => anyone.get('/api/consent/token')],
  [404, 'get /consent/token', ({ anyone }) => anyone.get(tokenAddress({ page: '/nowhere' }))],
  [200, 'get /consent/heads', ({ anyone }) => anyone.get('/api/consent/heads?from=1')],
  [200, 'get /consent/checkpoint', ({ anyone }) => anyone.get('/api/consent/checkpoint')],
  [
    200,
    'get /consent/consistency',
    async ({ anyone }) => {
      const { treeSize } = (await anyone.get('/api/consent/head')).body.head;
      return anyone.get(`/api/consent/consistency?from=${treeSize}&to=${treeSize}`);
    },
  ],
  [400, 'get /consent/consistency', ({ anyone }) => anyone.get('/api/consent/consistency?from=2&to=1')],
  [404, 'get /consent/consistency', ({ anyone }) => anyone.get('/api/consent/consistency?from=1&to=999')],
  [201, 'post /clients/{id}/agreements', ({ house }) => house.post({ message: 'As we said on the phone.' })],
  [
    201,
    'post /clients/{id}/agreements',
    ({ house }) =>
      house.post({
        ...{ template: undefined as never, order: 'in-turn' },
        templates: ['Contingency fee agreement', 'Notice to cancel'].map(house.templateCalled),
        signers: [maria, { name: 'Jose Lopez', email: 'jose.lopez@example.com', role: 'spouse' }],
      }),
  ],
  [400, 'post /clients/{id}/agreements', ({ house }) => house.post({ signers: [] })],
  [404, 'post /clients/{id}/agreements', ({ house }) => house.post({ lead: unknown })],
  [
    200,
    'get /clients/{id}/agreements',
    ({ house }) => house.admin.get(`/api/clients/${house.lead}/agreements`),
  ],
  [401, 'get /clients/{id}/agreements', ({ anyone }) => anyone.get(`/api/clients/${unknown}/agreements`)],
  [404, 'get /clients/{id}/agreements', ({ admin }) => admin.get(`/api/clients/${unknown}/agreements`)],
  [200, 'get /agreements', ({ admin }) => admin.get('/api/agreements')],
  [200, 'get /agreement-templates', ({ admin }) => admin.get('/api/agreement-templates')],
  [
    200,
    'post /agreement-templates/{id}/adopt',
    ({ house }) =>
      house.lawyer.post(`/api/agreement-templates/${house.templateCalled('Referral consent')}/adopt`, {
        version: 1,
      }),
  ],
  [401, 'get /agreement-templates', ({ anyone }) => anyone.get('/api/agreement-templates')],
  [
    200,
    'post /agreements/{id}/extend',
    ({ house }, { agreement }) =>
      house.admin.post(`/api/agreements/${agreement}/extend`, { expiresDays: 30 }),
  ],
  [
    200,
    'get /agreements/{id}',
    ({ house }, { agreement }) => house.admin.get(`/api/agreements/${agreement}`),
  ],
  [404, 'get /agreements/{id}', ({ admin }) => admin.get(`/api/agreements/${unknown}`)],
  [
    200,
    'get /agreements/{id}/entries',
    async ({ house }, { agreement }) => {
      await house.app.outbox.run();
      await house.app.consents.sealAll();
      return house.admin.get(`/api/agreements/${agreement}/entries`);
    },
  ],
  [404, 'get /agreements/{id}/entries', ({ admin }) => admin.get(`/api/agreements/${unknown}/entries`)],
  [
    200,
    'post /agreements/{id}/void',
    ({ house }, { agreement }) =>
      house.admin.post(`/api/agreements/${agreement}/void`, { reason: 'A mistake' }),
  ],
  [
    409,
    'post /agreements/{id}/void',
    ({ house }, { agreement }) =>
      house.admin.post(`/api/agreements/${agreement}/void`, { reason: 'A mistake' }),
  ],
  [
    409,
    'post /agreements/{id}/extend',
    ({ house }, { agreement }) => house.admin.post(`/api/agreements/${agreement}/extend`, {}),
  ],
  [
    200,
    'post /clients/{id}/conflicts',
    ({ admin }, { sealed }) => admin.post(`/api/clients/${sealed}/conflicts`, {}),
  ],
  [404, 'post /clients/{id}/conflicts', ({ admin }) => admin.post(`/api/clients/${unknown}/conflicts`, {})],
  [
    200,
    'put /conflicts/{id}',
    async ({ admin }, { sealed }) => {
      const { id } = (await admin.post(`/api/clients/${sealed}/conflicts`, { others: ['Maria Lopez'] })).body;
      return admin.put(`/api/conflicts/${id}`, { state: 'waived', note: 'Both agreed' });
    },
  ],
  [
    404,
    'put /conflicts/{id}',
    ({ admin }) => admin.put(`/api/conflicts/${unknown}`, { state: 'waived', note: 'Both agreed' }),
  ],
  [200, 'get /clients/{id}/packet', ({ admin }, { sealed }) => admin.get(`/api/clients/${sealed}/packet`)],
  [401, 'get /clients/{id}/packet', ({ anyone }) => anyone.get(`/api/clients/${unknown}/packet`)],
  [404, 'get /clients/{id}/packet', ({ admin }) => admin.get(`/api/clients/${unknown}/packet`)],
  [401, 'delete /clients/{id}', ({ anyone }) => anyone.delete(`/api/clients/${unknown}`)],
  [403, 'delete /clients/{id}', ({ user }) => user.delete(`/api/clients/${unknown}`)],
  [404, 'delete /clients/{id}', ({ admin }) => admin.delete(`/api/clients/${unknown}`)],
  [200, 'get /exports/agreements.csv', ({ admin }) => admin.get('/api/exports/agreements.csv?list=us')],
  [400, 'get /exports/agreements.csv', ({ admin }) => admin.get('/api/exports/agreements.csv?list=x')],
  [401, 'get /exports/agreements.csv', ({ anyone }) => anyone.get('/api/exports/agreements.csv')],
  [403, 'get /exports/agreements.csv', ({ user }) => user.get('/api/exports/agreements.csv')],
  [200, 'get /exports/clients.csv', ({ admin }) => admin.get('/api/exports/clients.csv?search=maria')],
  [400, 'get /exports/clients.csv', ({ admin }) => admin.get('/api/exports/clients.csv?sort=x')],
  [401, 'get /exports/clients.csv', ({ anyone }) => anyone.get('/api/exports/clients.csv')],
  [403, 'get /exports/clients.csv', ({ user }) => user.get('/api/exports/clients.csv')],
  [
    200,
    'post /exports/clients.csv',
    ({ admin }) => admin.post('/api/exports/clients.csv', { search: 'maria' }),
  ],
  [400, 'post /exports/clients.csv', ({ admin }) => admin.post('/api/exports/clients.csv', { sort: 'x' })],
  [401, 'post /exports/clients.csv', ({ anyone }) => anyone.post('/api/exports/clients.csv', {})],
  [403, 'post /exports/clients.csv', ({ user }) => user.post('/api/exports/clients.csv', {})],
  [413, 'post /exports/clients.csv', ({ admin }) => admin.post('/api/exports/clients.csv', large)],
  [415, 'post /exports/clients.csv', ({ admin }) => admin.send('POST', '/api/exports/clients.csv', text)],
  [204, 'delete /clients/{id}', ({ admin }, { client }) => admin.delete(`/api/clients/${client}`)],
  [200, 'post /clients', ({ vendor: by }) => by.post('/api/clients', vendor)],
  [400, 'post /clients', ({ vendor: by }) => by.post('/api/clients', { ...vendor, email: '' })],
  [401, 'post /clients', ({ anyone }) => anyone.post('/api/clients', vendor, { 'X-Api-Key': 'lk_nobody' })],
  [201, 'post /imports', ({ admin }) => admin.post('/api/imports', { name: 'old.csv', total: 1 })],
  [200, 'get /imports', ({ admin }) => admin.get('/api/imports')],
  [
    200,
    'post /imports/check',
    ({ admin }) => admin.post('/api/imports/check', { first: 2, rows: [{ firstName: 'Ana' }] }),
  ],
  [
    200,
    'post /imports/{id}/rows',
    async ({ admin }) =>
      admin.post(`/api/imports/${await newestImport(admin)}/rows`, { first: 2, rows: [{ email: 'x' }] }),
  ],
  [404, 'post /imports/{id}/finish', ({ admin }) => admin.post(`/api/imports/${unknown}/finish`, {})],
  [
    204,
    'post /imports/{id}/finish',
    async ({ admin }) => admin.post(`/api/imports/${await newestImport(admin)}/finish`, {}),
  ],
  [
    200,
    'post /imports/{id}/undo',
    async ({ admin }) => admin.post(`/api/imports/${await newestImport(admin)}/undo`, {}),
  ],
  [201, 'post /vendors/{id}/link', ({ admin }, { vendor: id }) => admin.post(`/api/vendors/${id}/link`, {})],
  [
    204,
    'delete /vendors/{id}/links/{link}',
    async ({ admin }, { vendor: id }) => {
      const [link] = (await admin.get(`/api/vendors/${id}`)).body.links;
      return admin.delete(`/api/vendors/${id}/links/${link.id}`);
    },
  ],
  [404, 'post /vendors/{id}/link', ({ admin }) => admin.post(`/api/vendors/${unknown}/link`, {})],
  [
    200,
    'get /vendors/{id}/scorecard',
    ({ admin }, { vendor: id }) => admin.get(`/api/vendors/${id}/scorecard?from=2026-01-01&to=2026-01-31`),
  ],
  [
    400,
    'get /vendors/{id}/scorecard',
    ({ admin }, { vendor: id }) => admin.get(`/api/vendors/${id}/scorecard?from=2026-02-01&to=2026-01-31`),
  ],
  [404, 'get /vendors/{id}/scorecard', ({ admin }) => admin.get(`/api/vendors/${unknown}/scorecard`)],
  [200, 'get /intake/refused', ({ admin }) => admin.get('/api/intake/refused')],
  [400, 'get /intake/refused', ({ admin }) => admin.get('/api/intake/refused?vendorId=x')],
  [401, 'get /intake/refused', ({ vendor: by }) => by.get('/api/intake/refused')],
  [
    200,
    'get /intake/refused/{id}',
    async ({ admin }) => admin.get(`/api/intake/refused/${await newestRefused(admin)}`),
  ],
  [404, 'get /intake/refused/{id}', ({ admin }) => admin.get(`/api/intake/refused/${unknown}`)],
  [
    201,
    'post /intake/refused/{id}/replay',
    async ({ admin }) =>
      admin.post(`/api/intake/refused/${await newestRefused(admin)}/replay`, {
        changes: make.client({ email: 'replayed@example.com' }),
      }),
  ],
  [
    200,
    'post /intake/refused/{id}/replay',
    async ({ admin, seller }) => {
      await seller.post('/api/clients', make.client({ email: 'bought@example.com', caseType: '' }));
      const changes = { changes: { caseType: '1' } };
      return admin.post(`/api/intake/refused/${await newestRefused(admin)}/replay`, changes);
    },
  ],
  [
    404,
    'post /intake/refused/{id}/replay',
    ({ admin }) => admin.post(`/api/intake/refused/${unknown}/replay`, {}),
  ],
  [
    204,
    'post /intake/refused/{id}/dismiss',
    async ({ admin }) => admin.post(`/api/intake/refused/${await newestRefused(admin)}/dismiss`, {}),
  ],
  [
    404,
    'post /intake/refused/{id}/dismiss',
    ({ admin }) => admin.post(`/api/intake/refused/${unknown}/dismiss`, {}),
  ],
  [200, 'get /intake/settings', ({ admin }) => admin.get('/api/intake/settings')],
  [200, 'put /intake/settings', ({ admin }) => admin.put('/api/intake/settings', { refusedDays: 20 })],
  [400, 'put /intake/settings', ({ admin }) => admin.put('/api/intake/settings', { refusedDays: 0 })],
  [200, 'get /intake/rules/{caseType}', ({ admin }) => admin.get('/api/intake/rules/5')],
  [401, 'get /intake/rules/{caseType}', ({ anyone }) => anyone.get('/api/intake/rules/5')],
  [
    200,
    'put /intake/rules/{caseType}',
    ({ admin }) => admin.put('/api/intake/rules/5?preview=true', { questions: [], criteria: [] }),
  ],
  [400, 'put /intake/rules/{caseType}', ({ admin }) => admin.put('/api/intake/rules/5', {})],
  [
    409,
    'put /intake/rules/{caseType}',
    ({ admin }) => admin.put('/api/intake/rules/5', { questions: [], criteria: [], version: 9 }),
  ],
  [200, 'get /vendors', ({ admin }) => admin.get('/api/vendors')],
  [400, 'get /vendors', ({ admin }) => admin.get('/api/vendors?page=0')],
  [401, 'get /vendors', ({ anyone }) => anyone.get('/api/vendors')],
  [403, 'get /vendors', ({ user }) => user.get('/api/vendors')],
  [201, 'post /vendors', ({ admin }) => admin.post('/api/vendors', { name: 'Clear Leads' })],
  [400, 'post /vendors', ({ admin }) => admin.post('/api/vendors', { name: ' ' })],
  [401, 'post /vendors', ({ anyone }) => anyone.post('/api/vendors', { name: 'x' })],
  [403, 'post /vendors', ({ user }) => user.post('/api/vendors', { name: 'x' })],
  [415, 'post /vendors', ({ admin }) => admin.send('POST', '/api/vendors', text)],
  [200, 'get /vendors/{id}', ({ admin }, { vendor: id }) => admin.get(`/api/vendors/${id}`)],
  [404, 'get /vendors/{id}', ({ admin }) => admin.get(`/api/vendors/${unknown}`)],
  [200, 'put /vendors/{id}', ({ admin }, { vendor: id }) => admin.put(`/api/vendors/${id}`, { price: 40 })],
  [400, 'put /vendors/{id}', ({ admin }, { vendor: id }) => admin.put(`/api/vendors/${id}`, { mode: 'x' })],
  [401, 'put /vendors/{id}', ({ anyone }) => anyone.put(`/api/vendors/${unknown}`, {})],
  [404, 'put /vendors/{id}', ({ admin }) => admin.put(`/api/vendors/${unknown}`, {})],
  [200, 'get /posts', ({ seller }) => seller.get('/api/posts')],
  [200, 'get /posts/{id}', ({ seller }, { bought }) => seller.get(`/api/posts/${bought}`)],
  [404, 'get /posts/{id}', ({ seller }) => seller.get(`/api/posts/${unknown}`)],
  [
    200,
    'post /vendors/{id}/rotate',
    ({ admin }, { vendor: id }) => admin.post(`/api/vendors/${id}/rotate`, {}),
  ],
  [404, 'post /vendors/{id}/rotate', ({ admin }) => admin.post(`/api/vendors/${unknown}/rotate`, {})],
  [
    204,
    'post /vendors/{id}/revoke',
    ({ admin }, { vendor: id }) => admin.post(`/api/vendors/${id}/revoke`, {}),
  ],
  [404, 'post /vendors/{id}/revoke', ({ admin }) => admin.post(`/api/vendors/${unknown}/revoke`, {})],
  [
    200,
    'post /clients/{id}/return',
    ({ admin }, { bought }) => admin.post(`/api/clients/${bought}/return`, { reason: 'Wrong number' }),
  ],
  [
    409,
    'post /clients/{id}/return',
    ({ admin }, { sealed }) => admin.post(`/api/clients/${sealed}/return`, { reason: 'Wrong number' }),
  ],
  [
    200,
    'delete /clients/{id}/return',
    ({ admin }, { bought }) => admin.delete(`/api/clients/${bought}/return`),
  ],
  [
    204,
    'post /auth/confirm',
    ({ admin }) => admin.post('/api/auth/confirm', { password: 'correct horse battery' }),
  ],
  [400, 'post /auth/confirm', ({ admin }) => admin.post('/api/auth/confirm', {})],
  [200, 'get /messages/unknown', ({ admin }) => admin.get('/api/messages/unknown')],
  [
    204,
    'put /messages/unknown/{id}',
    async () => {
      await using house = await openTexts();
      return await house.admin.put(`/api/messages/unknown/${await house.stranger()}`, { block: true });
    },
  ],
  [
    202,
    'post /messages/unknown/{id}/reply',
    async () => {
      await using house = await openTexts();
      return await house.admin.post(`/api/messages/unknown/${await house.stranger()}/reply`, { text: 'Hi' });
    },
  ],
  [
    202,
    'post /clients/{id}/messages',
    async () => {
      await using house = await openTexts();
      return await house.write(await house.lead());
    },
  ],
  [201, 'post /message-templates', ({ admin }) => admin.post('/api/message-templates', make.template())],
  [400, 'post /message-templates', ({ admin }) => admin.post('/api/message-templates', { name: 'Empty' })],
  [200, 'get /message-templates', ({ admin }) => admin.get('/api/message-templates')],
  [
    200,
    'put /message-templates/{id}',
    async ({ admin }) => {
      const [{ id }] = (await admin.get('/api/message-templates')).body;
      return admin.put(`/api/message-templates/${id}`, make.template());
    },
  ],
  [
    204,
    'delete /message-templates/{id}',
    async ({ admin }) => {
      const { id } = (await admin.post('/api/message-templates', make.template())).body;
      return admin.delete(`/api/message-templates/${id}`);
    },
  ],
  [201, 'post /sequences', ({ admin }) => admin.post('/api/sequences', make.sequence())],
  [400, 'post /sequences', ({ admin }) => admin.post('/api/sequences', { name: 'Empty' })],
  [200, 'get /sequences', ({ admin }) => admin.get('/api/sequences')],
  [
    200,
    'put /sequences/{id}',
    async ({ admin }) => {
      const [{ id }] = (await admin.get('/api/sequences')).body;
      return admin.put(`/api/sequences/${id}`, { name: 'Another' });
    },
  ],
  [
    200,
    'post /sequences/{id}/preview',
    async ({ admin }) => {
      const [{ id }] = (await admin.get('/api/sequences')).body;
      return admin.post(`/api/sequences/${id}/preview`, {});
    },
  ],
  [200, 'get /webhooks', ({ admin }) => admin.get('/api/webhooks')],
  [
    201,
    'post /webhooks',
    ({ admin }) => admin.post('/api/webhooks', { url: hook.url, events: ['lead.created'] }),
  ],
  [400, 'post /webhooks', ({ admin }) => admin.post('/api/webhooks', { url: hook.url })],
  [404, 'post /webhooks', ({ admin }) => admin.post('/api/webhooks', { ...hook, vendor: unknown })],
  [
    204,
    'delete /webhooks/{id}',
    async ({ admin }) => admin.delete(`/api/webhooks/${(await admin.get('/api/webhooks')).body[0].id}`),
  ],
  [200, 'get /status', ({ admin }) => admin.get('/api/status')],
  [200, 'get /outbox', ({ admin }) => admin.get('/api/outbox?state=waiting')],
  [
    200,
    'post /outbox/{id}/retry',
    async ({ admin }, { vendor: id }) => {
      const created = await admin.post('/api/webhooks', { ...hook, vendor: id });
      await admin.mutate('webhooks.test', { id: created.body.id });
      const [newest] = (await admin.get('/api/outbox?kind=webhook')).body;
      return admin.post(`/api/outbox/${encodeURIComponent(newest.id)}/retry`, {});
    },
  ],
  [
    200,
    'post /privacy/export',
    ({ admin }) => admin.post('/api/privacy/export', { email: 'sealed@example.com' }),
  ],
  [400, 'post /privacy/export', ({ admin }) => admin.post('/api/privacy/export', { email: ' ', phone: '' })],
  [
    201,
    'post /privacy/erase',
    ({ admin }) => admin.post('/api/privacy/erase', { email: 'sealed@example.com' }),
  ],
  [
    204,
    'post /privacy/erase/{id}/agree',
    async ({ admin, other }) => {
      const { id } = (await admin.post('/api/privacy/erase', { email: 'bought@example.com' })).body;
      return other.post(`/api/privacy/erase/${id}/agree`, {});
    },
  ],
  [200, 'get /services', ({ anyone }) => anyone.get('/api/services')],
  [400, 'get /services', ({ anyone }) => anyone.get('/api/services?page=0')],
  [201, 'post /services', ({ admin }) => admin.post('/api/services', make.service())],
  [400, 'post /services', ({ admin }) => admin.post('/api/services', {})],
  [401, 'post /services', ({ anyone }) => anyone.post('/api/services', {})],
  [403, 'post /services', ({ user }) => user.post('/api/services', {})],
  [413, 'post /services', ({ admin }) => admin.post('/api/services', large)],
  [415, 'post /services', ({ admin }) => admin.send('POST', '/api/services', text)],
  [200, 'put /services/{id}', ({ admin }) => admin.put('/api/services/1', { status: 0 })],
  [400, 'put /services/{id}', ({ admin }) => admin.put('/api/services/x', {})],
  [401, 'put /services/{id}', ({ anyone }) => anyone.put('/api/services/1', {})],
  [404, 'put /services/{id}', ({ admin }) => admin.put('/api/services/999', {})],
  [204, 'delete /services/{id}', ({ admin }) => admin.delete('/api/services/2')],
  [401, 'delete /services/{id}', ({ anyone }) => anyone.delete('/api/services/2')],
  [404, 'delete /services/{id}', ({ admin }) => admin.delete('/api/services/2')],
  [200, 'get /users', ({ admin }) => admin.get('/api/users')],
  [400, 'get /users', ({ admin }) => admin.get('/api/users?page=x')],
  [401, 'get /users', ({ anyone }) => anyone.get('/api/users')],
  [403, 'get /users', ({ user }) => user.get('/api/users')],
  [201, 'post /users', ({ admin }) => admin.post('/api/users', make.user({ email: 'new@example.com' }))],
  [400, 'post /users', ({ admin }) => admin.post('/api/users', { email: 'x' })],
  [401, 'post /users', ({ anyone }) => anyone.post('/api/users', {})],
  [403, 'post /users', ({ user }) => user.post('/api/users', {})],
  [409, 'post /users', ({ admin }) => admin.post('/api/users', make.user({ email: 'new@example.com' }))],
  [415, 'post /users', ({ admin }) => admin.send('POST', '/api/users', text)],
  [200, 'put /users/{id}', ({ admin }, { user }) => admin.put(`/api/users/${user}`, { lastName: 'Ode' })],
  [400, 'put /users/{id}', ({ admin }, { user }) => admin.put(`/api/users/${user}`, { role: 'root' })],
  [401, 'put /users/{id}', ({ anyone }) => anyone.put(`/api/users/${unknown}`, {})],
  [404, 'put /users/{id}', ({ admin }) => admin.put(`/api/users/${unknown}`, {})],
  [
    409,
    'put /users/{id}',
    ({ admin }, { user }) => admin.put(`/api/users/${user}`, { email: 'new@example.com' }),
  ],
  [204, 'delete /users/{id}', ({ admin }, { user }) => admin.delete(`/api/users/${user}`)],
  [401, 'delete /users/{id}', ({ anyone }) => anyone.delete(`/api/users/${unknown}`)],
  [404, 'delete /users/{id}', ({ admin }) => admin.delete(`/api/users/${unknown}`)],
  [
    201,
    'post /media/upload',
    ({ admin }) => admin.send('POST', '/api/media/upload', { body: uploadBody(png) }),
  ],
  [400, 'post /media/upload', ({ admin }) => admin.send('POST', '/api/media/upload')],
  [401, 'post /media/upload', ({ anyone }) => anyone.send('POST', '/api/media/upload')],
  [403, 'post /media/upload', ({ user }) => user.send('POST', '/api/media/upload')],
  [
    413,
    'post /media/upload',
    ({ admin }) => admin.send('POST', '/api/media/upload', { body: uploadBody(Buffer.alloc(2_100_000)) }),
  ],
  [
    415,
    'post /media/upload',
    ({ admin }) => admin.send('POST', '/api/media/upload', { body: uploadBody(Buffer.from('x')) }),
  ],
];

test('every answer is as the document says', async () => {
  await using app = await startApp();
  const document = await read(app);
  const admin = await app.signInAsAdmin();
  const vendor = await makeVendor(app, admin, { mode: 'test' });
  const seller = await makeVendor(app, admin, { name: 'Seller', returnReasons: ['Wrong number'] });
  await using house = await openAgreements();
  const who = {
    admin,
    other: await oldAdmin(app),
    user: await app.signInAsUser(),
    anyone: app.anyone,
    vendor: vendor.by,
    seller: seller.by,
    house,
  };
  const ids = {
    client: (await app.anyone.post('/api/clients', make.client())).body.id,
    sealed: (await app.anyone.post('/api/clients', consented({ email: 'sealed@example.com' }))).body.id,
    user: (await who.admin.post('/api/users', make.user())).body.id,
    vendor: vendor.id,
    bought: (await seller.by.post('/api/clients', make.client({ email: 'bought@example.com' }))).body.id,
    agreement: (await house.send()).id,
  };
  await app.consents.sealAll();
  for (const [status, call, run] of calls) {
    const [verb, path] = call.split(' ') as [string, string];
    const answer = await run(who, ids);
    expect([call, answer.status]).toEqual([call, status]);
    expect([call, status, undocumented(document, verb, path, answer)]).toEqual([call, status, []]);
  }
});

test('the table of calls knows every operation and every success', async () => {
  await using app = await startApp();
  const successes = getOperations(await read(app)).flatMap(({ path, method: verb, operation }) =>
    Object.keys(operation.responses)
      // The contract test covers responses that are not ready yet.
      .filter((status) => status.startsWith('2') && status !== '202')
      .map((status) => `${status} ${verb} ${path}`),
  );
  const called = new Set(calls.map(([status, call]) => `${status} ${call}`));
  expect(successes.filter((success) => !called.has(success))).toEqual([]);
});

test('too many requests are answered as the document says', async () => {
  await using app = await startApp({ limits: true });
  const document = await read(app);
  const tries = Array.from({ length: 121 }, () => app.anyone.post('/api/clients', make.client()));
  const refused = (await Promise.all(tries)).find(({ status }) => status === 429)!;
  expect(undocumented(document, 'post', '/clients', refused)).toEqual([]);
});

test('a database that is away is answered as the document says', async () => {
  await using app = await startApp();
  const document = await read(app);
  await app.connection.close();
  const away = await app.anyone.post('/api/clients', make.client());
  expect(away.status).toBe(503);
  expect(undocumented(document, 'post', '/clients', away)).toEqual([]);
  expect(undocumented(document, 'get', '/services', await app.anyone.get('/api/services'))).toEqual([]);
});

test('the checker of answers is no yes-man', () => {
  const root = { components: { schemas: { Name: { type: 'string', minLength: 2 } } } };
  const person: JsonSchema = {
    type: 'object',
    properties: {
      name: { $ref: '#/components/schemas/Name' },
      age: { type: ['integer', 'null'], minimum: 0 },
    },
    required: ['name'],
    additionalProperties: false,
  };
  expect(mismatches({ name: 'Ana', age: null }, person, root)).toEqual([]);
  expect(mismatches({ age: -1, x: 1 }, person, root)).toEqual([
    '$.name is missing',
    '$.age is too small',
    '$.x is not documented',
  ]);
  expect(mismatches({ name: 'A', age: 1.5 }, person, root)).toEqual([
    '$.name is too short',
    '$.age is number, not integer or null',
  ]);
  const oneOf = [{ type: 'number' }, { type: 'integer' }];
  expect([mismatches(1.5, { oneOf }, root), mismatches(1, { oneOf }, root)]).toEqual([
    [],
    ['$ does not match exactly one of the choices'],
  ]);
  expect(() => mismatches(1, { allOf: [] } as JsonSchema, root)).toThrow('not understood');
});
