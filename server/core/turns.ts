import { LimitReached } from './limits/rate-limits';

/**
 * Returns a function that runs at most so many tasks at the same time. The others wait for their turn, in order; after
 * `within` milliseconds a task throws LimitReached instead.
 */
export const createTurns = (most: number, within?: number) => {
  const waiting = new Set<() => void>();
  let running = 0;
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      waiting.add(resolve);
      if (within === undefined) return;
      const giveUp = () => waiting.delete(resolve) && reject(new LimitReached(within / 1000));
      setTimeout(giveUp, within).unref();
    });
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await waitForTurn();
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running -= 1;
    }
  };
};
