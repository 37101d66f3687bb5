import type { Types } from 'mongoose';
import type { StopReason } from '../../../shared/schemas/sequence';
import { repeatWrite } from '../../core/db/repeat-write';
import { leadIsBusy } from '../../leads/lead-is-busy';
import { sameVersions } from '../../leads/merge/desk-work';
import type { ClientDoc } from '../../leads/store/client.model';
import { readTurns, takeTurns } from '../../proof/number-turns';
import type { Conversation } from '../conversation/content';
import type { RunDoc, StepNote } from './run.model';
import { findStop } from './stops';

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
  const why = await findStop(needs, run);
  if (!why) return undefined;
  await stopRun(needs, id, why);
  await noteStep(needs, id, step, { result: 'stopped', why });
  return why;
};

/** Reads a person's turns, and the versions of what ends a run without taking a turn: the run, the lead, its agreements. */
const readMark = async ({ models, consents }: Needs, ref: string) => {
  const [id] = ref.split(':');
  const run = await models.sequenceRuns.findById(id).select({ lead: 1 }).lean();
  const lead = run && (await models.clients.findById(run.lead).lean<ClientDoc>());
  if (!lead) return undefined;
  const leadId = { $in: [String(lead._id), ...(lead.mergedIds ?? [])] };
  const readVersions = async () => {
    const versions = await Promise.all([
      models.sequenceRuns.findById(id).select({ state: 1 }).lean(),
      models.clients.findById(lead._id).select({ 'history._id': 1 }).lean(),
      models.agreements.find({ leadId }).select({ version: 1 }).lean(),
    ]);
    return JSON.stringify(versions);
  };
  const keys = await consents.personKeys.findKeys(lead);
  return { lead, turns: await readTurns(models, keys), versions: await readVersions(), readVersions };
};

/** Counts a step as a write of the lead, so that no other write of it comes in between; false if one did, or a hold. */
const countAtLead = async ({ models }: Needs, lead: ClientDoc): Promise<boolean> => {
  const { modifiedCount } = await models.clients.updateOne(
    { ...sameVersions(lead), hold: { $exists: false } },
    { $inc: { deskVersion: 1 } },
  );
  return modifiedCount > 0;
};

/**
 * The same right before the first byte. It takes the person's turn, which replies, withdrawals and messages by hand take,
 * too, then writes the lead, and looks again if one of them, or a change of the lead, the run or an agreement, was first.
 */
export const findLastStop = async (needs: Needs, ref: string): Promise<string | undefined> => {
  const look = async () => {
    const mark = await readMark(needs, ref);
    const why = await findStopOfStep(needs, ref);
    if (why || !mark) return { why: why ?? 'gone' };
    const { lead, turns, versions, readVersions } = mark;
    const isFirst =
      (await takeTurns(needs.models, turns)) &&
      (await readVersions()) === versions &&
      (await countAtLead(needs, lead));
    return isFirst ? { why: undefined } : undefined;
  };
  return (await repeatWrite(look, { givenUp: leadIsBusy })).why;
};
