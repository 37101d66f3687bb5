import type { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import type { Firm } from '../../../shared/firm';
import type { Caller, SignedIn, Vendor } from '../caller';
import { answersWithin, within } from '../db/deadline';
import type { EndpointOptions } from '../endpoints/endpoint';
import type { Feed } from '../feed/feed';
import type { Limits } from '../limits/rate-limits';
import type { Models } from '../models';
import type { Interest } from '../outbox/interest';
import type { Seal } from '../seal';

/** What every module may need; each adds its own in its `deps.ts`. Handed in, so that a test can hand in its own. */
export interface Deps {
  models: Models;
  limits: Limits;
  feed: Feed;
  /** Which events are worth writing down. */
  interest: Interest;
  /** What other systems are told with. */
  webhooks: Pick<EndpointOptions, 'seal' | 'networks' | 'lookUp'>;
  /** What those know of mail who send none: `transport` is missing where mail is off, `seal` closes what links say. */
  mail: { firm: () => Promise<Firm>; timeZone: string; seal: Seal; transport?: object | undefined };
  /** Who is signed in, by the cookie of a request. */
  findSession: (req: Request) => Promise<SignedIn | null>;
  /** The site's own address, where it was set. */
  publicUrl?: string | undefined;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
}

/** What is known of a call. */
export type Call = {
  req: Request;
  res: Response;
  caller: Caller;
  ip: string;
  requestId: string;
  session: SignedIn | null;
  /** Why the key that was shown does not open the door. */
  refusal?: TRPCError | undefined;
  /** A person who signed in but has something to do first; until then they can reach only their own account. */
  unfinished: SignedIn | null;
};

/** What a procedure of this module knows of its caller. */
export interface Context extends Deps, Call {}

/** What a key that was shown at the door for leads means. */
export type KeyCheck = { vendor?: Vendor; refusal?: TRPCError };

/** The parts with a place for what is known of a caller: to fill places is a hundred times faster than to add them. */
const frames = new WeakMap<Deps, Context>();
const frameOf = <All extends Deps>(deps: All): All & Call => {
  const cached = frames.get(deps);
  if (cached) return cached as All & Call;
  const places = { req: 0, res: 0, ip: 0, caller: 0, requestId: 0, session: 0, refusal: 0, unfinished: 0 };
  const frame = { ...deps, ...places } as unknown as All & Call;
  frames.set(deps, frame);
  return frame;
};

/** Finds out who calls; without a valid session or key the caller is anonymous. */
export const createContext = async <All extends Deps>(
  deps: All,
  req: Request,
  res: Response,
): Promise<All & Call> => {
  const signedIn = await within(answersWithin, deps.findSession(req));
  const session = signedIn?.must ? null : signedIn;
  const ip = req.ip ?? '';
  const keyCheck = res.locals.keyCheck as KeyCheck | undefined;
  const vendor = keyCheck?.vendor;
  const somebody: Caller = session ? { kind: 'staff', ip, ...session } : { kind: 'anonymous', ip };
  return {
    ...frameOf(deps),
    req,
    res,
    ip,
    caller: vendor ? { kind: 'vendor', ip, vendor } : somebody,
    requestId: res.locals.requestId as string,
    session,
    refusal: keyCheck?.refusal,
    unfinished: signedIn?.must ? signedIn : null,
  };
};
