/** Work that this server repeats, when `soon` is called and each interval after `start`; never twice at the same time. */
export const createRepeat = (
  work: () => Promise<unknown>,
  { every, onError = () => {} }: { every?: number; onError?: (error: unknown) => void } = {},
) => {
  let ticking: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let nextAt = Number.POSITIVE_INFINITY;
  let running: Promise<unknown> | undefined;
  let isClosed = false;

  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  /** Runs it after a time, in milliseconds, and once for all that ask until then. */
  const soon = (wait = 0) => {
    const at = performance.now() + wait;
    if (isClosed || at >= nextAt) return;
    clearTimeout(next);
    nextAt = at;
    next = setTimeout(() => {
      nextAt = Number.POSITIVE_INFINITY;
      if (running) void running.then(() => soon());
      else run();
    }, wait).unref();
  };

  return {
    soon,
    start() {
      ticking ??= setInterval(run, every).unref();
    },
    /** Waits for a run that began. */
    idle: async () => running,
    /** Runs it no more, and waits for a run that began. */
    async close() {
      isClosed = true;
      clearInterval(ticking);
      clearTimeout(next);
      await running;
    },
  };
};
