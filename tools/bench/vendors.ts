import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scorecard } from '../../shared/schemas/scorecard';
import { startBuiltServer } from '../../tests/support/built-server';
import { type Caller, caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { requestsFor } from './load';
import { median, type Row, row } from './row';

const rounds = 7;
const seconds = 1.5;
const connections = 32;
const imported = 9000;
const rowsACall = 300;
const password = 'a password for the bench';
let number = 0;

/** Each is a different person: leads of one person are compared and flagged a moment later, which would add cost. */
const person = () => {
  const at = number++;
  return { email: `p${at}@example.com`, phoneNumber: `+1415${String(2_000_000 + at)}`, externalId: `${at}` };
};

/** A vendor's post about a person who meets every criterion of the case type. */
const post = () =>
  make.client({
    ...person(),
    state: 'CA',
    campaign: 'spring',
    answers: { firefighter: true, exposedToFoam: true, diagnosedWithCancer: true },
  });
const plain = () => JSON.stringify(make.client(person()));

const terms = {
  mode: 'live',
  caseTypes: ['1', '2'],
  states: ['CA', 'NV'],
  dailyCap: 1_000_000,
  monthlyCap: 1_000_000,
  caps: [
    { per: 'day', most: 1_000_000, caseType: '1' },
    { per: 'month', most: 1_000_000, state: 'CA' },
  ],
  price: 40,
  duplicateDays: 90,
};

const start = async (dataDir: string) => {
  const server = await startBuiltServer({ dataDir, env: { ADMIN_PASSWORD: password } });
  const login = await caller(server.url).post('/api/auth/login', { username: 'admin', password });
  const admin = caller(server.url, { cookie: login.headers.get('set-cookie')!.split(';')[0]! });
  return { server, admin };
};

const makeVendor = async (admin: Caller) => {
  const { id, key } = (await admin.post('/api/vendors', { name: 'Bench' })).body as {
    id: string;
    key: string;
  };
  const { status } = await admin.put(`/api/vendors/${id}`, terms);
  if (status !== 200) throw new Error(`The vendor's terms were refused: ${status}`);
  return { id, key };
};

/** Rows per second through the calls that the import screen makes. */
const importRows = async (admin: Caller): Promise<number> => {
  const { id } = (await admin.post('/api/imports', { name: 'bench.csv', total: imported })).body;
  const startedAt = performance.now();
  for (let first = 1; first <= imported; first += rowsACall) {
    const rows = Array.from({ length: rowsACall }, () => {
      const { answers: _, ...fields } = post();
      return fields;
    });
    const { body } = await admin.post(`/api/imports/${id}/rows`, { first, rows });
    if (body.taken !== rowsACall) throw new Error(`Of ${rowsACall} rows ${body.taken} were taken in`);
  }
  return imported / ((performance.now() - startedAt) / 1000);
};

/** Accepted vendor posts with keys, caps and criteria on, in turns with the public form's endpoint; and an import. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const open = await start(join(folder, 'plain'));
  const vendors = await start(join(folder, 'vendors'));
  const rates: { plain: number; vendor: number }[] = [];
  try {
    const { id, key } = await makeVendor(vendors.admin);
    const plainly = { method: 'POST', path: '/api/clients', body: plain } as const;
    const byKey = {
      ...plainly,
      headers: { Authorization: `Bearer ${key}` },
      body: () => JSON.stringify(post()),
    } as const;
    const load = (url: string, request: typeof plainly, duration: number) =>
      requestsFor({ url, request, connections, seconds: duration });
    await load(open.server.url, plainly, 1);
    await load(vendors.server.url, byKey, 1);
    for (let round = 0; round < rounds; round++)
      rates.push({
        plain: (await load(open.server.url, plainly, seconds)).perSecond,
        vendor: (await load(vendors.server.url, byKey, seconds)).perSecond,
      });
    const card = (await vendors.admin.get(`/api/vendors/${id}/scorecard`)).body as Scorecard;
    if (card.accepted !== card.posted) throw new Error('Not every post was accepted');
    const imports = await importRows(open.admin);
    const ratio = median(rates.map(({ plain: alone, vendor }) => vendor / alone));
    return [
      row('leads a second, without a key', Math.round(median(rates.map((one) => one.plain))), '/s', {
        note: `${connections} connections`,
      }),
      row('  with key, caps and criteria', Math.round(median(rates.map((one) => one.vendor))), '/s'),
      row('  with key, caps and criteria, to those without', Number(ratio.toFixed(2)), 'ratio', {
        atLeast: 0.8,
      }),
      row('rows a second, import', Math.round(imports), '/s', { atLeast: 1000 }),
    ];
  } finally {
    await Promise.all([open.server.end(), vendors.server.end()]);
    await rm(folder, { recursive: true, force: true });
  }
};
