import { hour } from '../../shared/durations';
import type { RunDoc } from '../conversation/permit/run.model';
import { collectTexts } from '../core/db/find-page';
import type { Holding } from '../core/holding';
import { handle, type WorkList } from '../core/outbox/work';
import { findDeletedLeads } from '../leads/find-deleted-leads';
import { sequenceDue } from '../leads/jobs';
import type { LeadEvent } from '../leads/lead-events';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps } from './deps';
import { doStep, readStep } from './do-step';
import { models } from './models';
import { findSkipping } from './read-runs';
import { sequencesRouter } from './sequences.router';
import { sequenceReceivers, sequenceWants, startSequence } from './start-run';
import { stepTaken, takeSteps } from './take-steps';
import { messageTemplatesRouter } from './templates/templates.router';

/** The sequences that a person was or is in. */
const sequenceRuns: Holding<Deps> = {
  collect: async ({ models }, { ids }) =>
    (await models.sequenceRuns.find({ lead: { $in: ids } }).lean<RunDoc[]>()).map(
      ({ startsOn, state, why, startedAt, endedAt, notes }) => ({
        startsOn,
        state,
        why,
        startedAt,
        endedAt,
        steps: Object.values(notes),
      }),
    ),
  erase: async ({ models }, { ids }) =>
    (await models.sequenceRuns.deleteMany({ lead: { $in: ids } })).deletedCount,
};

/** The automatic steps of the last week, counted by number and address. */
const contactCounts: Holding<Deps> = {
  collect: async ({ models }, { keys }) =>
    (await models.contactCounts.find({ _id: { $in: keys } }).lean()).map(({ steps }) =>
      steps.map(({ at }) => at),
    ),
  erase: async ({ models }, { keys }) =>
    (await models.contactCounts.deleteMany({ _id: { $in: keys } })).deletedCount,
};

/** Deletes the runs of leads that were removed permanently, and not merged into another. */
const dropGoneRuns = async ({ models }: Deps): Promise<void> => {
  const gone = await findDeletedLeads(models, await collectTexts(models.sequenceRuns, 'lead'));
  if (gone.length > 0) await models.sequenceRuns.deleteMany({ lead: { $in: gone } });
};

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
