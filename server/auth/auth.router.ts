import { account, loginInput, passwordChange, session, sessionRecord } from '../../shared/schemas/auth';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { writeAudit } from '../audit/write-audit';
import type { SignedIn } from '../caller';
import { toRecord } from '../db/to-record';
import { notFound, publicProcedure, rest, router, signedInProcedure } from '../trpc';
import { changeOwnPassword } from './change-password';
import { sessionLifetime } from './sessions';
import { signIn } from './sign-in';

const tag = 'Sign-in';

const sessionOf = ({ username, role }: SignedIn['user']) => ({ username, isAdmin: role === 'admin' });

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
      return sessionOf(user);
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

  me: signedInProcedure
    .meta(rest('GET', '/auth/me', { summary: 'Who is signed in', tag }))
    .output(account)
    .query(({ ctx: { session } }) => ({ ...session.user, ...sessionOf(session.user) })),

  changePassword: signedInProcedure
    .input(passwordChange)
    .output(z.void())
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, ctx.caller, input)),

  sessions: signedInProcedure.output(z.array(sessionRecord)).query(async ({ ctx }) => {
    const mine = await ctx.models.sessions
      .find({ userId: ctx.session.user.id, expiresAt: { $gt: new Date(ctx.now()) } })
      .sort({ lastSeenAt: -1 })
      .lean();
    return mine.map((row) => ({ ...toRecord(row), current: String(row._id) === ctx.session.sessionId }));
  }),

  endSession: signedInProcedure
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.sessions.end(ctx.session.user.id, input.id))) throw notFound('session');
      await writeAudit(ctx, { action: 'delete', entity: 'session', entityId: input.id });
    }),

  endOtherSessions: signedInProcedure.output(z.void()).mutation(async ({ ctx }) => {
    await ctx.sessions.endAllOf(ctx.session.user.id, ctx.session.sessionId);
    await writeAudit(ctx, { action: 'delete', entity: 'session', entityId: 'others' });
  }),
});
