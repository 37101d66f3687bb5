import { TRPCError } from '@trpc/server';
import type { RunRecord, StepFigures } from '../../../shared/schemas/sequence';
import type { Deps } from '../deps';
import type { RunDoc } from './run.model';
import { stopRun } from './run-state';

type Needs = Pick<Deps, 'models'>;

const mostShown = 500;

const toRun = (run: RunDoc): RunRecord => ({
  id: String(run._id),
  sequence: run.sequence,
  version: run.version,
  clientId: run.lead,
  step: run.step,
  dueAt: run.dueAt.toISOString(),
  state: run.state,
  ...(run.why && { why: run.why }),
  startedAt: run.startedAt.toISOString(),
  ...(run.endedAt && { endedAt: run.endedAt.toISOString() }),
  steps: Object.entries(run.notes).map(([name, { result, at, why }]) => ({
    step: Number(name.slice(1)),
    result,
    at: at.toISOString(),
    ...(why && { why }),
  })),
});

/** Returns the runs of a sequence, the newest first. */
export const readRuns = async ({ models }: Needs, sequence: string): Promise<RunRecord[]> =>
  (
    await models.sequenceRuns.find({ sequence }).sort({ startedAt: -1 }).limit(mostShown).lean<RunDoc[]>()
  ).map(toRun);

/** Returns what became of each step of a sequence, and after which step its runs ended, by why. */
export const readFigures = async ({ models }: Needs, sequence: string): Promise<StepFigures[]> => {
  const figures: StepFigures[] = [];
  const getStep = (step: number) => {
    figures[step] ??= { step, taken: 0, skipped: 0, stopped: {} };
    return figures[step];
  };
  const runs = models.sequenceRuns.find({ sequence }).select({ notes: 1, why: 1, step: 1 }).lean<RunDoc[]>();
  for (const { notes, why, step } of await runs) {
    for (const [name, { result }] of Object.entries(notes)) {
      const figure = getStep(Number(name.slice(1)));
      if (result === 'taken') figure.taken++;
      if (result === 'skipped') figure.skipped++;
    }
    if (!why) continue;
    const { stopped } = getStep(Math.max(0, step - 1));
    stopped[why] = (stopped[why] ?? 0) + 1;
  }
  return figures.filter(Boolean);
};

/** Ends a run by hand. */
export const endRun = async ({ conversation }: Pick<Deps, 'conversation'>, id: string): Promise<void> => {
  if (!(await stopRun(conversation, id, 'by-hand')))
    throw new TRPCError({ code: 'CONFLICT', message: 'This run has ended. Load the page again.' });
};
