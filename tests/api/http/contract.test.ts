import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Answer, type Caller, caller } from '../../support/caller';
import { type JsonSchema, mismatches } from '../../support/matches-schema';
import { startApp, type TestApp } from '../../support/start-app';

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema };
type Content = Record<string, { schema: JsonSchema }>;
type Operation = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>;
};
type Call = { verb: string; path: string; operation: Operation };

/** Nothing but the document: whatever this test sends and expects is read from it. */
const document = JSON.parse(
  await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const calls: Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
);

const named: Record<string, unknown> = {
  'idn-email': 'maria@example.com',
  uri: 'https://example.com/',
  date: '2026-11-01',
  'date-time': '2026-11-01T10:00:00Z',
  uuid: '6f9619ff-8b86-d011-b42d-00c04fc964ff',
};

/** A value that a schema describes, as plain as can be. */
const plainValue = (schema: JsonSchema & { example?: unknown; default?: unknown }): unknown => {
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return plainValue(choice);
  if (schema.pattern === '^[0-9a-f]{24}$') return 'f'.repeat(24);
  const type = [schema.type].flat()[0];
  if (type === 'object') return bodyOf(schema);
  if (type === 'array') return schema.minItems && schema.items ? [plainValue(schema.items)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  return named[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, 'x');
};

const bodyOf = ({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, plainValue(properties[name] ?? {})]));

const jsonOf = ({ operation }: Call) => operation.requestBody?.content['application/json']?.schema;

const addressOf = ({ path, operation }: Call, of: (parameter: Parameter) => unknown): string => {
  const parameters = operation.parameters ?? [];
  const inPath = parameters
    .filter((one) => one.in === 'path')
    .reduce((address, one) => address.replace(`{${one.name}}`, encodeURIComponent(String(of(one)))), path);
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => [one.name, String(of(one))]);
  return `/api${inPath}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
};

type Sent = { headers?: Record<string, string>; body?: string };

const send = (by: Caller, call: Call, { headers = {}, body }: Sent = {}): Promise<Answer> => {
  const schema = jsonOf(call);
  const own = body ?? (schema ? JSON.stringify(bodyOf(schema)) : undefined);
  return by.send(
    call.verb,
    addressOf(call, ({ schema: one }) => plainValue(one)),
    {
      ...(own !== undefined && { body: own }),
      headers: { ...(own !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    },
  );
};

const name = ({ verb, path }: Call) => `${verb} ${path}`;

/** What is wrong with an answer by the document; nothing when it is as documented. */
const undocumented = (call: Call, answer: Answer): string[] => {
  const expected = call.operation.responses[answer.status];
  if (!expected) return [`${name(call)}: ${answer.status} is not documented`];
  const missing = Object.keys(expected.headers ?? {}).filter((one) => !answer.headers.has(one));
  const problems = missing.map((one) => `${name(call)} ${answer.status}: ${one} is not sent`);
  if (!expected.content) return problems;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const described = expected.content[type];
  if (!described) return [...problems, `${name(call)} ${answer.status}: ${type} is not documented`];
  return [
    ...problems,
    ...mismatches(answer.body, described.schema, document).map((one) => `${name(call)}: ${one}`),
  ];
};

/** Calls each operation that documents a status so that it has to answer it; answers what was not as documented. */
const provoke = async (
  status: number,
  asked: (call: Call) => boolean,
  how: (call: Call) => Promise<Answer>,
): Promise<string[]> => {
  const concerned = calls.filter((call) => call.operation.responses[status] && asked(call));
  expect(concerned.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const call of concerned) {
    const answer = await how(call);
    if (answer.status !== status) wrong.push(`${name(call)}: ${answer.status} instead of ${status}`);
    wrong.push(...undocumented(call, answer));
  }
  return wrong;
};

const isForStaff = ({ operation }: Call) => operation.security.some((one) => 'session' in one);
const isWrite = ({ verb }: Call) => verb !== 'GET';
/** Uploads are no JSON; what is too large or of another type is the same to them. */
const hasJson = (call: Call) => jsonOf(call) !== undefined;
const always = () => true;

test('without a session each operation for staff says 401, and from another site each write says 403', async () => {
  await using app = await startApp();
  expect(await provoke(401, isForStaff, (call) => send(app.anyone, call))).toEqual([]);
  const admin = await app.signInAsAdmin();
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const isOurs = (call: Call) => isWrite(call) && (isForStaff(call) || call.operation.security.length === 0);
  expect(await provoke(403, isOurs, (call) => send(admin, call, { headers }))).toEqual([]);
}, 60_000);

test('a body that is no JSON, of another type or too large is refused by each operation as documented', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  expect(await provoke(400, hasJson, (call) => send(admin, call, { body: '{' }))).toEqual([]);
  const headers = { 'Content-Type': 'text/plain' };
  expect(await provoke(415, hasJson, (call) => send(admin, call, { headers, body: '{}' }))).toEqual([]);
  const body = JSON.stringify({ more: 'x'.repeat(110_000) });
  expect(await provoke(413, hasJson, (call) => send(admin, call, { body }))).toEqual([]);
}, 60_000);

test('beyond the limit each operation says 429 and when to come again', async () => {
  await using app = await startApp({ limits: true });
  const flood = async () => (await app.anyone.get('/api/ip')).status;
  while ((await flood()) !== 429);
  expect(await provoke(429, always, (call) => send(app.anyone, call))).toEqual([]);
}, 60_000);

test('while the database is not open each operation says 503 and when to come again', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await using app = await startApp({ opened });
  const answers = await Promise.all(
    calls.map(async (call) => ({ call, answer: await send(app.anyone, call) })),
  );
  open();
  expect(
    answers.flatMap(({ call, answer }) =>
      answer.status === 503 ? undocumented(call, answer) : [`${name(call)}: ${answer.status}`],
    ),
  ).toEqual([]);
}, 60_000);

/** What each operation answers to the plainest body that the document allows. */
const callEach = async (app: TestApp, by: Caller): Promise<{ seen: string[]; wrong: string[] }> => {
  const seen: string[] = [];
  const wrong: string[] = [];
  // What would end the session, or take away what others need, comes last.
  const last = (call: Call) => Number(/logout|password/.test(call.path) || call.verb === 'DELETE');
  for (const call of calls.toSorted((a, b) => last(a) - last(b))) {
    if (/logout|password|second-factor/.test(call.path)) continue;
    const answer = await send(by, call);
    seen.push(`${call.operation.operationId} ${answer.status}`);
    if (call.operation.requestBody && !hasJson(call)) continue;
    wrong.push(...undocumented(call, answer));
    if (answer.status >= 500) wrong.push(`${name(call)}: ${answer.status}`);
  }
  expect((await app.anyone.get('/healthz')).status).toBe(200);
  return { seen, wrong };
};

test('what each operation answers to what the document allows is documented and valid, and never a 5xx', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const { body: vendor } = await admin.post('/api/vendors', { name: 'Contract' });
  const byKey = caller(app.url, { Authorization: `Bearer ${vendor.key}` });
  const { seen, wrong } = await callEach(app, admin);
  const keyed = await callEach(app, byKey);
  expect([...wrong, ...keyed.wrong]).toEqual([]);
  const successes = new Set([...seen, ...keyed.seen].filter((one) => / 2\d\d$/.test(one)));
  expect(successes.size).toBeGreaterThan(20);
  expect(seen.filter((one) => / 404$/.test(one)).length).toBeGreaterThan(5);
}, 90_000);
