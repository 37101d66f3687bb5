import { TRPCError } from '@trpc/server';
import { account, loginInput, passwordChange, session, sessionRecord } from '../../shared/schemas/auth';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { writeAudit } from '../audit/write-audit';
import { toRecord } from '../db/to-record';
import { callerKey } from '../limits/rate-limits';
import { notFound, publicProcedure, rest, router, signedInProcedure } from '../trpc';
import { hashPassword, verifyPassword } from './password';
import type { SignedIn } from './sessions';
import { signIn } from './sign-in';

const tag = 'Sign-in';

const sessionOf = ({ username, role }: SignedIn['user']) => ({ username, isAdmin: role === 'admin' });

export const authRouter = router({
  login: publicProcedure
    .meta(rest('POST', '/auth/login', { summary: 'Sign in', tag, open: true, errors: [401, 413, 415] }))
    .input(loginInput)
    .output(session)
    .mutation(async ({ ctx, input }) => sessionOf(await signIn(ctx, input))),

  logout: publicProcedure
    .meta(rest('POST', '/auth/logout', { summary: 'Sign out', tag, open: true, status: 204 }))
    .output(z.void())
    .mutation(async ({ ctx }) => {
      await ctx.sessions.end(ctx.req, ctx.res);
      // Not without a session, or any other site could empty a visitor's draft. Cookies stay: one is the sidebar's.
      if (ctx.session) ctx.res.setHeader('Clear-Site-Data', '"cache", "storage"');
      if (ctx.session)
        await writeAudit(ctx, { action: 'sign-out', entity: 'session', entityId: ctx.session.sessionId });
    }),

  me: signedInProcedure
    .meta(rest('GET', '/auth/me', { summary: 'Who is signed in', tag }))
    .output(account)
    .query(
      ({
        ctx: {
          session: { user },
        },
      }) => ({ ...user, ...sessionOf(user) }),
    ),

  changePassword: signedInProcedure
    .input(passwordChange)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { user, sessionId } = ctx.session;
      const attempt = `${callerKey(ctx.ip)} ${user.id}`;
      await ctx.limits.check('loginName', attempt);
      const stored = await ctx.models.users.findById(user.id).lean();
      if (!(await verifyPassword(stored?.passwordHash, input.currentPassword))) {
        await ctx.limits.use('loginName', attempt);
        throw new TRPCError({ code: 'FORBIDDEN', message: 'The current password is not right.' });
      }
      const passwordHash = await hashPassword(input.newPassword);
      await ctx.models.users.updateOne({ _id: user.id }, { $set: { passwordHash } });
      await ctx.sessions.endAllOf(user.id, sessionId);
      await writeAudit(ctx, { action: 'password', entity: 'user', entityId: user.id });
    }),

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
      const { user } = ctx.session;
      const { deletedCount } = await ctx.models.sessions.deleteOne({ _id: input.id, userId: user.id });
      if (deletedCount === 0) throw notFound('session');
      await writeAudit(ctx, { action: 'delete', entity: 'session', entityId: input.id });
    }),

  endOtherSessions: signedInProcedure.output(z.void()).mutation(async ({ ctx }) => {
    await ctx.sessions.endAllOf(ctx.session.user.id, ctx.session.sessionId);
    await writeAudit(ctx, { action: 'delete', entity: 'session', entityId: 'others' });
  }),
});
