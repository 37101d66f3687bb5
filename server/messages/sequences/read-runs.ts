import { TRPCError } from '@trpc/server';
import type { RunRecord, StepFigures } from '../../../shared/schemas/sequence';
import type { ClientDoc } from '../../leads/store/client.model';
import type { Deps } from '../deps';
import type { RunDoc } from './run.model';
import { stopRun } from './run-state';
import { findLastingStop, readStops } from './stops';

type Needs = Pick<Deps, 'models' | 'conversation'>;

const mostShown = 500;

const toRun = (run: RunDoc): RunRecord => ({
  id: String(run._id),
  sequence: run.sequence,
  version: run.version,
  clientId: run.lead,
  step: run.step,
  dueAt: run.dueAt.toISOString(),
  startedAt: run.startedAt.toISOString(),
  steps: Object.entries(run.notes).map(([name, { result, at, why }]) => ({
    step: Number(name.slice(1)),
    result,
    at: at.toISOString(),
    ...(why && { why }),
  })),
});

/** Ends a run for a reason that lasts, which its next step would find only when it is due. Returns false if it is open. */
export const endIfStopped = async (
  { conversation }: Pick<Needs, 'conversation'>,
  run: RunDoc,
): Promise<boolean> => {
  const why = await findLastingStop(conversation, run);
  if (why) await stopRun(conversation, run._id, why);
  return why !== undefined;
};

/** Returns the open runs of a sequence, the newest first. */
export const readRuns = async (needs: Needs, sequence: string): Promise<RunRecord[]> => {
  const runs = await needs.models.sequenceRuns
    .find({ sequence, state: 'open' })
    .sort({ startedAt: -1 })
    .limit(mostShown)
    .lean<RunDoc[]>();
  const open: RunRecord[] = [];
  for (const run of runs) if (!(await endIfStopped(needs, run))) open.push(toRun(run));
  return open;
};

/** Returns what the person of a run that sent everything did then, such as an answer to its last step. */
const findLaterStop = async ({ models, conversation }: Needs, { lead: id, earlier }: RunDoc) => {
  const lead = await models.clients.findById(id).lean<ClientDoc>();
  const stops = lead ? await readStops(conversation, lead) : [];
  return stops.filter((stop) => !earlier.includes(stop.id)).sort((one, other) => one.at - other.at)[0]?.why;
};

/** Returns the outcomes of each step of a sequence, and after which step its newest runs ended, by why. */
export const readFigures = async (needs: Needs, sequence: string): Promise<StepFigures[]> => {
  const figures: StepFigures[] = [];
  const getStep = (step: number) => {
    figures[step] ??= { step, taken: 0, skipped: 0, stopped: {} };
    return figures[step];
  };
  const runs = await needs.models.sequenceRuns
    .find({ sequence })
    .sort({ startedAt: -1 })
    .limit(mostShown)
    .lean<RunDoc[]>();
  for (const run of runs) {
    const { notes, step, state } = run;
    for (const [name, { result }] of Object.entries(notes)) {
      const figure = getStep(Number(name.slice(1)));
      if (result === 'taken') figure.taken++;
      if (result === 'skipped') figure.skipped++;
    }
    const why = state === 'done' ? await findLaterStop(needs, run) : run.why;
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
