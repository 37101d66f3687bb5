import { setTimeout as wait } from 'node:timers/promises';

/** The time without a lead in progress after which the intake counts as idle, in milliseconds. */
const quiet = 25;
const step = 5;
/** The longest time to wait for a quiet moment, in milliseconds. */
const longest = 2000;

/** Tracks the requests in progress, so that work that can wait runs after them. */
export const createIntakeQueue = ({ now = () => performance.now(), rest = wait } = {}) => {
  let inside = 0;
  let latest = Number.NEGATIVE_INFINITY;
  const isThere = () => inside > 0 || now() - latest < quiet;
  return {
    /** Runs one intake. */
    async run<Lead>(take: () => Promise<Lead>): Promise<Lead> {
      inside++;
      try {
        return await take();
      } finally {
        inside--;
        latest = now();
      }
    },

    /** Resolves as soon as the intake is idle, or after two seconds. */
    async lull(): Promise<void> {
      const end = now() + longest;
      while (isThere() && now() < end) await rest(step, undefined, { ref: false });
    },
  };
};
