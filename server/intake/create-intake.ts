import { createSeal } from '../core/seal';
import { createTally } from '../core/tally';
import type { Settings } from '../documents/create';
import { createWordHash } from '../leads/store/words';
import { createSameSubmission } from './claims/same-submission';
import { createIntakeQueue } from './intake-queue';
import type { Models } from './models';
import { createMark } from './refused/mark';
import { createRefusedSubmissions } from './refused/refused-submissions';
import { createRobots } from './robots/robots';

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
