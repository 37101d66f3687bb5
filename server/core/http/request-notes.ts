import type { ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { Vendor } from '../caller';

/** The result of checking an intake key. */
export type KeyCheck = { vendor?: Vendor; refusal?: TRPCError };

/** A submission of a lead in our names, and true for a test, which does not count as a lead. */
export type Submission = { named: unknown; test: boolean };

/** The facts that a request's handlers leave for each other and for the log. */
type RequestNotes = {
  requestId: string;
  /** The loggable part of the path; set by a handler without an Express route. */
  loggedPath?: string;
  /** The error from the door, for Express to answer. */
  thrown?: unknown;
  /** The cause of a failure, for the log. */
  failure?: unknown;
  /** Set if the caller sent a key. */
  keyCheck?: KeyCheck;
  /** Set once a submission was read, for the answer to an error. */
  submission?: Submission;
  /** A procedure's success status, if it is not the one of its `rest()`. */
  status?: number;
};

const notes = new WeakMap<ServerResponse, RequestNotes>();

export const getNotes = (res: ServerResponse): RequestNotes => {
  const own = notes.get(res) ?? { requestId: '' };
  notes.set(res, own);
  return own;
};
