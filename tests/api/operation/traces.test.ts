import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';

type Attribute = { key: string; value: Record<string, string | number> };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };

/** A stand-in for an OTLP collector over HTTP, which keeps what it receives. */
const startCollector = async () => {
  const got: { path: string; type: string; body: Buffer }[] = [];
  const server = createServer(async (req, res) => {
    got.push({ path: req.url!, type: req.headers['content-type']!, body: await buffer(req) });
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    got,
    text: () => got.map(({ body }) => body.toString('latin1')).join('\n'),
    spans: () =>
      got.flatMap(({ body }): Span[] =>
        JSON.parse(body.toString()).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) =>
          one.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    [Symbol.dispose]: () => void server.close().closeAllConnections(),
  };
};

const getAttributes = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request is a span by its route, and what it asked the database stands below it', async () => {
  using collector = await startCollector();
  {
    await using app = await startApp({ traces: { url: collector.url, protocol: 'http/json' } });
    await app.anyone.post('/api/clients', make.client());
    const admin = await app.signInAsAdmin();
    await admin.get('/api/clients/665f1f77bcf86cd799439011');
  }
  const spans = collector.spans();
  const lead = spans.find(({ name }) => name === 'POST /api/clients')!;
  expect(getAttributes(lead)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/clients',
    'http.response.status_code': 201,
  });
  const insert = spans.find(({ name }) => name === 'insert clients')!;
  expect([insert.traceId, insert.parentSpanId]).toEqual([lead.traceId, lead.spanId]);
  expect(getAttributes(insert)).toEqual({
    'db.system.name': 'mongodb',
    'db.operation.name': 'insert',
    'db.collection.name': 'clients',
  });
  expect(spans.map(({ name }) => name)).toContain('GET /api/clients/:id');
  expect(collector.text()).toContain('"service.name"');
});

test('no span contains what someone typed, and a caller’s trace is not continued', async () => {
  using collector = await startCollector();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  {
    await using app = await startApp({ traces: { url: collector.url, protocol: 'http/json' } });
    await app.anyone.post('/api/clients', make.client(), { traceparent });
    await app.anyone.get('/maria-lopez/has-cancer?phone=4155550132');
    await app.anyone.get('/api/clients/maria.lopez@example.com');
    await app.anyone.send('MARIA', '/api/clients').catch(() => undefined);
    const admin = await app.signInAsAdmin();
    await admin.get('/api/clients?search=maria.lopez@example.com');
  }
  expect(collector.spans().length).toBeGreaterThan(5);
  expect(collector.text()).not.toMatch(
    /maria|lopez|cancer|555.?01\d\d|password|correct horse|0af7651916cd43dd/i,
  );
});

test('as the standard has it traces go out in protobuf unless said otherwise, and a collector that is away keeps nobody', async () => {
  using collector = await startCollector();
  {
    await using app = await startApp({ traces: { url: collector.url, protocol: 'http/protobuf' } });
    await app.anyone.get('/api/services');
  }
  expect(collector.got[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' });
  expect(collector.text()).toContain('GET /api/services');
  await using away = await startApp({
    traces: { url: 'http://127.0.0.1:1/v1/traces', protocol: 'http/json' },
  });
  expect((await away.anyone.post('/api/clients', make.client())).status).toBe(201);
});

const loading = `
  import { createRequire } from 'node:module';
  import { readEnv } from './server/start/env';
  import { readSettings } from './server/start/settings';
  import { createParts } from './server/start/create-parts';
  const { cache } = createRequire(import.meta.url);
  for (const variables of JSON.parse(process.argv[1])) {
    const env = readEnv({ MONGODB_URI: 'mongodb://127.0.0.1:1', SESSION_SECRET: 's'.repeat(32), ...variables });
    await createParts(await readSettings(env));
    console.log(Object.keys(cache).some((path) => path.includes('@opentelemetry')));
  }
  process.exit(0);`;

test('without an address none of it is loaded, nor where it is turned off', async () => {
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const starts = JSON.stringify([{}, { ...address, OTEL_SDK_DISABLED: 'true' }, address]);
  const args = ['--import', 'tsx', '--input-type=module', '-e', loading, starts];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim().split('\n')).toEqual(['false', 'false', 'true']);
});
