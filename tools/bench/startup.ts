import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/support/built-server';
import { median, type Row, row } from './row';

const starts = 7;
/** The command behind `npm start`. */
const args = ['scripts/start.mjs'];

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const startAny = (dataDir: string) => startBuiltServer({ dataDir, args, env: { RATE_LIMITS: 'on' } });

const start = async (dataDir: string) => {
  const server = await startAny(dataDir);
  if (!/building/i.test(server.printed)) return server;
  await server.end();
  throw new Error('npm start builds again although no source has changed');
};

/** Measures how soon a built Lantern answers, on a new and on a used data folder, and its idle memory. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  try {
    // The first start may include a build; do not count it.
    await (await startAny(join(folder, 'warm'))).end();

    const answered: number[] = [];
    const ready: number[] = [];
    const readyAnew: number[] = [];
    for (let number = 0; number < starts; number++) {
      const fresh = await start(join(folder, `new-${number}`));
      readyAnew.push(fresh.readyAfter);
      await fresh.end();
      const again = await start(join(folder, 'new-0'));
      answered.push(again.answeredAfter);
      ready.push(again.readyAfter);
      await again.end();
    }

    const idle = await start(join(folder, 'new-0'));
    await wait(3000);
    const atFirst = residentMegabytes(idle.pid);
    // V8 frees the memory of the start after about half a minute of idling.
    await wait(40_000);
    const memory = residentMegabytes(idle.pid);
    await idle.end();

    const note = `median of ${starts}`;
    const ms = (values: number[]) => Math.round(median(values));
    return [
      row('first answer after the start', ms(answered), 'ms', { below: 400, note }),
      row('ready, on a used data folder', ms(ready), 'ms', { note }),
      row('ready, on a new data folder', ms(readyAnew), 'ms', {
        below: 2000,
        note: `${note}; seeds services and makes the administrator`,
      }),
      row('memory just after the start', Number(atFirst.toFixed(1)), 'MB', { note: 'resident, after 3 s' }),
      row('memory when idle', Number(memory.toFixed(1)), 'MB', { below: 90, note: 'resident, after 43 s' }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
