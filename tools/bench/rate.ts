import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connections, contenders, request, warmUp } from './intake';
import { requestsAtRate } from './load';
import { median, quantile, type Row, row } from './row';

const rate = { perSecond: 300, seconds: 10 };
const rounds = 7;
const names = ['lantern', 'plain'] as const;

/** Leads at a fixed rate, like visitors, who come whether or not earlier ones were answered. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const [lantern, plain] = await Promise.all(names.map((name) => contenders[name](join(folder, name))));
  const measure = async ({ url = '' }: { url?: string }) =>
    quantile(await requestsAtRate({ url, request, connections, ...rate }), 0.99);
  try {
    for (const one of [lantern!, plain!]) await one.measure(warmUp);
    const results: { lantern: number; plain: number }[] = [];
    for (let round = 0; round < rounds; round++)
      results.push({ lantern: await measure(lantern!), plain: await measure(plain!) });
    const middle = (choose: (round: (typeof results)[number]) => number) =>
      Number(median(results.map(choose)).toFixed(1));
    return [
      row(
        `at ${rate.perSecond} leads a second, 99 of 100 are answered within`,
        middle((one) => one.lantern),
        'ms',
        {
          note: 'counted from when each was due',
        },
      ),
      row(
        '  bare handler with a small schema',
        middle((one) => one.plain),
        'ms',
      ),
      row(
        '  more than the bare handler',
        middle((one) => one.lantern - one.plain),
        'ms',
        { below: 5 },
      ),
    ];
  } finally {
    await Promise.all([lantern!.end(), plain!.end()]);
    await rm(folder, { recursive: true, force: true });
  }
};
