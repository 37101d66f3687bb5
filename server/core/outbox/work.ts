import type { OutboxData, OutboxEvent } from './event';
import type { OutboxDoc, TryAnswer } from './outbox.model';

/**
 * Does one piece of work; what it throws is a failed try (`failures.ts` has those that mean more). It may be called
 * again for the same entry. `keep` holds what a receiver answered, of a failed try as well.
 */
export type Handler = (
  entry: OutboxDoc,
  signal: AbortSignal,
  keep: (answer: TryAnswer) => void,
) => Promise<unknown>;

/** Somebody who gets an event: an entry of its own, done in order within a lane. */
export type Receiver = {
  id: string;
  /** Names the entry where several events make one: the first of them makes it. */
  once?: string;
  /** How long it waits for more of them, in milliseconds. */
  wait?: number;
  /** The kind of work that brings it there; the event's own unless said. */
  kind?: string;
  lane?: string;
  /** What the work is told besides the event's data. */
  data?: OutboxData;
};

/** One kind of work that happens later. */
export type Work = {
  /** Left out where an event is only ever spread to its receivers. */
  run?: Handler;
  /** Who gets an event of this kind. One entry for all when left out. */
  receivers?: (event: OutboxEvent) => Promise<Receiver[]>;
  /** Timed work: due again so many milliseconds after it ended. */
  every?: number;
  /** How long one try may take, in milliseconds. */
  within?: number;
};

/** Every kind of work by its name. */
export type WorkList = Record<string, Work>;

const usualWithin = 30_000;

export const timeFor = (work: Work | undefined): number => work?.within ?? usualWithin;
