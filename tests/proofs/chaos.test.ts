import { expect, test } from 'vitest';
import { faults } from '../../tools/chaos/faults';
import { runFault } from '../../tools/chaos/run-fault';

/** Faults that no other proof covers; `npx tsx tools/chaos/run.ts` runs all of them, more often. */
const tried = [
  ['server stands still (SIGSTOP, 12 s)', 'embedded'],
  ['100 clients that vanish', 'embedded'],
  ['database is silent', 'apart'],
  ['two servers, one dies', 'apart'],
] as const;

for (const [name, on] of tried)
  test(`nothing acknowledged is lost and nothing is stored twice: ${name}`, async () => {
    const fault = faults.find((one) => one.name === name);
    expect(await runFault(fault!, on, { rounds: 1 })).toMatchObject({ lost: 0, twice: 0 });
  });
