import { type Connection, Schema } from 'mongoose';
import { type OutboxState, outboxStates } from '../../../shared/schemas/outbox';
import { anyText, type Fields, requiredText } from '../db/fields';
import type { OutboxData } from './event';

/** A receiver's response to the last try: its status, and the start of its text. */
export type TryAnswer = { status: number; text: string; ms: number };

/** One piece of deferred work: what it is, when it is due, how often it was tried and how that went. */
export type OutboxDoc = {
  /** The event's id, plus the receiver's if one event has several; or the name of timed work. */
  _id: string;
  eventId: string;
  kind: string;
  data: OutboxData;
  state: OutboxState;
  /** The receiver (`receiverOf`); missing in entries from older versions. */
  receiver?: string;
  /** Entries of one lane run in the order of `at`, one at a time. */
  lane?: string;
  /** The time of its cause. */
  at: Date;
  /** Not before this. */
  dueAt: Date;
  /** Tries since it was created, or since a person sent it again: the delays grow with them. */
  attempts: number;
  /** The total number of tries. */
  tries: number;
  /** The time of the first of these tries; the retry period starts here. */
  firstTriedAt?: Date;
  /** The working server has until then to finish; afterward another one may take it. */
  leaseUntil?: Date;
  leasedBy?: string;
  /** The error of the last try: a kind and a number, never text that may contain personal data. */
  error: string;
  answer?: TryAnswer;
  /** Timed work is due again this many milliseconds after it ended. */
  every?: number;
  doneAt?: Date;
};

const fields: Fields<OutboxDoc> = {
  _id: String,
  eventId: requiredText,
  kind: requiredText,
  data: {},
  state: { type: String, enum: outboxStates, required: true },
  receiver: String,
  lane: String,
  at: { type: Date, required: true },
  dueAt: { type: Date, required: true },
  attempts: { type: Number, required: true },
  tries: { type: Number, default: 0 },
  firstTriedAt: Date,
  leaseUntil: Date,
  leasedBy: String,
  error: anyText,
  answer: { type: { status: Number, text: String, ms: Number }, _id: false, default: undefined },
  every: Number,
  doneAt: Date,
};

const keptDays = 30;

const schema = new Schema<OutboxDoc>(fields, { versionKey: false, collection: 'outbox', minimize: false });
schema.index({ state: 1, dueAt: 1 });
schema.index({ state: 1, receiver: 1, dueAt: 1 });
schema.index({ kind: 1, dueAt: -1, _id: -1 });
schema.index({ lane: 1, at: 1 }, { sparse: true });
schema.index({ 'data.webhook': 1, at: -1 }, { sparse: true });
// To count receipts per mailbox and per sender, and texts per network.
schema.index({ 'data.mailbox': 1, at: 1 });
schema.index({ 'data.sender': 1, at: 1 });
schema.index(
  { 'data.network': 1, at: 1 },
  { partialFilterExpression: { 'data.network': { $exists: true } } },
);
schema.index({ doneAt: 1 }, { expireAfterSeconds: keptDays * 24 * 60 * 60, sparse: true });

export const outboxModel = (db: Connection) => db.model<OutboxDoc>('Outbox', schema);
export type OutboxModel = ReturnType<typeof outboxModel>;
