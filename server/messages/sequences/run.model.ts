import { type Connection, Schema, type Types } from 'mongoose';
import {
  type RunState,
  runStates,
  type SequenceStart,
  type StepResult,
  type StopReason,
  sequenceStarts,
} from '../../../shared/schemas/sequence';
import { type Fields, requiredText } from '../../core/db/fields';
import { type OutboxEvent, outboxFields } from '../../core/outbox/event';

/** The outcome of a step; it may leave until `until`, in the words of its version. `why` says why it did not. */
export type StepNote = { result: StepResult; at: Date; until?: Date; version?: number; why?: string };

/** One person's way through one version of a sequence. */
export type RunDoc = {
  _id: Types.ObjectId;
  sequence: string;
  /** The version of its next step; a person can be moved to a newer one. */
  version: number;
  startsOn: SequenceStart;
  lead: string;
  /** The lead and its person's keys while the run is open: a person has one open run, whatever lead it is for. */
  openFor?: string[];
  /** The agreement that it is about. */
  agreement?: string;
  /** The next step, from 0; when it is planned, and when to look at it. */
  step: number;
  plannedAt: Date;
  dueAt: Date;
  state: RunState;
  why?: StopReason;
  startedAt: Date;
  endedAt?: Date;
  /** The IDs of stops from before its start. */
  earlier: string[];
  /** The notes of its steps, by `s` and their number, and when the newest was made. */
  notes: Record<string, StepNote>;
  notedAt?: Date;
  outbox?: OutboxEvent[];
};

const fields: Fields<Omit<RunDoc, '_id'>> = {
  sequence: requiredText,
  version: { type: Number, required: true },
  startsOn: { type: String, enum: sequenceStarts, required: true },
  lead: requiredText,
  openFor: { type: [String], default: undefined },
  agreement: String,
  step: { type: Number, required: true },
  plannedAt: { type: Date, required: true },
  dueAt: { type: Date, required: true },
  state: { type: String, enum: runStates, required: true },
  why: String,
  startedAt: { type: Date, required: true },
  endedAt: Date,
  earlier: [String],
  notes: { type: Schema.Types.Mixed, default: {} },
  notedAt: Date,
  outbox: outboxFields,
};

const schema = new Schema<RunDoc>(fields, { versionKey: false, minimize: false, collection: 'sequenceruns' });
schema.index({ openFor: 1 }, { unique: true, sparse: true });
schema.index({ state: 1, dueAt: 1 });
schema.index({ lead: 1 });
schema.index({ sequence: 1, startedAt: -1 });
schema.index({ notedAt: 1 }, { sparse: true });
schema.index({ 'outbox.at': 1 }, { sparse: true });

export const sequenceRunModel = (db: Connection) => db.model<RunDoc>('SequenceRun', schema);
