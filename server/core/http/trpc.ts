import { getTRPCErrorFromUnknown, initTRPC, TRPCError, type TRPCProcedureBuilder } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-openapi';
import { minute } from '../../../shared/durations';
import { messages } from '../../../shared/messages';
import { can, type Permission, rolesWith } from '../../../shared/permissions';
import { z } from '../../../shared/zod';
import type { PendingStep, SignedIn, Staff, VendorCaller } from '../caller';
import { answersWithin, within } from '../db/deadline';
import { isUnavailable } from '../db/errors';
import { LimitReached } from '../limits/rate-limits';
import type { Call, Context, Deps } from './context';

/**
 * A procedure's metadata: its permission, or `anyone`; and, with `rest()`, its place in the REST API.
 */
export type Meta = OpenApiMeta & {
  permission?: Permission | 'anyone' | 'a vendor';
  /** Asks for the password again if it was not entered recently. */
  proven?: true;
  /** The status of a success, if it is not 200, or 204 without an answer. */
  status?: number;
  /** The statuses of errors that follow neither from its method and path nor from its permission. */
  errors?: readonly number[];
  form?: boolean;
  /** Input fields that are in the address even though there is a body. */
  query?: readonly string[];
  /** Responds 202 while the result is not ready. */
  pending?: boolean;
};

/** Milliseconds after entering the password during which sensitive steps do not ask for it again. */
const provenFor = 15 * minute;
/** The cause of an error with a code of its own, and facts for the caller beside it. */
export class ToldAs extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

/** The error for the caller of a failed call, without internal details. */
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
  if (!(error.cause instanceof ToldAs)) return { message: error.message, code: error.code };
  return { ...error.cause.facts, message: error.message, code: error.cause.code };
};

/** The interval of pings in an event stream, in milliseconds: shorter than the usual timeout of silent connections. */
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

/** Converts a thrown value to an error that says what to do; `retryAfter` is in seconds. */
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

type Asking = Pick<Context, 'session' | 'unfinished' | 'caller' | 'ip' | 'now'>;

/** Checks access: returns the caller's identity, or throws the reason to refuse. */
type Guard<Identity> = (ctx: Asking) => Identity;

