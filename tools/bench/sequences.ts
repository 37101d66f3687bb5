import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createProviderDouble } from '../../scripts/texts/stand-in';
import { startBuiltServer } from '../../tests/support/built-server';
import { make } from '../../tests/support/make';
import { standInEnv } from '../../tests/support/texts';
import { adminPassword, signIn } from './lists';
import { measureCpu, requestsAtRate } from './load';
import { median, type Row, row } from './row';

const rounds = 7;
const rate = { perSecond: 100, seconds: 6 };
let number = 0;

const body = () => {
  const phoneNumber = `+1415${2_000_000 + number++}`;
  return JSON.stringify(make.client({ phoneNumber, email: `${phoneNumber.slice(1)}@example.com` }));
};
const request = { method: 'POST', path: '/api/clients', body } as const;

/** Milliseconds of CPU for one lead, with what follows its answer. */
const cpuPerLead = async ({ url, pid }: Awaited<ReturnType<typeof startBuiltServer>>) => {
  const before = measureCpu(pid);
  const answers = await requestsAtRate({ url, request, connections: 16, ...rate });
  await wait(4000);
  return ((measureCpu(pid) - before) * 1000) / answers.length;
};

/** Two servers that take leads in turns; one of them starts a sequence for each lead. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const standIn = await createProviderDouble({ provider: 'twilio' });
  const start = (name: string) =>
    startBuiltServer({
      dataDir: join(folder, name),
      env: { ADMIN_PASSWORD: adminPassword, ...standInEnv(standIn) },
    });
  const [without, withOne] = await Promise.all([start('without'), start('with')]);
  try {
    const admin = await signIn(withOne.url);
    const { status } = await admin.post(
      '/api/sequences',
      make.sequence({ on: true, startsOn: 'lead.created' }),
    );
    if (status !== 201) throw new Error(`Creating a sequence answered ${status}`);
    const results: { without: number; withOne: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const both = { without: await cpuPerLead(without), withOne: await cpuPerLead(withOne) };
      // The first round compiles.
      if (round > 0) results.push(both);
    }
    const middle = (choose: (round: (typeof results)[number]) => number) =>
      Number(median(results.map(choose)).toFixed(2));
    return [
      row(
        'CPU for a lead without a sequence',
        middle((round) => round.without),
        'ms',
        {
          note: `${rate.perSecond} leads a second, with what follows the answers`,
        },
      ),
      row(
        '  with one that starts for each',
        middle((round) => round.withOne),
        'ms',
      ),
      row(
        '  with to without',
        middle((round) => round.withOne / round.without),
        'times',
        { below: 1.05 },
      ),
    ];
  } finally {
    await Promise.all([without.end(), withOne.end()]);
    await standIn[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  }
};
