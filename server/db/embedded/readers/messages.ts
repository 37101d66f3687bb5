/** A question to a reading thread. */
export interface Question {
  id: number;
  /** The message as received. */
  bytes: Uint8Array;
  maxTimeMs: number;
  /** The earliest time at which it can have arrived, on the clock that all threads share. */
  since: number;
  connectionId: number;
}

export type ToReader = Question | { abandoned: number } | 'close';

/** Bytes to send, without the message header. */
export interface Answer {
  id: number;
  body: Uint8Array;
}
