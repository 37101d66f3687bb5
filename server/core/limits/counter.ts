type Window = { used: number; endsAt: number };

export type Counter = ReturnType<typeof createCounter>;

/**
 * Counts how often each caller did something in a window of `length` milliseconds, which starts with their first use.
 * It remembers between `remembered` and twice as many of the newest callers, so that a flood of addresses cannot fill
 * the memory.
 */
export const createCounter = (length: number, remembered: number, now: () => number) => {
  // Two generations: dropping the older one is free, while finding the oldest in one map takes a walk.
  let recent = new Map<string, Window>();
  let earlier = new Map<string, Window>();
  let turnedAt = now();

  const current = (key: string) => {
    const window = recent.get(key) ?? earlier.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };

  const begin = (key: string): Window => {
    // All windows of the earlier generation have ended once a window's length has passed since the last turn.
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
    /** Counts uses; returns the total so far, and the milliseconds until it resets. */
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
