import { getTRPCErrorFromUnknown, initTRPC, TRPCError, type TRPCProcedureBuilder } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-openapi';
import { messages } from '../../../shared/messages';
import { can, type Permission, rolesWith } from '../../../shared/permissions';
import { z } from '../../../shared/zod';
import type { Must, SignedIn, Staff, VendorCaller } from '../caller';
import { answersWithin, within } from '../db/deadline';
import { isUnavailable } from '../db/errors';
import { LimitReached } from '../limits/rate-limits';
import type { Context } from './context';

/**
 * What is said of a procedure: the right that it asks for, or `anyone`; and by `rest()` its place in the REST API and
 * the status of its success.
 */
export type Meta = OpenApiMeta & {
  permission?: Permission | 'anyone' | 'a vendor';
  /** It asks for the password again when that was typed a while ago. */
  proven?: true;
  status?: number;
  form?: boolean;
  /** Fields of the input that stand in the address although there is a body. */
  query?: readonly string[];
  /** It answers 202 while what is asked for is not ready. */
  pending?: boolean;
};

/** For so many milliseconds after the password was typed, sensitive steps do not ask for it again. */
export const provenFor = 15 * 60 * 1000;
export class ToldAs extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** What a caller is told of a failed call; nothing of what broke inside. */
export const publicError = (error: TRPCError) => {
  const issues =
    error.code === 'BAD_REQUEST' && error.cause instanceof z.core.$ZodError
      ? error.cause.issues.map(({ path, message, code }) => ({ path: path.map(String), message, code }))
      : undefined;
  if (issues) return { message: 'Some fields are missing or invalid.', code: error.code, issues };
  if (error.code === 'BAD_REQUEST' && error.cause instanceof SyntaxError)
    return { message: 'The input is not valid JSON.', code: error.code };
  if (error.code === 'INTERNAL_SERVER_ERROR')
    return { message: 'Something went wrong on our side. Please try again.', code: error.code };
  const code = error.cause instanceof ToldAs ? error.cause.code : error.code;
  return { message: error.message, code };
};

/** An event stream says something so often, in milliseconds: more often than a silent connection is cut. */
export const pingEvery = 15_000;

const t = initTRPC
  .meta<Meta>()
  .context<Context>()
  .create({
    isDev: false,
    sse: { ping: { enabled: true, intervalMs: pingEvery }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error, ctx }) => {
      const { message, ...rest } = publicError(error);
      return {
        ...shape,
        message,
        data: { ...shape.data, ...rest, stack: undefined, requestId: ctx?.requestId },
      };
    },
  });

export const { router, mergeRouters } = t;

/** What was thrown as an error that says what to do; `retryAfter` is in seconds. */
export const explain = (thrown: unknown): { error: TRPCError; retryAfter?: number } => {
  const cause = thrown instanceof TRPCError ? thrown.cause : thrown;
  if (cause instanceof LimitReached)
    return {
      error: new TRPCError({ code: 'TOO_MANY_REQUESTS', message: cause.message }),
      retryAfter: cause.retryAfter,
    };
  if (isUnavailable(cause)) {
    const message = 'The database cannot confirm this right now. Please try again in a few seconds.';
    return { error: new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause }), retryAfter: 5 };
  }
  if (cause instanceof URIError)
    return { error: new TRPCError({ code: 'BAD_REQUEST', message: 'The address is malformed.' }) };
  return { error: getTRPCErrorFromUnknown(thrown) };
};

type Asking = Pick<Context, 'session' | 'unfinished' | 'caller' | 'ip' | 'refusal' | 'now'>;

/** Who may pass a door: answers what the door knows of the caller then, or throws why not. */
type Guard<Identity> = (ctx: Asking) => Identity;

/** A procedure whose failures say what to do. One middleware, because each copies the whole context once more. */
const door = <Identity extends object>(permission: Meta['permission'], guard: Guard<Identity>) =>
  t.procedure.meta({ permission }).use(async ({ next, ctx, getRawInput }) => {
    try {
      const identity = guard(ctx);
      // A visitor's network may be slow, so reading the body takes none of the time limit; its errors come when it is parsed.
      if (!ctx.session) await getRawInput().catch(() => undefined);
      // Staff may ask for what takes long, such as a search of everything; a visitor is not kept waiting.
      const result = await (ctx.session
        ? next({ ctx: identity })
        : within(answersWithin, next({ ctx: identity })));
      if (result.ok) return result;
      throw result.error;
    } catch (thrown) {
      const { error, retryAfter } = explain(thrown);
      if (retryAfter) ctx.res.setHeader('Retry-After', String(retryAfter));
      throw error;
    }
  });

/** The door for leads: open to everyone, but not with a key that is not valid or whose vendor is paused. */
export const intakeProcedure = door('anyone', ({ refusal }) => {
  if (refusal) throw refusal;
  return {};
});

