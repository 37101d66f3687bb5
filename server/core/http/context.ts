import type { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import type { Agreements } from '../../agreements/create-agreements';
import type { Callable } from '../../contact/callable';
import type { Arrivals } from '../../desk/reports/arrivals';
import type { Intake } from '../../intake/create-intake';
import type { DuplicateCheck } from '../../intake/flag-duplicates';
import type { LeadCount } from '../../leads/lead-count';
import type { Mail } from '../../messages/mail/mail';
import type { Models } from '../../models';
import type { Backups } from '../../operations/archive/backups';
import type { Status } from '../../operations/status';
import type { AccountMail } from '../../people/auth/account-mail';
import type { Admission } from '../../people/auth/admission';
import type { Devices } from '../../people/auth/devices/devices';
import type { Passwords } from '../../people/auth/password';
import type { TokenCookie } from '../../people/auth/session-cookie';
import type { Sessions } from '../../people/auth/sessions';
import type { ReadLog } from '../../privacy/read-log';
import type { Consents } from '../../proof/consents';
import type { OfferedAreas } from '../../site/services/offered-areas';
import type { Statements } from '../../site/statements/create-statements';
import type { Caller, SignedIn, Vendor } from '../caller';
import { answersWithin, within } from '../db/deadline';
import type { EndpointOptions } from '../endpoints/endpoint';
import type { Feed } from '../feed/feed';
import type { Limits } from '../limits/rate-limits';
import type { Interest } from '../outbox/interest';
import type { Seal } from '../seal';

/** What the application is made of; handed in, so that a test can hand in its own. */
export type Deps = {
  models: Models;
  /** What agreements are made and sealed with. */
  agreements: Agreements;
  sessions: Sessions;
  devices: Devices;
  passwords: Passwords;
  accountMail: AccountMail;
  /** Keeps the secrets of authenticator apps. */
  vault: Seal;
  limits: Limits;
  feed: Feed;
  admission: Admission;
  duplicates: DuplicateCheck;
  consents: Consents;
  leadCount: LeadCount;
  /** Who may be called now. */
  callable: Callable;
  /** What reports ask of leads. */
  arrivals: Arrivals;
  /** What the door for leads knows and keeps. */
  intake: Intake;
  /** Which events are worth writing down. */
  interest: Interest;
  /** What webhooks are sent with. */
  webhooks: Pick<EndpointOptions, 'seal' | 'networks' | 'lookUp'>;
  mail: Mail;
  /** Seals what is left of people who were erased. */
  archive: Seal;
  /** Who opened which lead. */
  reads: ReadLog;
  /** The register of what the site says, and what staff lay over its pages. */
  statements: Statements;
  /** Which practice areas the firm takes. */
  offers: OfferedAreas;
  backups: Backups;
  /** How this server does. */
  status: Status;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
};

/** What the doors need besides: how a browser keeps its session, and what it is known by. */
export type HttpDeps = Deps & {
  sessionCookie: TokenCookie;
  deviceCookie: TokenCookie;
  /** The cookie of a signer, by their id. */
  signingCookie: (signer: string) => TokenCookie;
  /** The site's own address, where it was set. */
  publicUrl?: string | undefined;
};

/** What a procedure knows of its caller. */
export type Context = HttpDeps & {
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

/** What a key that was shown at the door for leads means. */
export type KeyCheck = { vendor?: Vendor; refusal?: TRPCError };

/** The parts with a place for what is known of a caller: to fill places is a hundred times faster than to add them. */
const frames = new WeakMap<HttpDeps, Context>();
const getFrame = (deps: HttpDeps): Context => {
  const cached = frames.get(deps);
  if (cached) return cached;
  const places = { req: 0, res: 0, ip: 0, caller: 0, requestId: 0, session: 0, refusal: 0, unfinished: 0 };
  const frame = { ...deps, ...places } as unknown as Context;
  frames.set(deps, frame);
  return frame;
};

/** Finds out who calls; without a valid session or key the caller is anonymous. */
export const createContext = async (deps: HttpDeps, req: Request, res: Response): Promise<Context> => {
  const token = deps.sessionCookie.read(req);
  // A request that a page makes by itself, while nobody uses it, does not keep the session alive.
  const isUse = req.get('X-Unattended') === undefined;
  const signedIn = token ? await within(answersWithin, deps.sessions.find(token, { isUse })) : null;
  const session = signedIn?.must ? null : signedIn;
  const ip = req.ip ?? '';
  const keyCheck = res.locals.keyCheck as KeyCheck | undefined;
  const vendor = keyCheck?.vendor;
  const somebody: Caller = session ? { kind: 'staff', ip, ...session } : { kind: 'anonymous', ip };
  return {
    ...getFrame(deps),
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
