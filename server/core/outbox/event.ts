import { randomBytes } from 'node:crypto';

/**
 * What may happen later, and what its handler is told. Ids and kinds, never a person's data: the entry outlives what it
 * is about, so a handler reads the person's data when it runs.
 */
export type OutboxData = Record<string, string | number | boolean | null>;

/**
 * Something that has to happen because of a write. It stands in the very document that was written, so that a kill
 * between the two cannot exist; the runner takes it from there.
 */
export type OutboxEvent = {
  /** Goes along with every effect, so that a receiver knows a repeat; ids sort in the order in which they were made. */
  id: string;
  kind: string;
  at: Date;
  data: OutboxData;
};

let last = 0;
let count = 0;

/** Two events of one millisecond keep their order by a count. */
const eventId = (at: number): string => {
  count = at === last ? count + 1 : 0;
  last = at;
  const parts = [at.toString(36).padStart(9, '0'), count.toString(36).padStart(4, '0')];
  return `evt_${parts.join('')}${randomBytes(9).toString('hex')}`;
};

/** An event to be put into the write that causes it: `{ $push: carrying([event(...)]) }`. */
export const event = (kind: string, now: () => number, data: OutboxData = {}): OutboxEvent => {
  const at = now();
  return { id: eventId(at), kind, at: new Date(at), data };
};

/** The part of an update's `$push` that takes events along; nothing where there are none. */
export const carrying = (events: readonly OutboxEvent[]) =>
  events.length > 0 ? { outbox: { $each: [...events] } } : {};

/** The field of a model whose writes cause something; give it a sparse index on `outbox.at`. */
export const outboxFields = {
  type: [{ _id: false, id: String, kind: String, at: Date, data: {} }],
  default: undefined,
};
