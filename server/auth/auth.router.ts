import {
  account,
  loginInput,
  passwordChange,
  session,
  sessionRecord,
  toSession,
} from '../../shared/schemas/auth';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { writeAudit } from '../audit/write-audit';
import { toRecord } from '../db/to-record';
import { notFound, procedureFor, publicProcedure, rest, router } from '../trpc';
import { changeOwnPassword } from './change-password';
import { sessionLifetime } from './sessions';
import { signIn } from './sign-in';

const tag = 'Sign-in';

export const authRouter = router({
  login: publicProcedure
    .meta(rest('POST', '/auth/login', { summary: 'Sign in', tag, open: true, errors: [401, 413, 415] }))
    .input(loginInput)
    .output(session)
    .mutation(async ({ ctx, input }) => {
      const { req, res, sessions, sessionCookie } = ctx;
      const userAgent = req.get('user-agent') ?? '';
      const { user, token } = await signIn(ctx, { ...input, ip: ctx.ip, userAgent });
      await sessions.endToken(sessionCookie.read(req));
      sessionCookie.write(req, res, token, sessionLifetime);
      return toSession(user);
    }),

  logout: publicProcedure
    .meta(rest('POST', '/auth/logout', { summary: 'Sign out', tag, open: true, status: 204 }))
    .output(z.void())
    .mutation(async ({ ctx }) => {
      const { req, res, sessions, sessionCookie } = ctx;
      await sessions.endToken(sessionCookie.read(req));
      sessionCookie.clear(req, res);
      // Not without a session, or any other site could empty a visitor's draft. Cookies stay: one is the sidebar's.
      if (ctx.session) ctx.res.setHeader('Clear-Site-Data', '"cache", "storage"');
      if (ctx.session)
        await writeAudit(ctx, { action: 'sign-out', entity: 'session', entityId: ctx.session.sessionId });
    }),

  me: procedureFor('account.own')
    .meta(rest('GET', '/auth/me', { summary: 'Who is signed in', tag }))
    .output(account)
    .query(({ ctx: { session } }) => {
      const { role: _, ...user } = session.user;
      return { ...user, ...toSession(session.user) };
    }),

  changePassword: procedureFor('account.own')
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
      if (!(await ctx.sessions.end(ctx.session.user.id, input.id))) throw notFound('session');
      await writeAudit(ctx, { action: 'delete', entity: 'session', entityId: input.id });
    }),

  endOtherSessions: procedureFor('account.own')
    .output(z.void())
    .mutation(async ({ ctx }) => {
      await ctx.sessions.endAllOf(ctx.session.user.id, ctx.session.sessionId);
      await writeAudit(ctx, { action: 'delete', entity: 'session', entityId: 'others' });
    }),
});
