import {
  runStates,
  type StepResult,
  type StopReason,
  sequenceStarts,
} from '../../../shared/schemas/sequence';
import { z } from '../../../shared/zod';
import { outbox } from '../../core/outbox/work';
import {
  anyTypedText,
  anyValue,
  defineCollection,
  objectId,
  type Stored,
  text,
} from '../../core/record/collection';

/** The outcome of a step; it may leave until `until`, in the words of its version. `why` says why it did not. */
export type StepNote = { result: StepResult; at: Date; until?: Date; version?: number; why?: string };

/** Persons' ways through one version of a sequence. */
export const sequenceRuns = defineCollection({
  name: 'sequenceRuns',
  schema: z.object({
    _id: objectId,
    sequence: text,
    /** The version of its next step; a person can be moved to a newer one. */
    version: z.number(),
    startsOn: z.enum(sequenceStarts),
    lead: text,
    /** The lead and its person's keys while the run is open: a person has one open run, whatever lead it is for. */
    openFor: z.array(z.string()).optional(),
    /** The agreement that it is about. */
    agreement: z.string().optional(),
    /** The next step, from 0; when it is planned, and when to look at it. */
    step: z.number(),
    plannedAt: z.date(),
    dueAt: z.date(),
    state: z.enum(runStates),
    why: anyTypedText<StopReason>().optional(),
    startedAt: z.date(),
    endedAt: z.date().optional(),
    /** The IDs of stops from before its start. */
    earlier: z.array(z.string()),
    /** The notes of its steps, by `s` and their number, and when the newest was made. */
    notes: anyValue<Record<string, StepNote>>().default({}),
    notedAt: z.date().optional(),
    outbox,
  }),
  minimize: false,
  indexes: [
    { on: { openFor: 1 }, unique: true, sparse: true },
    { on: { state: 1, dueAt: 1 } },
    { on: { lead: 1 } },
    { on: { sequence: 1, startedAt: -1 } },
    { on: { notedAt: 1 }, sparse: true },
    { on: { 'outbox.at': 1 }, sparse: true },
  ],
});

export type RunDoc = Stored<typeof sequenceRuns>;
