import { Types } from 'mongoose';
import { type SequenceStart, type StopReason, sequenceStarts } from '../../shared/schemas/sequence';
import type { Conversation } from '../conversation/content';
import { stopRun } from '../conversation/permit/run-state';
import { findStopAmong, readForRun, type Stop } from '../conversation/permit/stops';
import { deriveId } from '../core/db/derive-id';
import { isFirst } from '../core/db/errors';
import type { Handler, Receiver } from '../core/outbox/work';
import { sequenceDue as job, type sequenceDue } from '../leads/jobs';
import type { LeadEvent } from '../leads/lead-events';
import type { ClientDoc } from '../leads/store/client.model';
import { findLeadId } from '../leads/store/lead-by-id';
import type { Deps } from './deps';
import type { Models } from './models';
import { planStep } from './plan-steps';
import type { SequenceDoc } from './sequence.model';
import { isFor, type Start } from './starts';

/** The events that start a sequence, as far as any sequence is on. */
export const sequenceWants = async ({ sequences }: Pick<Models, 'sequences'>): Promise<readonly string[]> => {
  const starts: SequenceStart[] = await sequences.distinct('startsOn', { on: true });
  return starts.map((start) => (start === 'lead.created' ? start : job.kind));
};

export const sequenceReceivers = async (models: Models, { kind }: LeadEvent): Promise<Receiver[]> =>
  kind === 'lead.created' && (await models.sequences.exists({ startsOn: kind, on: true }))
    ? [{ id: job.kind, kind: job.kind, data: { startsOn: kind } }]
    : [];

const getEarlierStarts = (startsOn: SequenceStart) =>
  sequenceStarts.slice(0, sequenceStarts.indexOf(startsOn));

/** Ends a person's runs of sequences that start earlier in a lead's life. */
const endEarlier = async (conversation: Conversation, person: readonly string[], startsOn: SequenceStart) => {
  const earlier = getEarlierStarts(startsOn);
  if (earlier.length === 0) return;
  const runs = await conversation.models.sequenceRuns
    .find({ openFor: { $in: [...person] }, startsOn: { $in: earlier } })
    .select({ _id: 1 })
    .lean();
  for (const { _id } of runs) await stopRun(conversation, _id, 'later-sequence');
};

const toRunId = (sequence: SequenceDoc, { lead, agreement }: Start) =>
  new Types.ObjectId(deriveId(`run ${sequence._id} ${agreement ?? lead._id}`));

/** A stop that the write of an event may cause itself: a call changes the status. */
const ownStops: Partial<Record<SequenceStart, StopReason>> = { 'no-answer': 'status' };

/** Returns true if a stop came before an event, or with it. Any other one in the same millisecond ends the run. */
const isEarlier = ({ why, at }: Stop, event: number, startsOn: SequenceStart): boolean =>
  at < event || (at === event && ownStops[startsOn] === why);

type Check = {
  hindrance?: StopReason | 'had-it' | 'other-run' | undefined;
  /** The stops from before the event. */
  earlier: string[];
  /** The lead and the keys of its person. */
  person: string[];
};

/** Returns what stands against a start. A lead, or an agreement, gets a sequence once, and a person one at a time. */
export const checkStart = async (
  conversation: Conversation,
  sequence: SequenceDoc,
  start: Start,
): Promise<Check> => {
  const { sequenceRuns } = conversation.models;
  const { lead, at, agreement } = start;
  const id = String(lead._id);
  const refuse = (hindrance: Check['hindrance']) => ({ hindrance, earlier: [], person: [id] });
  if (await sequenceRuns.exists({ _id: toRunId(sequence, start) })) return refuse('had-it');
  const records = await readForRun(conversation, id);
  if (typeof records === 'string') return refuse(records);
  const person = [id, ...records.keys];
  const startsOn = { $nin: getEarlierStarts(sequence.startsOn) };
  if (await sequenceRuns.exists({ openFor: { $in: person }, startsOn })) return refuse('other-run');
  const isBefore = (stop: Stop) => isEarlier(stop, at, sequence.startsOn);
  const earlier = records.stops.filter(isBefore).map((stop) => stop.id);
  const hindrance = await findStopAmong(conversation, records, { earlier, agreement });
  return { hindrance, earlier, person };
};

/**
 * Starts a sequence for a lead; `begins` is when its first wait begins. Returns why it cannot. A person has one open
 * run: one that starts earlier in a lead's life ends.
 */
export const startRun = async (
  conversation: Conversation,
  sequence: SequenceDoc,
  start: Start,
  begins = start.at,
): Promise<StopReason | 'started' | 'had-it' | 'other-run'> => {
  const { hindrance, earlier, person } = await checkStart(conversation, sequence, start);
  if (hindrance) return hindrance;
  const { lead, agreement } = start;
  const id = String(lead._id);
  await endEarlier(conversation, person, sequence.startsOn);
  const plannedAt = new Date(planStep(sequence.steps[0]!, lead, begins));
  const isNew = await isFirst(
    conversation.models.sequenceRuns.create({
      _id: toRunId(sequence, start),
      sequence: String(sequence._id),
      version: sequence.version,
      startsOn: sequence.startsOn,
      lead: id,
      openFor: person,
      ...(agreement && { agreement }),
      step: 0,
      plannedAt,
      dueAt: plannedAt,
      state: 'open',
      startedAt: new Date(begins),
      earlier,
      notes: {},
    }),
  );
  return isNew ? 'started' : 'other-run';
};

/** Starts the first sequence that is on and fits, if an event of its kind happened to a lead. */
export const startSequence =
  ({ models, conversation }: Deps): Handler<typeof sequenceDue> =>
  async ({ data, at }) => {
    const { startsOn, agreement } = data;
    const sequences = await models.sequences
      .find({ startsOn, on: true })
      .sort({ _id: 1 })
      .lean<SequenceDoc[]>();
    if (sequences.length === 0) return;
    if (agreement && (await models.agreements.exists({ _id: agreement, isSpecimen: true }))) return;
    const lead = await models.clients.findById(await findLeadId(conversation, data.lead)).lean<ClientDoc>();
    const sequence = lead && sequences.find((one) => isFor(one, lead));
    if (!lead || !sequence) return;
    await startRun(conversation, sequence, { lead, at: at.getTime(), ...(agreement && { agreement }) });
  };
