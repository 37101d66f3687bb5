import { minute } from '../../shared/durations';
import { recordId } from '../../shared/schemas/id';
import type { SequenceStep } from '../../shared/schemas/sequence';
import { isEmailAddress } from '../../shared/schemas/text';
import { z } from '../../shared/zod';
import type { Gate } from '../contact/gate';
import { openUntil } from '../contact/rules/open-hours';
import { placesFor } from '../contact/rules/places';
import { askPermit } from '../conversation/permit/permit';
import type { RunDoc, StepNote } from '../conversation/permit/run.model';
import { claimFor, stopRun, toNote, toStepRef } from '../conversation/permit/run-state';
import { findMailRoom, markMailbox } from '../core/outbox/receipt-limits';
import { event } from '../core/outbox/work';
import type { ClientDoc } from '../leads/store/client.model';
import { missingStep } from '../texting/texts';
import { countStep } from './count-step';
import type { Deps } from './deps';
import { getWindow, openFor, planStep } from './plan-steps';
import { toVersionId } from './sequence.model';

/** A step that was claimed, to be handed on to its channel. */
export const stepTaken = { kind: 'take-step', data: z.object({ run: recordId, step: z.int() }) };

const mostAtOnce = 200;
export const gateChannels = { text: 'autotext', email: 'email', task: 'call' } as const;

type Asked = { lead: ClientDoc; gate: Gate };
type Decision = { take: true; until: Date } | { skip: string } | { later: Date };

/** Returns the steps of a version: those of the sequence itself, or kept ones if it changed since. */
export const findSteps = async (
  { models }: Pick<Deps, 'models'>,
  { sequence, version }: Pick<RunDoc, 'sequence' | 'version'>,
): Promise<SequenceStep[]> => {
  const newest = await models.sequences.findById(sequence).lean();
  if (newest?.version === version) return newest.steps;
  return (await models.sequenceVersions.findById(toVersionId(sequence, version)).lean())?.steps ?? [];
};

/** Returns a step that was taken, in the words of the version that it was taken from. */
export const findTakenStep = async (
  needs: Pick<Deps, 'models'>,
  { sequence, version, notes }: RunDoc,
  place: number,
): Promise<SequenceStep | undefined> => {
  const note = notes[`s${place}`];
  return (await findSteps(needs, { sequence, version: note?.version ?? version }))[place];
};

/** Returns why a step's channel cannot be used at all, or from when it can. */
const findBlock = (
  needs: Deps,
  { channel }: SequenceStep,
  { lead, gate }: Asked,
): { why?: string; from?: number } => {
  const { mail, texts } = needs;
  if (channel === 'text' && missingStep(texts)) return { why: 'TEXTS_NOT_SET_UP' };
  if (channel === 'email' && !mail.transport) return { why: 'MAIL_NOT_SET_UP' };
  if (channel === 'email' && !isEmailAddress(lead.email)) return { why: 'NO_ADDRESS' };
  const { reason, from } = gate.ask(gateChannels[channel]);
  if (reason && !from) return { why: reason };
  // A call task may wait on the desk until the hours permit the call.
  return channel === 'task' || !from ? {} : { why: reason ?? 'QUIET_HOURS', from: Date.parse(from) };
};

/** Counts a step within the limits of its person. Returns undefined, or when there is room for it. */
const findRoom = async (
  needs: Deps,
  run: RunDoc,
  { channel }: SequenceStep,
  lead: ClientDoc,
): Promise<Date | undefined> => {
  const { models, consents, intake, now } = needs;
  const mailRoom =
    channel === 'email'
      ? await findMailRoom(models.outbox, markMailbox(intake.mark, lead.email), now())
      : undefined;
  if (mailRoom) return mailRoom;
  const keys = await consents.personKeys.findKeys(lead);
  return countStep(needs, { keys, id: toStepRef(run._id, run.step) });
};

