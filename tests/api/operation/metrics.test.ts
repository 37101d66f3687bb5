import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';

const scrape = async ({ metrics }: TestApp) => {
  const server = metrics!.server();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [answer, elsewhere, changed] = await Promise.all([
    fetch(`${url}/metrics`),
    fetch(`${url}/api/clients`),
    fetch(`${url}/metrics`, { method: 'POST' }),
  ]);
  const text = await answer.text();
  server.closeAllConnections();
  server.close();
  return { text, statuses: [answer.status, elsewhere.status, changed.status] };
};

test('leads are counted by source and outcome, requests by route and status', async () => {
  await using app = await startApp({ metrics: true });
  const key = { 'Idempotency-Key': 'one' };
  await app.anyone.post('/api/clients', make.client(), key);
  await app.anyone.post('/api/clients', make.client(), key);
  await app.anyone.post('/api/clients', { ...make.client(), email: 'none' });
  const { text, statuses } = await scrape(app);
  expect(statuses).toEqual([200, 404, 405]);
  expect(text).toContain('lantern_leads_total{source="website",outcome="accepted"} 1');
  expect(text).toContain('lantern_leads_total{source="website",outcome="replayed"} 1');
  expect(text).toContain('lantern_leads_total{source="website",outcome="rejected"} 1');
  expect(text).toContain(
    'lantern_http_request_duration_seconds_count{method="POST",route="/api/clients",status="201"} 2',
  );
  expect(text).toContain('lantern_leads_waiting 1');
  expect(text).toContain('lantern_part_ready{part="database"} 1');
  expect(text).toContain('lantern_part_ready{part="can-write"} 1');
  expect(text).toMatch(/^lantern_newest_lead_age_seconds [\d.e-]+$/m);
  expect(text).toContain('lantern_backup_scheduled 0');
});

test('no figure holds what a person or a caller typed', async () => {
  await using app = await startApp({ metrics: true });
  const lead = make.client();
  await app.anyone.post('/api/clients', lead);
  await app.anyone.get('/api/clients/maria@example.com');
  await app.anyone.get('/maria-lopez/has-cancer?phone=4155550132');
  await app.anyone.send('MARIA', '/api/clients');
  const { text } = await scrape(app);
  expect(text).not.toMatch(/maria|lopez|cancer|4155550132/i);
  for (const said of [lead.email, lead.firstName, lead.lastName, lead.phoneNumber])
    expect(text).not.toContain(said);
});

test('a database that is away leaves the other figures, and says which part is not ready', async () => {
  await using app = await startApp({ metrics: true });
  await app.connection.close();
  const { text, statuses } = await scrape(app);
  expect(statuses[0]).toBe(200);
  expect(text).toContain('lantern_part_ready{part="database"} 0');
  expect(text).toContain('lantern_part_ready{part="can-write"} 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/^lantern_store_ping_seconds /m);
  const ready = await app.anyone.get('/readyz');
  expect([ready.status, ready.body]).toEqual([
    503,
    { status: 'starting', parts: { prepared: true, database: false } },
  ]);
});

test.each(['ops/grafana/lantern.json', 'ops/prometheus/alerts.yml'])(
  '%s asks for metrics that the server has, and for each of ours',
  async (path) => {
    await using app = await startApp({ metrics: true, dataDir: '.' });
    const text = readFileSync(path, 'utf8');
    const own = (await app.metrics!.register.getMetricsAsJSON()).map(({ name }) => name);
    const named = [...text.matchAll(/\b(?:lantern|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(named.filter((name) => !own.includes(name))).toEqual([]);
    const board = readFileSync('ops/grafana/lantern.json', 'utf8');
    expect(own.filter((name) => name.startsWith('lantern_') && !board.includes(name))).toEqual([]);
  },
);
