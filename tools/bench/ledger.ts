import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../tests/support/built-server';
import { consented } from '../../tests/support/consented';
import { make } from '../../tests/support/make';
import { requestsFor } from './load';
import { median, type Row, row } from './row';

const rounds = 7;
const seconds = 1.5;
const connections = 32;
/** Milliseconds to seal a round's answers, so that the other server's next round runs alone. */
const sealed = 1500;
let number = 0;

/** Each lead is a different person, as in the vendor benchmark. */
const person = () => {
  const at = number++;
  return { email: `p${at}@example.com`, phoneNumber: `+1415${String(2_000_000 + at)}` };
};

/** Leads with a consent answer, which is sealed into the ledger, in turns with leads without one. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
  const [without, withLedger] = await Promise.all([
    startBuiltServer({ dataDir: join(folder, 'without') }),
    startBuiltServer({ dataDir: join(folder, 'with') }),
  ]);
  const load = async (url: string, body: () => string, duration: number) => {
    const request = { method: 'POST', path: '/api/clients', body } as const;
    const { perSecond } = await requestsFor({ url, request, connections, seconds: duration });
    await wait(sealed);
    return perSecond;
  };
  const plain = () => JSON.stringify(make.client(person()));
  const answered = () => JSON.stringify(consented(person()));
  const rates: { plain: number; answered: number }[] = [];
  try {
    await load(without.url, plain, 1);
    await load(withLedger.url, answered, 1);
    for (let round = 0; round < rounds; round++)
      rates.push({
        plain: await load(without.url, plain, seconds),
        answered: await load(withLedger.url, answered, seconds),
      });
    const ratio = median(rates.map((one) => one.answered / one.plain));
    return [
      row('leads a second, no answer to keep', Math.round(median(rates.map((one) => one.plain))), '/s', {
        note: `${connections} connections`,
      }),
      row('  each with an answer for the ledger', Math.round(median(rates.map((one) => one.answered))), '/s'),
      row('  with the ledger, to without', Number(ratio.toFixed(2)), 'ratio', { atLeast: 0.85 }),
    ];
  } finally {
    await Promise.all([without.end(), withLedger.end()]);
    await rm(folder, { recursive: true, force: true });
  }
};
