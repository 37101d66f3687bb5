import type { Model } from 'mongoose';
import { outboxStates } from '../../../shared/schemas/outbox';
import { z } from '../../../shared/zod';
import { anyText, anyValue, defineCollection, type Stored, text } from '../record/collection';

/** A receiver's response to the last try: its status, and the start of its text. */
const tryAnswer = z.object({ status: z.number(), text: z.string(), ms: z.number() });
export type TryAnswer = z.infer<typeof tryAnswer>;

const keptDays = 30;

/** One piece of deferred work: what it is, when it is due, how often it was tried and how that went. */
export const outbox = defineCollection({
  name: 'outbox',
  schema: z.object({
    /** The event's id, plus the receiver's if one event has several; or the name of timed work. */
    _id: z.string(),
    eventId: text,
    kind: text,
    /** IDs and kinds, never personal data. */
    data: anyValue<Record<string, string | number | boolean | null>>(),
    state: z.enum(outboxStates),
    /** The receiver (`receiverOf`); missing in entries from older versions. */
    receiver: z.string().optional(),
    /** Entries of one lane run in the order of `at`, one at a time. */
    lane: z.string().optional(),
    /** The time of its cause. */
    at: z.date(),
    /** Not before this. */
    dueAt: z.date(),
    /** Tries since it was created, or since a person sent it again: the delays grow with them. */
    attempts: z.number(),
    /** The total number of tries. */
    tries: z.number().default(0),
    /** The time of the first of these tries; the retry period starts here. */
    firstTriedAt: z.date().optional(),
    /** The working server has until then to finish; afterward another one may take it. */
    leaseUntil: z.date().optional(),
    leasedBy: z.string().optional(),
    /** The error of the last try: a kind and a number, never text that may contain personal data. */
    error: anyText,
    answer: tryAnswer.optional(),
    /** Timed work is due again this many milliseconds after it ended. */
    every: z.number().optional(),
    doneAt: z.date().optional(),
  }),
  minimize: false,
  indexes: [
    { on: { state: 1, dueAt: 1 } },
    { on: { state: 1, receiver: 1, dueAt: 1 } },
    { on: { kind: 1, dueAt: -1, _id: -1 } },
    { on: { lane: 1, at: 1 }, sparse: true },
    { on: { 'data.webhook': 1, at: -1 }, sparse: true },
    // To count receipts per mailbox and per sender, and texts per network.
    { on: { 'data.mailbox': 1, at: 1 } },
    { on: { 'data.sender': 1, at: 1 } },
    { on: { 'data.network': 1, at: 1 }, partialFilterExpression: { 'data.network': { $exists: true } } },
    { on: { doneAt: 1 }, expireAfterSeconds: keptDays * 24 * 60 * 60, sparse: true },
  ],
});

export type OutboxDoc = Stored<typeof outbox>;
export type OutboxModel = Model<OutboxDoc>;
