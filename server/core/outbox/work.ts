import type { z } from '../../../shared/zod';
import type { Job, OutboxData, OutboxEvent } from './event';
import { PermanentFailure } from './failures';
import type { OutboxDoc, TryAnswer } from './outbox.model';

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
export type Work = TimedWork | CausedWork;

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
