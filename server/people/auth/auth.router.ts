import {
  account,
  confirmInput,
  loginInput,
  passwordChange,
  sessionRecord,
  signedInSession,
} from '../../../shared/schemas/auth';
import { byId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { writeAudit } from '../../core/audit/write-audit';
import { toRecord } from '../../core/db/to-record';
import { createRest, notFound, router } from '../../core/http/trpc';
import { accountProcedure, procedureFor, provenAccountProcedure, publicProcedure } from '../deps';
import { changeOwnPassword, proveByPassword } from './change-password';
import { getPlace, getSession, writeSessionCookie } from './open-session';
import { signIn } from './sign-in';

const rest = createRest('Sign-in');

export const authRouter = router({
  login: publicProcedure
    .meta(rest('POST', '/auth/login', 'Sign in', { errors: [401, 428] }))
    .input(loginInput)
    .output(signedInSession)
    .mutation(async ({ ctx, input }) =>
      writeSessionCookie(ctx, await signIn(ctx, { ...input, ...getPlace(ctx) })),
    ),

  logout: publicProcedure
    .meta(rest('POST', '/auth/logout', 'Sign out'))
    .output(z.void())
    .mutation(async ({ ctx }) => {
      const { req, res, sessions, sessionCookie } = ctx;
      await sessions.endToken(sessionCookie.read(req));
      sessionCookie.clear(req, res);
      // Requires a session; otherwise any other site could clear a visitor's draft. Other cookies stay, such as the
      // sidebar's.
      const ended = ctx.session ?? ctx.unfinished;
      if (!ended) return;
      res.setHeader('Clear-Site-Data', '"cache", "storage"');
      const caller = { kind: 'staff' as const, ip: ctx.ip, ...ended };
      await writeAudit(ctx, caller, { action: 'sign-out', entity: 'session', entityId: ended.sessionId });
    }),

  me: accountProcedure
    .meta(rest('GET', '/auth/me', 'Who is signed in'))
    .output(account)
    .query(({ ctx: { session } }) => {
      const { role: _, ...user } = session.user;
      return { ...user, ...getSession(session) };
    }),

  /** Allows the sensitive steps in this session for a while. */
  confirm: accountProcedure
    .meta(rest('POST', '/auth/confirm', 'Type your password again, before a sensitive step'))
    .input(confirmInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await proveByPassword(ctx, ctx.caller, input.password);
      await ctx.sessions.prove(ctx.session.sessionId);
    }),

  /** Called before a download, which cannot prompt for the password itself. */
  proven: provenAccountProcedure.output(z.void()).query(() => {}),

  changePassword: accountProcedure
    .meta(rest('POST', '/auth/password', 'Change your own password', { errors: [409] }))
    .input(passwordChange)
    .output(z.void())
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, ctx.caller, input)),

  sessions: procedureFor('account.own')
    .output(z.array(sessionRecord))
    .query(async ({ ctx }) => {
      const mine = await ctx.models.sessions
        .find({ userId: ctx.session.user.id, expiresAt: { $gt: new Date(ctx.now()) } })
        .sort({ lastSeenAt: -1 })
        .lean();
      return mine.map((row) => ({ ...toRecord(row), current: String(row._id) === ctx.session.sessionId }));
    }),

  endSession: procedureFor('account.own')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.sessions.end(input.id, ctx.session.user.id))) throw notFound('session');
      await writeAudit(ctx, ctx.caller, { action: 'delete', entity: 'session', entityId: input.id });
    }),

  endOtherSessions: procedureFor('account.own')
    .output(z.void())
    .mutation(async ({ ctx }) => {
      await ctx.sessions.endUserSessions(ctx.session.user.id, ctx.session.sessionId);
      await writeAudit(ctx, ctx.caller, { action: 'delete', entity: 'session', entityId: 'others' });
    }),
});
