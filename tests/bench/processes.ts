import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { make } from '../support/make';
import { requestsFor } from './load';
import { median, quantile, type Row, row } from './row';

const rounds = 5;
const seconds = 2;
const warmUp = 5;
/** How many processes serve; `alone` is the server without WEB_CONCURRENCY. */
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
const request = { method: 'POST', path: '/api/clients', body } as const;
const post = ({ url }: BuiltServer, duration: number) =>
  requestsFor({ url, request, connections: 32, seconds: duration });

/** What `POST /api/clients` takes by so many processes on one data folder; in turns, so that all meet the same machine. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const servers: BuiltServer[] = [];
  try {
    for (const count of counts)
      servers.push(
        await startBuiltServer({
          dataDir: join(folder, count),
          env: count === 'alone' ? {} : { WEB_CONCURRENCY: count },
        }),
      );
    for (const server of servers) await post(server, warmUp);
    const results = counts.map(() => [] as Awaited<ReturnType<typeof post>>[]);
    for (let round = 0; round < rounds; round++)
      for (const [at, server] of servers.entries()) results[at]!.push(await post(server, seconds));
    return counts.flatMap((count, at) => {
      const name = count === 'alone' ? 'without WEB_CONCURRENCY' : `WEB_CONCURRENCY=${count}`;
      const latencies = results[at]!.flatMap((result) => result.latencies);
      return [
        row(`leads a second, ${name}`, Math.round(median(results[at]!.map((one) => one.perSecond))), '/s', {
          note: `${cpus().length} cores, which the load shares`,
        }),
        row(`99 of 100 are answered within, ${name}`, Math.round(quantile(latencies, 0.99)), 'ms'),
      ];
    });
  } finally {
    await Promise.all(servers.map(({ end }) => end()));
    await rm(folder, { recursive: true, force: true });
  }
};
