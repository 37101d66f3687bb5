import type { OutboxEvent } from './event';
import type { OutboxDoc } from './outbox.model';

/** Does one piece of work; what it throws is a failed try. It may be called again for the same entry. */
export type Handler = (entry: OutboxDoc, signal: AbortSignal) => Promise<unknown>;

/** One kind of work that happens later. */
export type Work = {
  run: Handler;
  /** Who gets an event of this kind: one entry each, done in order within a lane. One entry for all when left out. */
  receivers?: (event: OutboxEvent) => Promise<{ id: string; lane?: string }[]>;
  /** Timed work: due again so many milliseconds after it ended. */
  every?: number;
  /** How long one try may take, in milliseconds. */
  within?: number;
};

/** Every kind of work by its name. */
export type WorkList = Record<string, Work>;

const usualWithin = 30_000;

export const timeFor = (work: Work | undefined): number => work?.within ?? usualWithin;
