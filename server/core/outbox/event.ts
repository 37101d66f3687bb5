import { randomBytes } from 'node:crypto';
import { z } from '../../../shared/zod';
import { anyValue } from '../record/collection';

/**
 * The data of an event for its handler: ids and kinds, never personal data. The entry outlives its subject, so a
 * handler reads personal data when it runs.
 */
export type OutboxData = Record<string, string | number | boolean | null>;

/** Values that a job passes on without reading them. */
export const otherData = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A kind of deferred work, with the schema of its data. */
export type Job = { kind: string; data: z.ZodType<OutboxData> };

/**
 * Work caused by a write. It is part of the written document itself, so that a crash cannot separate the two; the
 * runner moves it from there.
 */
const outboxEvent = z.object({
  /** Sent with every effect, so that a receiver recognizes repeats; ids sort in creation order. */
  id: z.string(),
  kind: z.string(),
  at: z.date(),
  data: anyValue<OutboxData>(),
});
export type OutboxEvent = z.infer<typeof outboxEvent>;

/** The field of a document whose writes cause events; it needs a sparse index on `outbox.at`. */
export const outbox = z.array(outboxEvent).optional();

let last = 0;
let count = 0;

/** A counter keeps the order of events within a millisecond. */
const eventId = (at: number): string => {
  count = at === last ? count + 1 : 0;
  last = at;
  const parts = [at.toString(36).padStart(9, '0'), count.toString(36).padStart(4, '0')];
  return `evt_${parts.join('')}${randomBytes(9).toString('hex')}`;
};

/** An event to add to the write that causes it: `{ $push: carrying([event(...)]) }`. */
export const event = <One extends Job>(
  { kind }: One,
  now: () => number,
  data: z.infer<One['data']>,
): OutboxEvent => {
  const at = now();
  return { id: eventId(at), kind, at: new Date(at), data };
};

/** The part of an update's `$push` that adds events; empty if there are none. */
export const carrying = (events: readonly OutboxEvent[]) =>
  events.length > 0 ? { outbox: { $each: [...events] } } : {};
