import { createSeal } from '../core/seal';
import { createTally } from '../core/tally';
import type { Settings } from '../documents/create';
import { createWordHash } from '../leads/store/words';
import type { Witness } from '../proof/witness/witness';
import type { RuleBook } from '../site/rules/rule-book';
import { createSameSubmission } from './claims/same-submission';
import { createIntakeQueue } from './intake-queue';
import type { Models } from './models';
import { createMark } from './refused/mark';
import { createRefusedSubmissions } from './refused/refused-submissions';
import { createRobots } from './robots/robots';

type Parts = { models: Models; now: () => number; rules: RuleBook; witness: Witness; timeZone: string };

/** Returns the shared state of the lead intake. */
export const createIntake = (
  { models, now, rules, witness, timeZone }: Parts,
  { encryptionKey, formerEncryptionKeys = [] }: Settings,
) => {
  const keys = [encryptionKey, ...formerEncryptionKeys] as const;
  const options = { models, now };
  /** Counts arrivals since the start, by source and outcome. */
  const tally = createTally<[source: string, outcome: string]>();
  return {
    tally,
    witness,
    timeZone,
    mark: createMark(encryptionKey),
    hashWord: createWordHash(encryptionKey),
    queue: createIntakeQueue(),
    rules,
    robots: createRobots(options),
    sameSubmission: createSameSubmission(),
    refused: createRefusedSubmissions({
      ...options,
      seal: createSeal(keys, 'kept posts'),
      mark: createMark(encryptionKey),
      tally,
    }),
  };
};

export type Intake = ReturnType<typeof createIntake>;
