import type { Types } from 'mongoose';
import type { StopReason } from '../../../shared/schemas/sequence';
import { isBusy, repeatWrite } from '../../core/change/repeat-write';
import type { Conversation } from '../content';
import { askPermit, confirmPermit, type Permit } from './permit';
import type { RunDoc, StepNote } from './run.model';

type Needs = Pick<Conversation, 'models' | 'consents' | 'now' | 'seal'>;

/** A step of a run, as messages name it. */
export const toStepRef = (run: unknown, step: number) => `${run}:${step}`;
export const toNote = (step: number) => `notes.s${step}`;

/** Matches a run that nobody moved on, postponed or moved to another version since it was read: the claim of its step. */
export const claimFor = ({ _id, step, version, dueAt }: RunDoc) => ({
  _id,
  state: 'open' as const,
  step,
  version,
  dueAt,
});

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
    { $set: { [toNote(step)]: { ...note, at: new Date(now()) }, notedAt: new Date(now()) } },
  );
};

/** Returns why a step that was taken is past: its run was stopped, or it is too late. The run then shows it. */
export const findPast = async (
  needs: Needs,
  run: RunDoc,
  step: number,
): Promise<StopReason | 'late' | undefined> => {
  const { until } = run.notes[`s${step}`] ?? {};
  const isLate = until && until.getTime() <= needs.now();
  const why = run.state === 'stopped' ? (run.why ?? 'by-hand') : isLate ? 'late' : undefined;
  if (why) await noteStep(needs, run._id, step, { result: why === 'late' ? 'skipped' : 'stopped', why });
  return why;
};

export type StepPermit = Permit<StopReason | 'late'>;

/** Asks whether a step that was taken may leave; its run shows why not. */
export const askForStep = async (needs: Needs, ref: string): Promise<StepPermit> => {
  const [id = '', place] = ref.split(':');
  const step = Number(place);
  const run = await needs.models.sequenceRuns.findById(id).lean<RunDoc>();
  if (!run) return { stop: 'gone' };
  const past = await findPast(needs, run, step);
  if (past) return { stop: past };
  const permit = await askPermit(needs, { lead: run.lead, run });
  if (!permit.stop) return permit;
  await stopRun(needs, id, permit.stop);
  await noteStep(needs, id, step, { result: 'stopped', why: permit.stop });
  return permit;
};

/** Confirms it right before the first byte, and asks again as often as something came in between; true if it may leave. */
export const confirmStep = async (needs: Needs, ref: string, first: StepPermit): Promise<boolean> => {
  let permit = first;
  const settle = async () => {
    if (permit.stop) return 'stopped';
    if (await confirmPermit(needs, permit.mark)) return 'confirmed';
    permit = await askForStep(needs, ref);
    return undefined;
  };
  return (await repeatWrite(settle, { givenUp: isBusy('this lead') })) === 'confirmed';
};
