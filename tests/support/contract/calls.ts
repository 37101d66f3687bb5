import { readFile } from 'node:fs/promises';
import type { Answer, Caller } from '../caller';
import { type JsonSchema, mismatches } from '../matches-schema';

type Described = JsonSchema & { example?: unknown; default?: unknown };
type Parameter = { name: string; in: string; required?: boolean; schema: Described };
type Content = Record<string, { schema: Described }>;
type Operation = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>;
};
export type Call = { verb: string; path: string; operation: Operation };

const document = JSON.parse(
  await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Described> };
};

/** Resolves a schema reference. */
const resolved = (schema: Described): Described =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;

/** Every operation of the document; nothing else about the server is known. */
export const calls: Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
);

export const name = ({ operation }: Call) => operation.operationId;
export const documents = ({ operation }: Call, status: number) => String(status) in operation.responses;
export const isForStaff = ({ operation }: Call) => operation.security.some((one) => 'session' in one);
export const isWrite = ({ verb }: Call) => verb !== 'GET';

const named: Record<string, unknown> = {
  'idn-email': 'maria@example.com',
  uri: 'https://example.com/',
  date: '2026-11-01',
  'date-time': '2026-11-01T10:00:00Z',
  uuid: '6f9619ff-8b86-d011-b42d-00c04fc964ff',
};

/** The simplest value for a schema; an id matches no record. */
const plainValue = (described: Described): unknown => {
  const schema = resolved(described);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return plainValue(choice);
  if (schema.pattern === '^[0-9a-f]{24}$') return 'f'.repeat(24);
  if (schema.pattern === '^[A-Za-z0-9_-]{43}$') return 'x'.repeat(43);
  const type = [schema.type].flat()[0];
  if (type === 'object') return plainBody(schema);
  if (type === 'array') return schema.minItems && schema.items ? [plainValue(schema.items)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  return named[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, 'x');
};

const plainBody = (described: Described): Record<string, unknown> => {
  const { properties = {}, required = [] } = resolved(described);
  return Object.fromEntries(required.map((key) => [key, plainValue(properties[key] ?? {})]));
};

/** The JSON body that an operation describes; undefined if it has none. */
export const toJson = ({ operation }: Call) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolved(schema);
};

type Values = Record<string, string | number>;
type Sent = {
  /** Overrides for the address parameters. */
  values?: Values;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
};

const getAddress = ({ path, operation }: Call, values: Values): string => {
  const parameters = operation.parameters ?? [];
  // A number that names a record may well exist: the largest does not.
  const toId = ({ schema }: Parameter) => (schema.type === 'integer' ? schema.maximum! : plainValue(schema));
  const inPath = parameters
    .filter((one) => one.in === 'path')
    .reduce(
      (address, one) =>
        address.replace(`{${one.name}}`, encodeURIComponent(String(values[one.name] ?? toId(one)))),
      path,
    );
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.name in values))
    .map((one) => [one.name, String(values[one.name] ?? plainValue(one.schema))]);
  return `/api${inPath}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
};

/** Makes a call with everything the document requires, and the test's own changes. */
export const send = (by: Caller, call: Call, { values = {}, headers = {}, body }: Sent = {}) => {
  const schema = toJson(call);
  const own = body ?? (schema && JSON.stringify(plainBody(schema)));
  const type: Record<string, string> = typeof own === 'string' ? { 'Content-Type': 'application/json' } : {};
  return by.send(call.verb, getAddress(call, values), {
    ...(own !== undefined && own !== null && { body: own }),
    headers: { ...type, ...headers },
  });
};

/** A parameter value that its schema forbids; undefined if it allows any text. */
const forbidden = (schema: Described): string | undefined => {
  if (schema.maxLength !== undefined && !schema.enum) return 'x'.repeat(schema.maxLength + 1);
  const isText = schema.type === 'string' && !schema.pattern && !schema.format && !schema.enum;
  return isText || Object.keys(schema).length === 0 ? undefined : 'not this';
};

/** Sends what the document forbids: a body that is not JSON, or an invalid parameter. */
export const sendForbidden = (by: Caller, call: Call): Promise<Answer> => {
  if (call.operation.requestBody) return send(by, call, { body: toJson(call) ? '{' : new FormData() });
  const wrong = (call.operation.parameters ?? []).flatMap(({ name: key, schema }) => {
    const value = forbidden(schema);
    return value === undefined ? [] : [[key, value] as const];
  });
  return send(by, call, { values: Object.fromEntries(wrong) });
};

/** The differences between a response and the document; empty if it matches. */
export const undocumented = (call: Call, answer: Answer): string[] => {
  const at = `${name(call)} ${answer.status}`;
  const expected = call.operation.responses[answer.status];
  if (!expected) return [`${at}: the status is not documented`];
  const missing = Object.keys(expected.headers ?? {}).filter((one) => !answer.headers.has(one));
  const problems = missing.map((one) => `${at}: ${one} is not sent`);
  if (!expected.content) return answer.text === '' ? problems : [...problems, `${at}: there is a body`];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const described = expected.content[type];
  if (!described) return [...problems, `${at}: ${type} is not documented`];
  const wrong = mismatches(answer.body, described.schema, document);
  return [...problems, ...wrong.map((one) => `${at}: ${one}`)];
};
