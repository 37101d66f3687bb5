import { StoreError } from './errors';
import type { Turns } from './turns';

const sliceMs = 5;

export interface Limits {
  /** The thread's queue of long work. */
  turns: Turns;
  /** The time limit in ms; 0 for none. */
  maxTimeMs?: number;
  /** The start of the time limit, as a `performance.now()` value. */
  since?: number;
  /** True if nobody waits for the result any more. */
  isAbandoned?: () => boolean;
}

/** Slices long work so that other commands get their turn, and aborts it when its time is up or its caller has gone. */
export class Clock {
  private calls = 0;
  private sliceEnd = performance.now() + sliceMs;
  private readonly turns: Turns;
  private readonly deadline: number;
  private readonly isAbandoned: () => boolean;

  constructor({ turns, maxTimeMs = 0, since = performance.now(), isAbandoned = () => false }: Limits) {
    this.turns = turns;
    this.deadline = maxTimeMs > 0 ? since + maxTimeMs : Number.POSITIVE_INFINITY;
    this.isAbandoned = isAbandoned;
  }

  /** True when the caller should `await pause()`; cheap enough to check for every document. */
  due(): boolean {
    if ((++this.calls & 31) !== 0) return false;
    return performance.now() > this.sliceEnd;
  }

  async pause(): Promise<void> {
    this.check();
    await this.turns.next();
    this.check();
    this.sliceEnd = performance.now() + sliceMs;
  }

  /** A clock for work that must finish once it has started. */
  withoutLimits(): Clock {
    return new Clock({ turns: this.turns });
  }

  check(): void {
    if (performance.now() > this.deadline) {
      throw new StoreError('MaxTimeMSExpired', 'operation exceeded time limit');
    }
    if (this.isAbandoned()) throw new StoreError('ClientDisconnect', 'the client has closed its connection');
  }
}

/**
 * Items that arrive one by one. `undefined` means that one was skipped, so that a consumer can pause even while nothing
 * matches.
 */
export type Stream<Item> = Iterable<Item | undefined>;

export async function drain<Item>(
  stream: Stream<Item>,
  clock: Clock,
  each: (item: Item) => void,
): Promise<void> {
  for (const item of stream) {
    if (item !== undefined) each(item);
    if (clock.due()) await clock.pause();
  }
}
