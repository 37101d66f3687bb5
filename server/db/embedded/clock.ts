import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreError } from './errors';

const sliceMs = 5;

export interface Limits {
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
  private readonly deadline: number;
  private readonly isAbandoned: () => boolean;

  constructor({ maxTimeMs = 0, since = performance.now(), isAbandoned = () => false }: Limits = {}) {
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
    await nextTurn();
    this.sliceEnd = performance.now() + sliceMs;
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
