import {
  isSameMessage,
  type MessageWords,
  type MoveInput,
  type MoveResult,
  type NotMovedReason,
  type RunToMove,
} from '../../../shared/schemas/sequence';
import { carryingEntry } from '../../core/audit/carried-entries';
import type { Staff } from '../../core/caller';
import { repeatWrite } from '../../core/db/repeat-write';
import { leadIsBusy } from '../../leads/lead-is-busy';
import type { ClientDoc } from '../../leads/store/client.model';
import type { Deps } from '../deps';
import { planStep } from './plan-steps';
import { createPlanner, type Needs } from './planner';
import { mostPeople } from './preview';
import type { RunDoc } from './run.model';
import { claimFor } from './run-state';
import type { SequenceDoc } from './sequence.model';
import { findStop } from './stops';
import { changedMeanwhile, findSequence, finish } from './write-sequence';

/** When the next step is planned, and what the person gets next, if anything; or why the run must send nothing more. */
type Next = { plannedAt?: Date; message?: RunToMove['message'] } | { why: NotMovedReason };

/** Returns a function that finds the next step of an open run by the newest version of its sequence. */
const createFinder = async (needs: Needs, { steps }: SequenceDoc) => {
  const plan = await createPlanner(needs);
  return async (run: RunDoc): Promise<Next> => {
    const why = await findStop(needs.conversation, run);
    if (why) return { why };
    const lead = await needs.models.clients.findById(run.lead).lean<ClientDoc>();
    if (!lead) return { why: 'gone' };
    const [first, ...rest] = steps.slice(run.step);
    if (!first) return {};
    const now = needs.now();
    const since = run.notes[`s${run.step - 1}`]?.at ?? run.startedAt;
    const soon = { ...first, wait: 'PT0S' };
    const { at: _, ...atOnce } = soon;
    const planned = planStep(first, lead, since.getTime());
    // A shorter wait may be over already: the step then comes at its next time of day, or now.
    const at = planned >= now ? planned : planStep(soon, lead, now);
    const [message] = (await plan([atOnce, ...rest], { lead, at })).messages;
    return { plannedAt: new Date(at), message };
  };
};

/** Returns the open runs of older versions, and what each would send next by the newest. */
export const previewMove = async (needs: Needs, id: string): Promise<RunToMove[]> => {
  const sequence = await findSequence(needs, id);
  const findNext = await createFinder(needs, sequence);
  const runs = await needs.models.sequenceRuns
    .find({ sequence: id, state: 'open', version: { $lt: sequence.version } })
    .sort({ startedAt: -1 })
    .limit(mostPeople)
    .lean<RunDoc[]>();
  const toMove: RunToMove[] = [];
  for (const run of runs) {
    const next = await findNext(run);
    if ('why' in next) continue;
    const { _id, lead, version, step } = run;
    toMove.push({ run: String(_id), clientId: lead, version, step, message: next.message });
  }
  return toMove;
};

/**
 * Moves runs of the preview to the newest version, and no others. A run that was stopped since, or would send other words
 * than those of the preview, is left out.
 */
export const moveRuns = async (
  needs: Needs & Pick<Deps, 'interest'>,
  caller: Staff,
  { id, version, runs }: MoveInput,
): Promise<MoveResult> => {
  const { models, now } = needs;
  const sequence = await findSequence(needs, id);
  if (sequence.version !== version) throw changedMeanwhile();
  const findNext = await createFinder(needs, sequence);
  /** Returns undefined if the run took its step meanwhile. */
  const move = async (
    runId: string,
    words: MessageWords | undefined,
  ): Promise<NotMovedReason | 'moved' | undefined> => {
    const run = await models.sequenceRuns.findOne({ _id: runId, sequence: id }).lean<RunDoc>();
    if (run?.state !== 'open' || run.version >= version) return run?.why ?? 'not-open';
    const next = await findNext(run);
    if ('why' in next) return next.why;
    const { plannedAt, message } = next;
    if (!isSameMessage(message, words)) return 'other-words';
    const { modifiedCount } = await models.sequenceRuns.updateOne(
      claimFor(run),
      plannedAt
        ? { $set: { version, plannedAt, dueAt: plannedAt } }
        : { $set: { version, state: 'done', endedAt: new Date(now()) }, $unset: { openFor: '' } },
    );
    return modifiedCount > 0 ? 'moved' : undefined;
  };
  const moved: string[] = [];
  const leftOut: MoveResult['leftOut'] = [];
  for (const { run, message } of runs) {
    const why = await repeatWrite(() => move(run, message), { givenUp: leadIsBusy });
    if (why === 'moved') moved.push(run);
    else leftOut.push({ run, why });
  }
  if (moved.length > 0) {
    const note = `${moved.length} moved to version ${version}`;
    const entry = carryingEntry(
      { now, caller },
      { action: 'update', entity: 'sequence', entityId: id, note },
    );
    await models.sequences.updateOne({ _id: id }, { $push: entry });
    await finish(needs);
  }
  return { moved, leftOut };
};
