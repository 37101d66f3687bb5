/** What a reading thread is asked for. */
export interface Question {
  id: number;
  /** The message as it came. */
  bytes: Uint8Array;
  maxTimeMs: number;
  /** When it may have come, at the earliest, as all threads tell the time. */
  since: number;
  connectionId: number;
}

export type ToReader = Question | { abandoned: number } | 'close';

/** Bytes to be sent, without the head of a message. */
export interface Answer {
  id: number;
  body: Uint8Array;
}

export type FromReader = 'ready' | Answer;
