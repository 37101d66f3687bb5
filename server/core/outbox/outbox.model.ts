import { type Connection, Schema } from 'mongoose';
import { type OutboxState, outboxStates } from '../../../shared/schemas/outbox';
import { anyText, type Fields, requiredText } from '../db/fields';
import type { OutboxData } from './event';

/** What a receiver said to the last try: its status, and the beginning of its text. */
export type TryAnswer = { status: number; text: string; ms: number };

/** One piece of work that happens later: what, when next, how often it was tried and what came of it. */
export type OutboxDoc = {
  /** The event's id, with the receiver's where one event has several; or the name of timed work. */
  _id: string;
  eventId: string;
  kind: string;
  data: OutboxData;
  state: OutboxState;
  /** Who it goes to (`receiverOf`); not there in what an older version put down. */
  receiver?: string;
  /** Entries of one lane are done in the order of `at`, one at a time. */
  lane?: string;
  /** When it was caused. */
  at: Date;
  /** Not before this. */
  dueAt: Date;
  /** Tries since it was put down, or since a person had it sent again: the waits grow by them. */
  attempts: number;
  /** All tries that were ever made. */
  tries: number;
  /** When the first of the present tries was made; the retries are counted from here. */
  firstTriedAt?: Date;
  /** The server that works on it has until here to finish; then another one may. */
  leaseUntil?: Date;
  leasedBy?: string;
  /** Why the last try failed: a kind and a number, never a text that may hold a person's data. */
  error: string;
  answer?: TryAnswer;
  /** Timed work is due again so many milliseconds after it ended. */
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
// How many receipts a mailbox got, and one sender caused.
schema.index({ 'data.mailbox': 1, at: 1 });
schema.index({ 'data.sender': 1, at: 1 });
schema.index({ doneAt: 1 }, { expireAfterSeconds: keptDays * 24 * 60 * 60, sparse: true });

export const outboxModel = (db: Connection) => db.model<OutboxDoc>('Outbox', schema);
export type OutboxModel = ReturnType<typeof outboxModel>;
