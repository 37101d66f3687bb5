import { setTimeout as wait } from 'node:timers/promises';

/** Polls until the condition holds; after five minutes, throws with what did not happen. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 300_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Five minutes were not enough: ${what}.`);
    await wait(10);
  }
};
