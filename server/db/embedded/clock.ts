import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from './errors';

const sliceMs = 5;

/** Slices long work so that other commands get their turn, and ends it when its time is over. */
export class Clock {
  private calls = 0;
  private sliceEnd = performance.now() + sliceMs;
  private readonly deadline: number;

  constructor(maxTimeMs: number) {
    this.deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Number.POSITIVE_INFINITY;
  }

  /** True when the caller should `await pause()`; cheap enough to ask for every document. */
  due(): boolean {
    if ((++this.calls & 31) !== 0) return false;
    return performance.now() > this.sliceEnd;
  }

  async pause(): Promise<void> {
    this.check();
    await nextTurn();
    this.sliceEnd = performance.now() + sliceMs;
  }

  check(): void {
    if (performance.now() > this.deadline) {
      throw new StoreError('MaxTimeMSExpired', 'operation exceeded time limit');
    }
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