/** For a program that shows a vendor's key; one whose vendor is paused may still ask what became of its submissions. */
export const vendorProcedure = door('a vendor', ({ caller }): { caller: VendorCaller } => {
  if (caller.kind !== 'vendor')
    throw new TRPCError({
      code: 'UNAUTHORIZED',
      message: 'Show a key that is valid: Authorization: Bearer lk_..., or X-Api-Key.',
    });
  return { caller };
});

const firstOf: Record<Must, string> = {
  'change-password': messages.must.changePassword,
  'set-up-second-factor': messages.must.setUpSecondFactor,
};

const signedIn: Guard<{ session: SignedIn; caller: Staff }> = ({ session, caller, unfinished }) => {
  if (unfinished?.must) throw new TRPCError({ code: 'FORBIDDEN', message: firstOf[unfinished.must] });
  if (!session || caller.kind !== 'staff')
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in.' });
  return { session, caller };
};

const signedInSomehow: Guard<{ session: SignedIn; caller: Staff }> = (ctx) => {
  const session = ctx.session ?? ctx.unfinished;
  if (!session) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in.' });
  return { session, caller: { kind: 'staff', ip: ctx.ip, ...session } };
};

/** For everybody who is signed in, also while they have something to do first, because that is done here. */
export const accountProcedure = door('account.own', signedInSomehow);

/** Lets a person pass who typed the password not long ago; throws FORBIDDEN, told as PASSWORD_NEEDED, otherwise. */
const proven = <Identity extends { session: SignedIn }>(ctx: Asking, identity: Identity): Identity => {
  if (ctx.now() - identity.session.provenAt < provenFor) return identity;
  throw new TRPCError({
    code: 'FORBIDDEN',
    message: messages.proof.needed,
    cause: new ToldAs('PASSWORD_NEEDED'),
  });
};

/** `accountProcedure` for a sensitive step. */
export const provenAccountProcedure = door('account.own', (ctx) => proven(ctx, signedInSomehow(ctx))).meta({
  proven: true,
});

/** Answers who is signed in, if they have the right; throws UNAUTHORIZED or FORBIDDEN otherwise. */
export const admit = (ctx: Asking, permission: Permission) => {
  const identity = signedIn(ctx);
  if (can(identity.session.user.role, permission)) return identity;
  const isForAdmins = rolesWith(permission).every((role) => role === 'admin');
  const message = isForAdmins
    ? 'Only an administrator may do this.'
    : 'Your role does not allow this. Ask an administrator.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
};

/** `admit` for a sensitive step: roles, keys, exports of everything, the second factor. */
export const admitProven = (ctx: Asking, permission: Permission) => proven(ctx, admit(ctx, permission));

/** Open to everyone. */
export const publicProcedure = door('anyone', () => ({}));

/** For those who have a right. */
export const procedureFor = (permission: Permission) => door(permission, (ctx) => admit(ctx, permission));

/** `procedureFor` for a sensitive step: it asks for the password again when that was typed a while ago. */
export const provenProcedureFor = (permission: Permission) =>
  door(permission, (ctx) => admitProven(ctx, permission)).meta({ proven: true });

const doors = {
  intakeProcedure,
  vendorProcedure,
  accountProcedure,
  provenAccountProcedure,
  publicProcedure,
  procedureFor,
  provenProcedureFor,
};
type Doors = typeof doors;
type Seen<By, Procedure> =
  Procedure extends TRPCProcedureBuilder<Context, Meta, infer O, infer A, infer B, infer C, infer D, false>
    ? TRPCProcedureBuilder<By, Meta, O, A, B, C, D, false>
    : never;

/** The same procedures for a module, whose calls know also what is its own; `features.ts` sees to it that they do. */
export const doorsFor = <By extends Context>() =>
  doors as unknown as {
    [Name in keyof Doors]: Doors[Name] extends (permission: Permission) => infer Procedure
      ? (permission: Permission) => Seen<By, Procedure>
      : Seen<By, Doors[Name]>;
  };

type Rest = {
  summary: string;
  tag: string;
  status?: number;
  form?: boolean;
  open?: boolean;
  errors?: number[];
  query?: readonly string[];
  pending?: boolean;
};

/** Publishes a procedure at `/api` + path; `status` is that of a success, `open` needs no session. */
export const rest = (method: OpenApiMethod, path: `/${string}`, options: Rest): Meta => {
  const { summary, tag, status = 200, form = false, open = false, errors = [], query, pending } = options;
  // A write that another site makes a signed-in browser send is refused even where no session is needed.
  const refusals = open ? (method === 'GET' ? [] : [403]) : [401, 403];
  const errorResponses = [400, ...refusals, ...errors, 429, 500, 503];
  return {
    openapi: { method, path, summary, tags: [tag], protect: !open, errorResponses },
    status,
    form,
    ...(query && { query }),
    ...(pending && { pending }),
  };
};

export const notFound = (noun: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: `There is no such ${noun}.` });
