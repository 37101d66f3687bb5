import { type Count, countLeads } from './count';
import type { Fault } from './faults';
import { type HomeName, startHome } from './home';
import { startLoad } from './load';

export type Result = Count & { fault: string; on: HomeName; rounds: number; recoverySeconds: number };

/**
 * Repeats a fault a given number of times, or as often as the minutes allow, while leads arrive; then kills everything
 * and counts the leads on the disk.
 */
export const runFault = async (
  fault: Fault,
  on: HomeName,
  { rounds: most, minutes = Number.POSITIVE_INFINITY }: { rounds: number; minutes?: number },
  foreign?: string,
): Promise<Result> => {
  const end = performance.now() + minutes * 60_000;
  await using home = await startHome(on, fault.options, foreign);
  using load = startLoad(home.urls);
  let recoverySeconds = 0;
  let rounds = 0;
  for (; rounds < most && performance.now() < end; rounds++) {
    await load.more(100);
    await fault.happen(home, load, rounds);
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