const decideStep = async (
  needs: Deps,
  run: RunDoc,
  step: SequenceStep,
  { lead, gate }: Asked,
): Promise<Decision> => {
  const at = needs.now();
  const latest = run.plannedAt.getTime() + getWindow(step);
  if (at >= latest) return { skip: 'late' };
  const { why, from = at } = findBlock(needs, step, { lead, gate });
  if (why && from <= at) return { skip: why };
  const open = step.channel === 'task' ? from : openFor(step, lead, from, needs.mail.quiet);
  if (open >= latest) return { skip: why ?? 'QUIET_HOURS' };
  if (open > at) return { later: new Date(open) };
  const full = await findRoom(needs, run, step, lead);
  if (full) return full.getTime() >= latest ? { skip: 'limit' } : { later: full };
  const closes = step.channel === 'text' ? openUntil(placesFor(lead), at, true) : latest;
  return { take: true, until: new Date(Math.min(latest, closes)) };
};

/** Moves a run on to its next step, or ends it after the last, in the write that claims the step. */
const moveOn = async (
  needs: Deps,
  run: RunDoc,
  { steps, lead, note }: { steps: readonly SequenceStep[]; lead: ClientDoc; note: Omit<StepNote, 'at'> },
) => {
  const at = needs.now();
  const next = steps[run.step + 1];
  const isTaken = note.result === 'taken';
  // A skipped step does not move the later ones closer together, nor to now.
  const planned = next && new Date(planStep(next, lead, isTaken ? at : run.plannedAt.getTime()));
  await needs.models.sequenceRuns.updateOne(claimFor(run), {
    $set: {
      step: run.step + 1,
      [toNote(run.step)]: { ...note, at: new Date(at) },
      notedAt: new Date(at),
      ...(planned ? { plannedAt: planned, dueAt: planned } : { state: 'done', endedAt: new Date(at) }),
    },
    ...(!planned && { $unset: { openFor: '' } }),
    ...(isTaken && {
      $push: { outbox: event(stepTaken, needs.now, { run: String(run._id), step: run.step }) },
    }),
  });
};

/**
 * Takes the next step of a run that is due. Whatever ends the run is read here, and again right before the first byte
 * leaves. Of several servers one wins the write, which also carries the step's event.
 */
export const takeStep = async (needs: Deps, run: RunDoc): Promise<void> => {
  const permit = await askPermit(needs.conversation, { lead: run.lead, run });
  const steps = await findSteps(needs, run);
  const step = steps[run.step];
  if (permit.stop !== undefined || !step) {
    await stopRun(needs.conversation, run._id, permit.stop ?? 'gone');
    return;
  }
  const { lead } = permit.mark;
  const decision = await decideStep(needs, run, step, { lead, gate: permit.gate });
  if ('later' in decision)
    await needs.models.sequenceRuns.updateOne(claimFor(run), { $set: { dueAt: decision.later } });
  else
    await moveOn(needs, run, {
      steps,
      lead,
      note:
        'skip' in decision
          ? { result: 'skipped', why: decision.skip }
          : { result: 'taken', until: decision.until, version: run.version },
    });
};

/** Takes every step that is due, the earliest first. */
export const takeSteps = async (needs: Deps, signal?: AbortSignal): Promise<void> => {
  const { sequenceRuns } = needs.models;
  const due = await sequenceRuns
    .find({ state: 'open', dueAt: { $lte: new Date(needs.now()) } })
    .sort({ dueAt: 1 })
    .limit(mostAtOnce)
    .lean<RunDoc[]>();
  for (const run of due) {
    if (signal?.aborted) return;
    try {
      await takeStep(needs, run);
    } catch (error) {
      // The others must not wait for a run that fails.
      await sequenceRuns.updateOne(claimFor(run), { $set: { dueAt: new Date(needs.now() + minute) } });
      if (run === due.at(-1)) throw error;
    }
  }
};
