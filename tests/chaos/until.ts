import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until it is so; gives up after two minutes and says what did not come. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 120_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Two minutes were not enough: ${what}.`);
    await wait(10);
  }
};
