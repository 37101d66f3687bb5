import { randomBytes } from 'node:crypto';
import { z } from '../../../shared/zod';
import { anyValue } from '../record/collection';
import { PermanentFailure } from './failures';
import type { OutboxDoc, TryAnswer } from './outbox.model';

/**
 * The data of an event for its handler: ids and kinds, never personal data. The entry outlives its subject, so a
 * handler reads personal data when it runs.
 */
export type OutboxData = OutboxDoc['data'];

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

/**
 * Does one piece of work; an error is a failed try (`failures.ts` has the special ones). It may run again for the same
 * entry. `keep` stores a receiver's response, even of a failed try.
 */
export type Handler<One extends Job = Job> = (
  entry: OutboxDoc & { data: z.infer<One['data']> },
  signal: AbortSignal,
  keep: (answer: TryAnswer) => void,
) => Promise<unknown>;

/** A receiver of an event: it gets its own entry, in order within a lane. */
export type Receiver = {
  id: string;
  /** The kind of work that delivers it; the event's own by default. */
  kind?: string;
  lane?: string;
  /** Additional data for the work. */
  data?: OutboxData;
};

type Limits = {
  /** The time limit of one try in milliseconds. */
  within?: number;
};

/** Work that is due again this many milliseconds after it ended. */
type TimedWork = Limits & { every: number; run: Handler; data?: never; receivers?: never };

/** Work that an event causes. The methods take what `data` returns. */
type CausedWork = Limits & {
  every?: never;
  data: z.ZodType<OutboxData>;
  /** Missing if an event only fans out to receivers. */
  run?(...given: Parameters<Handler>): Promise<unknown>;
  /** The receivers of an event of this kind. Without it, there is one entry. */
  receivers?(event: OutboxEvent): Promise<Receiver[]>;
};

/** One kind of deferred work. */
type Work = TimedWork | CausedWork;

/** Every kind of work by its name. */
export type WorkList = Record<string, Work>;

/** The handler of a job. It runs only with data that fits the job's schema. */
export const handle = <One extends Job>(
  { kind, data }: One,
  run: Handler<One>,
  limits: Limits = {},
): WorkList => ({ [kind]: { data, run, ...limits } });

const usualWithin = 30_000;

export const timeFor = (work: Work | undefined): number => work?.within ?? usualWithin;

/** True if the stored data of an event or entry is what the work expects. */
export const fits = (work: Work | undefined, data: OutboxData): boolean =>
  work?.data?.safeParse(data).success ?? true;

/** Runs the work. Data that does not fit now never will; its values may be personal, so the error names none. */
export const runWork = async (work: Work | undefined, ...[entry, signal, keep]: Parameters<Handler>) => {
  const parsed = work?.data?.safeParse(entry.data);
  if (parsed?.error) throw new PermanentFailure('unfit data');
  if (!work?.run) throw new PermanentFailure('unknown kind of work');
  await work.run({ ...entry, data: parsed?.data ?? entry.data }, signal, keep);
};
