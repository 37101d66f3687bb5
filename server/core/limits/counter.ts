type Window = { used: number; endsAt: number };

export type Counter = ReturnType<typeof createCounter>;

/**
 * Counts how often each caller did a thing in a window of so many milliseconds, which begins with their first use. It
 * remembers at least the `remembered` newest callers and at most twice as many, so that no flood of addresses fills
 * the memory.
 */
export const createCounter = (length: number, remembered: number, now: () => number) => {
  // Two generations: to drop the older one costs nothing, where to find the oldest of one map costs a walk.
  let recent = new Map<string, Window>();
  let earlier = new Map<string, Window>();
  let turnedAt = now();

  const current = (key: string) => {
    const window = recent.get(key) ?? earlier.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };

  const begin = (key: string): Window => {
    // All windows of the earlier generation have ended when a window's length has passed since the last turn.
    if (recent.size >= remembered || now() - turnedAt >= length) {
      earlier = recent;
      recent = new Map();
      turnedAt = now();
    }
    const window = { used: 0, endsAt: now() + length };
    recent.set(key, window);
    return window;
  };

  return {
    /** Counts uses; answers how many there are by now, and in how many milliseconds they are forgotten. */
    add: (key: string, uses: number) => {
      const window = current(key) ?? begin(key);
      window.used += uses;
      return { used: window.used, endsIn: window.endsAt - now() };
    },
    takeBack: (key: string) => {
      const window = current(key);
      if (window && window.used > 0) window.used -= 1;
    },
    forget: (key: string) => {
      recent.delete(key);
      earlier.delete(key);
    },
  };
};
