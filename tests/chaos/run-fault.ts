import { type Count, countLeads } from './count';
import type { Fault } from './faults';
import { type HomeName, startHome } from './home';
import { startLoad } from './load';

export type Result = Count & { fault: string; on: HomeName; rounds: number; recoverySeconds: number };

/** Makes a fault happen so many times while leads arrive, kills everything, and counts what is on the disk. */
export const runFault = async (
  fault: Fault,
  on: HomeName,
  rounds: number,
  foreign?: string,
): Promise<Result> => {
  await using home = await startHome(on, fault.options, foreign);
  using load = startLoad(home.urls);
  let recoverySeconds = 0;
  for (let round = 0; round < rounds; round++) {
    await load.more(100);
    await fault.happen(home, load, round);
    const from = performance.now();
    const recovered = fault.recovered?.(load) ?? load.more(1);
    const timed = recovered.then(() => (performance.now() - from) / 1000);
    await home.revive();
    recoverySeconds = Math.max(recoverySeconds, await timed);
  }
  await load.end();
  const counted = countLeads(load.acknowledged, await home.storedMarks());
  return { fault: fault.name, on, rounds, ...counted, recoverySeconds };
};
