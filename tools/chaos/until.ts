import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until it is so; gives up after five minutes and says what did not come. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 300_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Five minutes were not enough: ${what}.`);
    await wait(10);
  }
};
