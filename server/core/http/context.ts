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

/** The parts of the application; passed in, so that tests can pass their own. */
export type Deps = {
  models: Models;
  /** Creates and seals agreements. */
  agreements: Agreements;
  sessions: Sessions;
  devices: Devices;
  passwords: Passwords;
  accountMail: AccountMail;
  /** Seals the secrets of authenticator apps. */
  vault: Seal;
  limits: Limits;
  feed: Feed;
  admission: Admission;
  duplicates: DuplicateCheck;
  consents: Consents;
  leadCount: LeadCount;
  /** Tells who may be called now. */
  callable: Callable;
  /** Lead figures for reports. */
  arrivals: Arrivals;
  /** The state of the intake. */
  intake: Intake;
  /** Tells which events need recording. */
  interest: Interest;
  /** The settings for sending webhooks. */
  webhooks: Pick<EndpointOptions, 'seal' | 'networks' | 'lookUp'>;
  mail: Mail;
  /** Seals what remains of erased people. */
  archive: Seal;
  /** The log of opened leads. */
  reads: ReadLog;
  /** The register of the site's statements, and the staff's changes to its pages. */
  statements: Statements;
  /** The practice areas the firm takes. */
  offers: OfferedAreas;
  backups: Backups;
  /** The status of this server. */
  status: Status;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
};

/** Additional parts for HTTP: session cookies, and how to recognize known browsers. */
export type HttpDeps = Deps & {
  sessionCookie: TokenCookie;
  deviceCookie: TokenCookie;
  /** The cookie of a signer, by id. */
  signingCookie: (signer: string) => TokenCookie;
  /** The site's own address, if set. */
  publicUrl?: string | undefined;
};

/** What a procedure knows about its caller. */
export type Context = HttpDeps & {
  req: Request;
  res: Response;
  caller: Caller;
  ip: string;
  requestId: string;
  session: SignedIn | null;
  /** Why the given key was refused. */
  refusal?: TRPCError | undefined;
  /** A signed-in user with a pending step; until then, only their own account is available. */
  unfinished: SignedIn | null;
};

/** The result of checking an intake key. */
export type KeyCheck = { vendor?: Vendor; refusal?: TRPCError };

/** The parts with empty slots for the caller: filling slots is a hundred times faster than adding properties. */
const frames = new WeakMap<HttpDeps, Context>();
const getFrame = (deps: HttpDeps): Context => {
  const cached = frames.get(deps);
  if (cached) return cached;
  const places = { req: 0, res: 0, ip: 0, caller: 0, requestId: 0, session: 0, refusal: 0, unfinished: 0 };
  const frame = { ...deps, ...places } as unknown as Context;
  frames.set(deps, frame);
  return frame;
};

/** Identifies the caller; without a valid session or key the caller is anonymous. */
export const createContext = async (deps: HttpDeps, req: Request, res: Response): Promise<Context> => {
  const token = deps.sessionCookie.read(req);
  // A request that a page sends by itself, while nobody uses it, does not extend the session.
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
