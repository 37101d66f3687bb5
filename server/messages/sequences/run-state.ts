import type { Types } from 'mongoose';
import type { StopReason } from '../../../shared/schemas/sequence';
import type { Conversation } from '../conversation/content';
import type { RunDoc, StepNote } from './run.model';
import { findStopNow } from './stops';

type Needs = Pick<Conversation, 'models' | 'consents' | 'now' | 'seal'>;

/** A step of a run, as messages name it. */
export const toStepRef = (run: unknown, step: number) => `${run}:${step}`;
export const toNote = (step: number) => `notes.s${step}`;

/** Matches a run that nobody moved on or postponed since it was read: the claim of its step. */
export const claimFor = ({ _id, step, dueAt }: RunDoc) => ({ _id, state: 'open' as const, step, dueAt });

/** Ends a run, so that nothing more of it is sent. Returns false if it was not open. */
export const stopRun = async (
  { models, now }: Needs,
  id: string | Types.ObjectId,
  why: StopReason,
): Promise<boolean> => {
  const { modifiedCount } = await models.sequenceRuns.updateOne(
    { _id: id, state: 'open' },
    { $set: { state: 'stopped', why, endedAt: new Date(now()) }, $unset: { openFor: '' } },
  );
  return modifiedCount > 0;
};

/** Notes what became of a step after it was handed on. */
export const noteStep = async (
  { models, now }: Pick<Needs, 'models' | 'now'>,
  id: string | Types.ObjectId,
  step: number,
  note: Omit<StepNote, 'at'>,
) => {
  await models.sequenceRuns.updateOne(
    { _id: id },
    { $set: { [toNote(step)]: { ...note, at: new Date(now()) } } },
  );
};

/**
 * Returns why a step that is about to be sent must not be: something ended its run since it was taken, or it is too late.
 * The run then shows it.
 */
export const findStopOfStep = async (needs: Needs, ref: string): Promise<string | undefined> => {
  const [id = '', place] = ref.split(':');
  const step = Number(place);
  const run = await needs.models.sequenceRuns.findById(id).lean<RunDoc>();
  if (!run) return 'gone';
  if (run.state === 'stopped') {
    const why = run.why ?? 'by-hand';
    await noteStep(needs, id, step, { result: 'stopped', why });
    return why;
  }
  const { until } = run.notes[`s${step}`] ?? {};
  if (until && until.getTime() <= needs.now()) {
    await noteStep(needs, id, step, { result: 'skipped', why: 'late' });
    return 'late';
  }
  const why = await findStopNow(needs, run);
  if (!why) return undefined;
  await stopRun(needs, id, why);
  await noteStep(needs, id, step, { result: 'stopped', why });
  return why;
};
