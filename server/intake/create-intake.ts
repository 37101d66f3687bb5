import { setTimeout as wait } from 'node:timers/promises';
import { createSeal } from '../core/seal';
import { createTally } from '../core/tally';
import type { Settings } from '../documents/create';
import { createWordHash } from '../leads/store/words';
import type { Models } from './models';
import { createMark, createRefusedSubmissions } from './refused/refused-submissions';
import { createRobots } from './robots/robots';

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

/** Works on the first of several equal concurrent submissions; the others wait for its answer. */
const createSameSubmission = () => {
  const underWay = new Map<string, Promise<unknown>>();

  return {
    /** Returns the outcome of `work`, or of the running call with the same claim. All callers use the same type. */
    async once<Outcome>(
      claim: string,
      work: () => Promise<Outcome>,
    ): Promise<{ outcome: Outcome; isFirst: boolean }> {
      const first = underWay.get(claim) as Promise<Outcome> | undefined;
      if (first) return { outcome: await first, isFirst: false };
      const own = work().finally(() => underWay.delete(claim));
      underWay.set(claim, own);
      return { outcome: await own, isFirst: true };
    },
  };
};

/** Returns the shared state of the lead intake. */
export const createIntake = (
  { models, now }: { models: Models; now: () => number },
  { encryptionKey, formerEncryptionKeys = [] }: Settings,
) => {
  const keys = [encryptionKey, ...formerEncryptionKeys] as const;
  const options = { models, now };
  const mark = createMark(encryptionKey);
  /** Counts arrivals since the start, by source and outcome. */
  const tally = createTally<[source: string, outcome: string]>();
  return {
    tally,
    mark,
    hashWord: createWordHash(encryptionKey),
    queue: createIntakeQueue(),
    robots: createRobots(options),
    sameSubmission: createSameSubmission(),
    refused: createRefusedSubmissions({
      ...options,
      seal: createSeal(keys, 'kept posts'),
      mark,
      tally,
    }),
  };
};

export type Intake = ReturnType<typeof createIntake>;
