import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { make } from '../support/make';
import { type LoadResult, requestsFor } from './load';
import { median, quantile, type Row, row } from './row';

const rounds = 5;
const seconds = 2;
const warmUp = 5;
const connections = 32;
const adminPassword = 'a password for a benchmark';
/** How many processes serve; `alone` is the server without WEB_CONCURRENCY, which the others are held against. */
const counts = ['alone', '1', '2', '4'] as const;

let number = 0;
/** Each of another person, as leads are. */
const body = () => {
  number++;
  const phoneNumber = `(${200 + (Math.floor(number / 10_000) % 700)}) 555-${String(number % 10_000).padStart(4, '0')}`;
  return JSON.stringify(
    make.client({ lastName: `Lopez ${number}`, email: `m.lopez.${number}@example.com`, phoneNumber }),
  );
};

const asks = ['leads', 'lists'] as const;
type Ask = (typeof asks)[number];

const startContender = async (dataDir: string, count: (typeof counts)[number]) => {
  const { url, end } = await startBuiltServer({
    dataDir,
    env: { ADMIN_PASSWORD: adminPassword, ...(count !== 'alone' && { WEB_CONCURRENCY: count }) },
  });
  const { headers } = await caller(url).post('/api/auth/login', {
    username: 'admin',
    password: adminPassword,
  });
  const cookie = headers.get('set-cookie')!.split(';')[0]!;
  const requests = {
    leads: { method: 'POST', path: '/api/clients', body },
    lists: { method: 'GET', path: '/api/clients?limit=20', headers: { cookie } },
  } as const;
  const measure = (ask: Ask, duration: number) =>
    requestsFor({ url, request: requests[ask], connections, seconds: duration });
  return { count, measure, end, results: { leads: [], lists: [] } as Record<Ask, LoadResult[]> };
};
type Contender = Awaited<ReturnType<typeof startContender>>;

const nameOf = (ask: Ask, { count }: Contender) =>
  count === 'alone' ? `${ask}, without WEB_CONCURRENCY` : `${ask}, WEB_CONCURRENCY=${count}`;

const rowsOf = (ask: Ask, contender: Contender, alone: Contender): Row[] => {
  const results = contender.results[ask];
  const name = nameOf(ask, contender);
  const ratios = results.map(({ perSecond }, round) => perSecond / alone.results[ask][round]!.perSecond);
  const latencies = results.flatMap((result) => result.latencies);
  return [
    row(`${name}, a second`, Math.round(median(results.map(({ perSecond }) => perSecond))), '/s'),
    ...(contender === alone ? [] : [row('  to without', Number(median(ratios).toFixed(2)), 'ratio')]),
    row('  99 of 100 are answered within', Math.round(quantile(latencies, 0.99)), 'ms'),
  ];
};

/** What `POST /api/clients` and the staff's list take by so many processes, each on an embedded store of its own; in turns, so that all meet the same machine. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const contenders: Contender[] = [];
  try {
    for (const count of counts) contenders.push(await startContender(join(folder, count), count));
    for (const { measure } of contenders) for (const ask of asks) await measure(ask, warmUp);
    for (let round = 0; round < rounds; round++)
      for (const ask of asks)
        for (const { measure, results } of contenders) results[ask].push(await measure(ask, seconds));
    const alone = contenders[0]!;
    return asks.flatMap((ask) => contenders.flatMap((contender) => rowsOf(ask, contender, alone)));
  } finally {
    await Promise.all(contenders.map(({ end }) => end()));
    await rm(folder, { recursive: true, force: true });
  }
};
