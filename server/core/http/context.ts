import type { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import type { Caller, SignedIn } from '../caller';
import { answersWithin, within } from '../db/deadline';
import type { EndpointOptions } from '../endpoints/endpoint';
import type { Feed } from '../feed/feed';
import type { Limits } from '../limits/rate-limits';
import type { Links } from '../links';
import type { Models } from '../models';
import type { FindNames } from '../names';
import type { Interest } from '../outbox/interest';
import { getNotes } from './request-notes';

/** The dependencies of every module; each adds its own in its `deps.ts`. Passed in, so that tests can pass their own. */
export interface Deps {
  models: Models;
  limits: Limits;
  feed: Feed;
  /** Tells which events need recording. */
  interest: Interest;
  /** The settings for sending webhooks. */
  webhooks: Pick<EndpointOptions, 'seal' | 'networks' | 'lookUp'>;
  /** The part of mail that modules without messages of their own use; without `transport` mail is off. */
  mail: { transport?: object | undefined };
  links: Links;
  /** Identifies a signed-in person by the cookie of a request. */
  findSession: (req: Request) => Promise<SignedIn | null>;
  /** Finds the names of records of any kind, those of later modules too. */
  names: FindNames;
  publicUrl?: string | undefined;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
}

/** The data of one call. */
export type Call = {
  req: Request;
  res: Response;
  caller: Caller;
  ip: string;
  requestId: string;
  session: SignedIn | null;
  /** The reason why the given key was refused. */
  refusal?: TRPCError | undefined;
  /** A signed-in user with a pending step; until then, only their own account is available. */
  unfinished: SignedIn | null;
};

/** The context of a procedure in core. */
export interface Context extends Deps, Call {}

/** The parts with empty slots for the caller: filling slots is a hundred times faster than adding properties. */
const frames = new WeakMap<Deps, Context>();
const getFrame = <All extends Deps>(deps: All): All & Call => {
  const cached = frames.get(deps);
  if (cached) return cached as All & Call;
  const places = { req: 0, res: 0, ip: 0, caller: 0, requestId: 0, session: 0, refusal: 0, unfinished: 0 };
  const frame = { ...deps, ...places } as unknown as All & Call;
  frames.set(deps, frame);
  return frame;
};

/** Identifies the caller; without a valid session or key the caller is anonymous. */
export const createContext = async <All extends Deps>(
  deps: All,
  req: Request,
  res: Response,
): Promise<All & Call> => {
  const signedIn = await within(answersWithin, deps.findSession(req));
  const session = signedIn?.pendingStep ? null : signedIn;
  const ip = req.ip ?? '';
  const { keyCheck, requestId } = getNotes(res);
  const vendor = keyCheck?.vendor;
  const person: Caller = session ? { kind: 'staff', ip, ...session } : { kind: 'anonymous', ip };
  return {
    ...getFrame(deps),
    req,
    res,
    ip,
    caller: vendor ? { kind: 'vendor', ip, vendor } : person,
    requestId,
    session,
    refusal: keyCheck?.refusal,
    unfinished: signedIn?.pendingStep ? signedIn : null,
  };
};
