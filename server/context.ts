import type { Request, Response } from 'express';
import type { Sessions, SignedIn } from './auth/sessions';
import type { NewLeads } from './clients/new-leads';
import { answersWithin, within } from './db/deadline';
import type { Limits } from './limits/rate-limits';
import type { Models } from './models';

/** What the application is made of; handed in, so that a test can hand in its own. */
export type Deps = {
  models: Models;
  sessions: Sessions;
  limits: Limits;
  newLeads: NewLeads;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** Where the form asks for the visitor's address; this server when undefined. */
  ipLookupUrl?: string;
};

/** What a procedure knows of its caller. */
export type Context = Deps & {
  req: Request;
  res: Response;
  ip: string;
  requestId: string;
  session: SignedIn | null;
};

/** Finds out who calls; whoever has no valid session is nobody. */
export const createContext = async (deps: Deps, req: Request, res: Response): Promise<Context> => ({
  ...deps,
  req,
  res,
  ip: req.ip ?? '',
  requestId: res.locals.requestId as string,
  session: await within(answersWithin, deps.sessions.find(req)),
});
