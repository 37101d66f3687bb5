import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds with no lead under way after which nobody is at the door. */
const quiet = 25;
const step = 5;
/** What waits for a lull waits no longer, in milliseconds. */
const longest = 2000;

/** Who is at the door just now: work that may wait lets them in first. */
export const createCrowd = () => {
  let inside = 0;
  let latest = Number.NEGATIVE_INFINITY;
  const isThere = () => inside > 0 || performance.now() - latest < quiet;
  return {
    /** Takes in one of them. */
    async letIn<Lead>(take: () => Promise<Lead>): Promise<Lead> {
      inside++;
      try {
        return await take();
      } finally {
        inside--;
        latest = performance.now();
      }
    },

    /** Resolves as soon as nobody is there, or after two seconds. */
    async lull(): Promise<void> {
      const end = performance.now() + longest;
      while (isThere() && performance.now() < end) await wait(step, undefined, { ref: false });
    },
  };
};
