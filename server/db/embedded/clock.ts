import { StoreError } from './errors';
import type { Turns } from './turns';

const sliceMs = 5;

export interface Limits {
  /** Where it waits in line with all other long work of the thread. */
  turns: Turns;
  /** How long the work may take, in ms; 0 for as long as it likes. */
  maxTimeMs?: number;
  /** When its time began to run, as `performance.now()` tells it. */
  since?: number;
  /** Whether there is nobody left who waits for it. */
  isAbandoned?: () => boolean;
}

/** Slices long work so that other commands get their turn, and ends it when its time or its caller is gone. */
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

  /** True when the caller should `await pause()`; cheap enough to ask for every document. */
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

  /** For work that has to be finished once it has begun. */
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
 * Items that arrive one by one; `undefined` means that one was looked at and passed over, so that whoever
 * drains the stream can pause even while nothing matches.
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
