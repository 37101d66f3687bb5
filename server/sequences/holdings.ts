import type { RunDoc } from '../conversation/permit/run.model';
import { collectTexts } from '../core/db/find-page';
import type { Holding } from '../core/holding';
import { findDeletedLeads } from '../leads/find-deleted-leads';
import type { Deps } from './deps';

/** The sequences that a person was or is in. */
export const sequenceRuns: Holding<Deps> = {
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
export const contactCounts: Holding<Deps> = {
  collect: async ({ models }, { keys }) =>
    (await models.contactCounts.find({ _id: { $in: keys } }).lean()).map(({ steps }) =>
      steps.map(({ at }) => at),
    ),
  erase: async ({ models }, { keys }) =>
    (await models.contactCounts.deleteMany({ _id: { $in: keys } })).deletedCount,
};

/** Deletes the runs of leads that were removed permanently, and not merged into another. */
export const dropGoneRuns = async ({ models }: Deps): Promise<void> => {
  const gone = await findDeletedLeads(models, await collectTexts(models.sequenceRuns, 'lead'));
  if (gone.length > 0) await models.sequenceRuns.deleteMany({ lead: { $in: gone } });
};
