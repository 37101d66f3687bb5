import { expect, test } from 'vitest';
import { eventKinds, outcomeBody, testEvent, webhookBody } from '../../shared/schemas/webhook';
import { startReceiver } from '../support/mail/receiver';
import { make } from '../support/make';
import { type JsonSchema, mismatches } from '../support/matches-schema';
import { startApp } from '../support/start-app';
import { makeVendor } from '../support/vendors';

type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
};
type Paths = Record<string, Record<string, Operation>>;
type Document = {
  info: { contact?: object; license?: { name: string } };
  tags?: { name: string; description: string }[];
  paths: Paths;
  webhooks?: Paths;
  components: { schemas: Record<string, JsonSchema> };
};

const read = async (app: Awaited<ReturnType<typeof startApp>>) =>
  (await app.anyone.get('/api/openapi.json')).body as Document;

const findOperations = (paths: Paths = {}) => Object.values(paths).flatMap((item) => Object.values(item));

/** Every object of the document below a place, with its path. */
const getParts = (value: unknown, at = '#'): { at: string; part: Record<string, unknown> }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => getParts(one, `${at}/${key}`));
  return Array.isArray(value) ? inside : [{ at, part: value as Record<string, unknown> }, ...inside];
};

test('each operation says who may call it, under a tag that is declared, with an id of its own', async () => {
  await using app = await startApp();
  const document = await read(app);
  const operations = [...findOperations(document.paths), ...findOperations(document.webhooks)];
  const declared = new Set((document.tags ?? []).map(({ name }) => name));
  for (const { operationId, description, summary, tags } of operations) {
    expect([operationId, (description ?? '').length > 20, description !== summary]).toEqual([
      operationId,
      true,
      true,
    ]);
    for (const tag of tags) expect([operationId, declared.has(tag)]).toEqual([operationId, true]);
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(declared).toEqual(new Set(operations.flatMap(({ tags }) => tags)));
  for (const { description } of document.tags!) expect(description.length).toBeGreaterThan(10);
});

test('the document says whom to ask, and under which license it stands', async () => {
  await using app = await startApp({ publicUrl: 'https://www.example.com' });
  const { info } = await read(app);
  expect(info).toMatchObject({ contact: { url: 'https://www.example.com/' }, license: { name: 'MIT' } });
});

test('a shape that stands in two places has a name, and every name is used', async () => {
  await using app = await startApp();
  const document = await read(app);
  const placesByShape = new Map<string, string[]>();
  for (const { at, part } of getParts(document)) {
    if (part.type !== 'object' || Object.keys(part.properties ?? {}).length < 3) continue;
    const shape = JSON.stringify(part);
    placesByShape.set(shape, [...(placesByShape.get(shape) ?? []), at]);
  }
  const repeated = [...placesByShape.values()].filter((places) => places.length > 1);
  expect(repeated, 'Name this shape in server/site/docs/named-schemas.ts').toEqual([]);
  const used = new Set(getParts(document).map(({ part }) => part.$ref));
  const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(named.filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((ref) => ref !== undefined && !named.includes(ref as string))).toEqual([]);
});

test('what was stored has an id: it is never null in an answer of 201', async () => {
  await using app = await startApp();
  const document = await read(app);
  const stored = findOperations(document.paths).flatMap(({ operationId, responses }) => {
    const schema = responses[201]?.content?.['application/json']?.schema;
    const name = schema?.$ref?.split('/').at(-1);
    const properties = (name ? document.components.schemas[name] : schema)?.properties;
    return properties?.id ? [{ operationId, type: properties.id.type }] : [];
  });
  expect(stored.length).toBeGreaterThan(5);
  for (const { operationId, type } of stored)
    expect([operationId, type]).toEqual([operationId, expect.stringMatching(/^(string|integer)$/)]);
});

test('what receivers and vendors are sent is what the document says', async () => {
  await using receiver = await startReceiver();
  await using app = await startApp({ networks: ['127.0.0.1'] });
  const admin = await app.signInAsAdmin();
  const document = await read(app);
  expect(Object.keys(document.webhooks ?? {}).sort()).toEqual([...eventKinds, testEvent, 'outcome'].sort());
  await admin.post('/api/webhooks', { url: receiver.url, events: eventKinds, fields: ['firstName'] });
  const { id, by } = await makeVendor(app, admin, { returnReasons: ['Wrong number'] });
  await admin.post('/api/webhooks', { url: receiver.url, vendor: id, stages: ['accepted', 'signed'] });
  const lead = (await by.post('/api/clients', make.client())).body.id;
  await admin.put(`/api/clients/${lead}`, { status: 'Signed', firstName: 'Ana' });
  await admin.post(`/api/clients/${lead}/return`, { reason: 'Wrong number' });
  await admin.delete(`/api/clients/${lead}/return`);
  await app.outbox.run();
  await admin.delete(`/api/clients/${lead}`);
  await app.outbox.run();
  const bodies = receiver.bodies();
  const isOutcome = ({ data }: { data: object }) => 'stage' in data;
  expect(bodies.filter(isOutcome).map(({ type }) => type)).toEqual([
    'lead.accepted',
    'lead.signed',
    'lead.signed',
  ]);
  expect(bodies.filter((body) => !isOutcome(body)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['lead.created', 'lead.updated', 'lead.status_changed', 'lead.deleted']),
  );
  for (const body of bodies) {
    const name = isOutcome(body) ? 'outcome' : body.type;
    const schema = document.webhooks![name]!.post!.requestBody!.content['application/json']!.schema;
    expect([name, mismatches(body, schema, document)]).toEqual([name, []]);
    const parsed = isOutcome(body) ? outcomeBody.safeParse(body) : webhookBody(body.type).safeParse(body);
    expect([name, parsed.error]).toEqual([name, undefined]);
  }
});
