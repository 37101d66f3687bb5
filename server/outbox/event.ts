import { randomUUID } from 'node:crypto';

/** What may happen later, and what its handler is told; each kind has one handler in `handlers.ts`. */
export type OutboxData = Record<string, string | number | boolean | null>;

/**
 * Something that has to happen because of a write. It stands in the very document that was written, so that a kill
 * between the two cannot exist; the runner takes it from there.
 */
export type OutboxEvent = {
  /** Goes along with every effect, so that a receiver knows a repeat. */
  id: string;
  kind: string;
  at: Date;
  data: OutboxData;
};

/** An event to be put into the write that causes it: `{ $push: { outbox: event(...) } }`. */
export const event = (kind: string, now: () => number, data: OutboxData = {}): OutboxEvent => ({
  id: randomUUID(),
  kind,
  at: new Date(now()),
  data,
});

/** The field of a model whose writes cause something; give it a sparse index on `outbox.at`. */
export const outboxFields = {
  type: [{ _id: false, id: String, kind: String, at: Date, data: {} }],
  default: undefined,
};
