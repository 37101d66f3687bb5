import type { Request, Response } from 'express';
import type { SessionCookie } from './auth/session-cookie';
import type { Sessions } from './auth/sessions';
import type { Caller, SignedIn } from './caller';
import type { LeadCount } from './clients/lead-count';
import type { Consents } from './consents/consents';
import { answersWithin, within } from './db/deadline';
import type { Admission } from './feed/admission';
import type { Feed } from './feed/feed';
import type { DuplicateCheck } from './intake/flag-duplicates';
import type { Limits } from './limits/rate-limits';
import type { Mail } from './mail/mail';
import type { Models } from './models';
import type { Interest } from './outbox/interest';
import type { PrivateNetworks } from './webhooks/public-address';
import type { Seal } from './webhooks/seal';

/** What the application is made of; handed in, so that a test can hand in its own. */
export type Deps = {
  models: Models;
  sessions: Sessions;
  limits: Limits;
  feed: Feed;
  admission: Admission;
  duplicates: DuplicateCheck;
  consents: Consents;
  leadCount: LeadCount;
  /** Which events are worth writing down. */
  interest: Interest;
  /** What webhooks are sent with. */
  webhooks: { seal: Seal; networks: PrivateNetworks };
  mail: Mail;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
};

/** What the doors need besides: how a browser keeps its session. */
export type HttpDeps = Deps & { sessionCookie: SessionCookie };

/** What a procedure knows of its caller. */
export type Context = HttpDeps & {
  req: Request;
  res: Response;
  caller: Caller;
  ip: string;
  requestId: string;
  session: SignedIn | null;
};

/** Finds out who calls; whoever has no valid session is nobody. */
export const createContext = async (deps: HttpDeps, req: Request, res: Response): Promise<Context> => {
  const token = deps.sessionCookie.read(req);
  const session = token ? await within(answersWithin, deps.sessions.find(token)) : null;
  const ip = req.ip ?? '';
  return {
    ...deps,
    req,
    res,
    ip,
    caller: session ? { kind: 'staff', ip, ...session } : { kind: 'anonymous', ip },
    requestId: res.locals.requestId as string,
    session,
  };
};
