import { day } from '../../shared/durations';
import type { LeadRun, RunRecord, SequenceStep, Skipping, StepFigures } from '../../shared/schemas/sequence';
import type { RunDoc } from '../conversation/permit/run.model';
import { stopRun } from '../conversation/permit/run-state';
import { findLastingStop, readStops } from '../conversation/permit/stops';
import { conflict } from '../core/http/trpc';
import type { ClientDoc } from '../leads/store/client.model';
import { findLeadId, leadById } from '../leads/store/lead-by-id';
import type { Deps } from './deps';
import { getWindow, openFor } from './plan-steps';
import { findSteps } from './take-steps';

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
const endIfStopped = async ({ conversation }: Deps, run: RunDoc): Promise<boolean> => {
  const why = await findLastingStop(conversation, run);
  if (why) await stopRun(conversation, run._id, why);
  return why !== undefined;
};

/** Returns the open runs of a sequence, the newest first. */
export const readRuns = async (needs: Deps, sequence: string): Promise<RunRecord[]> => {
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
const findLaterStop = async ({ models, conversation }: Deps, { lead: id, earlier }: RunDoc) => {
  const lead = await models.clients.findById(id).lean<ClientDoc>();
  const stops = lead ? await readStops(conversation, lead) : [];
  return stops.filter((stop) => !earlier.includes(stop.id)).sort((one, other) => one.at - other.at)[0]?.why;
};

/** Returns the outcomes of each step of a sequence, and after which step its newest runs ended, by why. */
export const readFigures = async (needs: Deps, sequence: string): Promise<StepFigures[]> => {
  const figures: StepFigures[] = [];
  const getStep = (step: number) => {
    figures[step] ??= { step, taken: 0, skipped: 0, skips: {}, stopped: {} };
    return figures[step];
  };
  const runs = await needs.models.sequenceRuns
    .find({ sequence })
    .sort({ startedAt: -1 })
    .limit(mostShown)
    .lean<RunDoc[]>();
  for (const run of runs) {
    const { notes, step, state } = run;
    for (const [name, { result, why = 'late' }] of Object.entries(notes)) {
      const figure = getStep(Number(name.slice(1)));
      if (result === 'taken') figure.taken++;
      if (result !== 'skipped') continue;
      figure.skipped++;
      figure.skips[why] = (figure.skips[why] ?? 0) + 1;
    }
    const why = state === 'done' ? await findLaterStop(needs, run) : run.why;
    if (!why) continue;
    const { stopped } = getStep(Math.max(0, step - 1));
    stopped[why] = (stopped[why] ?? 0) + 1;
  }
  return figures.filter(Boolean);
};

/** Returns the sequences of which every step of the last 24 hours was skipped, with the most frequent reason. */
export const findSkipping = async ({ models, now }: Deps): Promise<Skipping[]> => {
  const since = new Date(now() - day);
  const runs = await models.sequenceRuns
    .find({ notedAt: { $gte: since } })
    .select({ sequence: 1, notes: 1 })
    .lean<RunDoc[]>();
  const reasons = new Map<string, Map<string, number>>();
  const working = new Set<string>();
  for (const { sequence, notes } of runs)
    for (const { result, at, why = 'late' } of Object.values(notes)) {
      if (at < since) continue;
      if (result === 'taken') working.add(sequence);
      if (result !== 'skipped') continue;
      const counts = reasons.get(sequence) ?? new Map<string, number>();
      reasons.set(sequence, counts.set(why, (counts.get(why) ?? 0) + 1));
    }
  const sequences = await models.sequences
    .find({ _id: { $in: [...reasons.keys()].filter((id) => !working.has(id)) } })
    .select({ name: 1 })
    .sort({ _id: 1 })
    .lean();
  return sequences.map(({ _id, name }) => {
    const counts = [...reasons.get(String(_id))!].toSorted(([, one], [, other]) => other - one);
    return {
      id: String(_id),
      name,
      skipped: counts.reduce((sum, [, count]) => sum + count, 0),
      why: counts[0]![0],
    };
  });
};

export const endRun = async ({ conversation }: Deps, id: string): Promise<void> => {
  if (!(await stopRun(conversation, id, 'by-hand')))
    throw conflict('This run has ended. Load the page again.');
};

/** Returns when a step goes out: as planned, or when the hours permit its channel. A call task waits for no hours. */
const findTurn = (
  { mail, now }: Deps,
  step: SequenceStep,
  { run, lead }: { run: RunDoc; lead: ClientDoc },
): LeadRun['next'] => {
  const due = Math.max(run.dueAt.getTime(), now());
  const at = step.channel === 'task' ? due : openFor(step, lead, due, mail.quiet);
  return {
    channel: step.channel,
    at: new Date(at).toISOString(),
    isLate: at >= run.plannedAt.getTime() + getWindow(step),
  };
};

const findRun = async (needs: Deps, lead: string): Promise<RunDoc | null> => {
  const { sequenceRuns } = needs.models;
  const open = await sequenceRuns.findOne({ openFor: lead }).lean<RunDoc>();
  if (open && !(await endIfStopped(needs, open))) return open;
  return sequenceRuns.findOne({ lead }).sort({ endedAt: -1 }).lean<RunDoc>();
};

/** Returns the open run of a lead, or else the one that ended last; null if it had none. */
export const readLeadRun = async (needs: Deps, id: string): Promise<LeadRun | null> => {
  const { models } = needs;
  const lead = await leadById(needs, await findLeadId(needs, id));
  const run = await findRun(needs, String(lead._id));
  if (!run) return null;
  const { _id, state, step, endedAt, why } = run;
  const sequence = await models.sequences.findById(run.sequence).select({ name: 1 }).lean();
  const steps = await findSteps(needs, run);
  const next = steps[step];
  return {
    id: String(_id),
    name: sequence?.name ?? '',
    state,
    step,
    steps: steps.length,
    ...(state === 'open' && next && { next: findTurn(needs, next, { run, lead }) }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(why && { why }),
  };
};
