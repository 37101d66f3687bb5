import type { OutboxData, OutboxEvent } from './event';
import type { OutboxDoc, TryAnswer } from './outbox.model';

/**
 * Does one piece of work; an error is a failed try (`failures.ts` has the special ones). It may run again for the same
 * entry. `keep` stores a receiver's response, even of a failed try.
 */
export type Handler = (
  entry: OutboxDoc,
  signal: AbortSignal,
  keep: (answer: TryAnswer) => void,
) => Promise<unknown>;

/** A receiver of an event: it gets its own entry, in order within a lane. */
export type Receiver = {
  id: string;
  /** The entry's name, if several events make one: the first of them creates it. */
  once?: string;
  /** The time it waits for more of them, in milliseconds. */
  wait?: number;
  /** The kind of work that delivers it; the event's own by default. */
  kind?: string;
  lane?: string;
  /** Additional data for the work. */
  data?: OutboxData;
};

/** One kind of deferred work. */
export type Work = {
  /** Missing if an event only fans out to receivers. */
  run?: Handler;
  /** The receivers of an event of this kind. Without it, there is one entry. */
  receivers?: (event: OutboxEvent) => Promise<Receiver[]>;
  /** Timed work: due again this many milliseconds after it ended. */
  every?: number;
  /** The time limit of one try in milliseconds. */
  within?: number;
};

/** Every kind of work by its name. */
export type WorkList = Record<string, Work>;

const usualWithin = 30_000;

export const timeFor = (work: Work | undefined): number => work?.within ?? usualWithin;
