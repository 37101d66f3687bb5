import type { LeadRun, SequenceStep } from '../../shared/schemas/sequence';
import type { RunDoc } from '../conversation/permit/run.model';
import { findLeadId } from '../leads/merge/lead-id';
import type { ClientDoc } from '../leads/store/client.model';
import { leadById } from '../leads/store/lead-by-id';
import type { Deps } from './deps';
import { getWindow, openFor } from './plan-steps';
import { endIfStopped } from './read-runs';
import { findSteps } from './take-steps';

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
