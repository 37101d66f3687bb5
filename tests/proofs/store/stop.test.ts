import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sized } from '../../support/size';
import { openStore, runScript, tempDir } from '../../support/store/embedded-store';

const rounds = sized(4);

test('a stop during the check of all data is a clean end', async () => {
  await using folder = await tempDir();
  const store = await openStore({ dir: folder.path });
  const things = store.collection();
  await things.createIndex({ a: 1 });
  await things.insertMany(Array.from({ length: 3000 }, (_, n) => ({ a: `${n}`, text: 'x'.repeat(8000) })));
  await store.close();
  const ends: (number | null)[] = [];
  let duringCheck = 0;
  for (let round = 0; round < rounds; round++) {
    const { child, ended, firstLine, printed } = await runScript('tests/support/store/checked-store.ts', [
      folder.path,
    ]);
    await firstLine;
    await wait((round * 300) / rounds);
    child.kill('SIGTERM');
    ends.push(await ended);
    if (!printed().includes('checked')) duringCheck++;
  }
  expect(ends).toEqual(Array(rounds).fill(0));
  expect(duringCheck).toBeGreaterThan(rounds / 2);
}, 120_000);