/** A procedure with helpful errors. It is one middleware, because each one copies the whole context. */
const createProcedure = <Identity extends object>(permission: Meta['permission'], guard: Guard<Identity>) =>
  t.procedure.meta({ permission }).use(async ({ next, ctx, getRawInput }) => {
    try {
      const identity = guard(ctx);
      // A visitor's network may be slow, so reading the body is outside the time limit; its errors surface when it is
      // parsed.
      if (!ctx.session) await getRawInput().catch(() => undefined);
      // Staff may run long calls, such as a full search; visitors must not wait.
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

/** For a program with a vendor's key; a paused vendor may still ask about its submissions. */
export const vendorProcedure = createProcedure('a vendor', ({ caller }): { caller: VendorCaller } => {
  if (caller.kind !== 'vendor')
    throw new TRPCError({
      code: 'UNAUTHORIZED',
      message: 'Show a key that is valid: Authorization: Bearer lk_..., or X-Api-Key.',
    });
  return { caller };
});

const firstOf: Record<PendingStep, string> = {
  'change-password': messages.pendingStep.changePassword,
  'set-up-second-factor': messages.pendingStep.setUpSecondFactor,
};

const requireSession: Guard<{ session: SignedIn; caller: Staff }> = ({ session, caller, unfinished }) => {
  if (unfinished?.pendingStep)
    throw new TRPCError({ code: 'FORBIDDEN', message: firstOf[unfinished.pendingStep] });
  if (!session || caller.kind !== 'staff')
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in.' });
  return { session, caller };
};

const signedInSomehow: Guard<{ session: SignedIn; caller: Staff }> = (ctx) => {
  const session = ctx.session ?? ctx.unfinished;
  if (!session) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in.' });
  return { session, caller: { kind: 'staff', ip: ctx.ip, ...session } };
};

/** For every signed-in user, even with pending steps, because those are done here. */
export const accountProcedure = createProcedure('account.own', signedInSomehow);

/** Requires a recently entered password; otherwise throws FORBIDDEN, reported as PASSWORD_NEEDED. */
const proven = <Identity extends { session: SignedIn }>(ctx: Asking, identity: Identity): Identity => {
  if (ctx.now() - identity.session.provenAt < provenFor) return identity;
  throw new TRPCError({
    code: 'FORBIDDEN',
    message: messages.proof.needed,
    cause: new ToldAs('PASSWORD_NEEDED'),
  });
};

/** `accountProcedure` for a sensitive step. */
export const provenAccountProcedure = createProcedure('account.own', (ctx) =>
  proven(ctx, signedInSomehow(ctx)),
).meta({
  proven: true,
});

/** Returns the signed-in user if they have the permission; otherwise throws UNAUTHORIZED or FORBIDDEN. */
export const admit = (ctx: Asking, permission: Permission) => {
  const identity = requireSession(ctx);
  if (can(identity.session.user.role, permission)) return identity;
  const isForAdmins = rolesWith(permission).every((role) => role === 'admin');
  const message = isForAdmins
    ? 'Only an administrator may do this.'
    : 'Your role does not allow this. Ask an administrator.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
};

/** `admit` for a sensitive step: roles, keys, full exports, the second factor. */
export const admitProven = (ctx: Asking, permission: Permission) => proven(ctx, admit(ctx, permission));

/** Open to everyone. */
export const publicProcedure = createProcedure('anyone', () => ({}));

/** For users with a permission. */
export const procedureFor = (permission: Permission) =>
  createProcedure(permission, (ctx) => admit(ctx, permission));

/** `procedureFor` for a sensitive step: asks for the password again if it was not entered recently. */
export const provenProcedureFor = (permission: Permission) =>
  createProcedure(permission, (ctx) => admitProven(ctx, permission)).meta({ proven: true });

const procedures = {
  vendorProcedure,
  accountProcedure,
  provenAccountProcedure,
  publicProcedure,
  procedureFor,
  provenProcedureFor,
};
type Procedures = typeof procedures;
type WithContext<By, Procedure> =
  Procedure extends TRPCProcedureBuilder<Context, Meta, infer O, infer A, infer B, infer C, infer D, false>
    ? TRPCProcedureBuilder<By, Meta, O, A, B, C, D, false>
    : never;

/**
 * The same procedures for a module whose calls also have the module's own dependencies; `features.ts` provides them.
 */
export const proceduresFor = <Own extends Deps>() =>
  procedures as unknown as {
    [Name in keyof Procedures]: Procedures[Name] extends (permission: Permission) => infer Procedure
      ? (permission: Permission) => WithContext<Own & Call, Procedure>
      : WithContext<Own & Call, Procedures[Name]>;
  };

type Options = Pick<Meta, 'status' | 'form' | 'errors' | 'query' | 'pending'>;

/** Publishes procedures in one section of the API's document, each at `/api` + path. */
export const createRest =
  (tag: string) =>
  (method: OpenApiMethod, path: `/${string}`, summary: string, options: Options = {}): Meta => ({
    openapi: { method, path, summary, tags: [tag] },
    ...options,
  });

/** Refuses a request in words; `code` names the reason for programs, with facts beside it. */
const refusal =
  (status: TRPCError['code']) =>
  (message: string, code?: string, facts?: Readonly<Record<string, unknown>>) =>
    new TRPCError({ code: status, message, ...(code && { cause: new ToldAs(code, facts) }) });

export const badRequest = refusal('BAD_REQUEST');
export const forbidden = refusal('FORBIDDEN');
export const missing = refusal('NOT_FOUND');
/** Something stands against the request as things are now. */
export const conflict = refusal('CONFLICT');
/** The same request may be answered later. */
export const unavailable = refusal('SERVICE_UNAVAILABLE');

export const notFound = (noun: string) => missing(`There is no such ${noun}.`);
