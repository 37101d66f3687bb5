import { hour } from '../../shared/durations';
import { handle, type WorkList } from '../core/outbox/work';
import { sequenceDue } from '../leads/jobs';
import type { LeadEvent } from '../leads/lead-events';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps } from './deps';
import { doStep, readStep } from './do-step';
import { contactCounts, dropGoneRuns, sequenceRuns } from './holdings';
import { models } from './models';
import { findSkipping } from './read-runs';
import { sequencesRouter } from './sequences.router';
import { sequenceReceivers, sequenceWants, startSequence } from './start-run';
import { stepTaken, takeSteps } from './take-steps';
import { messageTemplatesRouter } from './templates/templates.router';

/** Everything that this module adds to the product (`features.ts`). */
export const sequencesFeature = {
  models,
  create: (deps: Deps) => ({
    followUp: {
      readStep: (run: string, lead: ClientDoc) => readStep(deps, run, lead),
      findSkipping: () => findSkipping(deps),
    },
  }),
  procedures: {
    messageTemplates: messageTemplatesRouter,
    sequences: sequencesRouter,
  },
  tags: {
    Sequences: 'Follow-up messages as data, and what they would send.',
  },
  personalData: {
    messageTemplates: 'words of the firm',
    contactCounts,
    sequenceRuns,
    sequences: 'words of the firm',
    sequenceVersions: 'words of the firm',
  },
  wants: ({ models }: Deps) => sequenceWants(models),
  receivers: ({ models }: Deps, event: LeadEvent) => sequenceReceivers(models, event),
  work: (deps: Deps): WorkList => ({
    ...handle(sequenceDue, startSequence(deps)),
    ...handle(stepTaken, doStep(deps)),
    /** Steps of sequences that are due. */
    'take-steps': { every: 5000, run: (_, signal) => takeSteps(deps, signal) },
    'drop-gone-runs': { every: hour, run: () => dropGoneRuns(deps) },
  }),
};
