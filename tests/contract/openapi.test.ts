import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { clientColumns, leadStatuses } from '../../shared/schemas/client';
import { z } from '../../shared/zod';
import { type JsonSchema, mismatches } from '../support/matches-schema';
import { startApp, type TestApp } from '../support/start-app';

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
