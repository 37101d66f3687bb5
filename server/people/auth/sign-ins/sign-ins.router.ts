import { byId } from '../../../../shared/schemas/id';
import { signInsOverview as overviewRecord } from '../../../../shared/schemas/sign-ins';
import { z } from '../../../../shared/zod';
import { writeAudit } from '../../../core/audit/write-audit';
import { notFound, router } from '../../../core/http/trpc';
import { procedureFor } from '../../deps';
import { openSessions } from './open-sessions';

export const signInsRouter = router({
  overview: procedureFor('sign-ins.manage')
    .output(overviewRecord)
    .query(async ({ ctx }) => ({ sessions: await openSessions(ctx, ctx.session) })),

  /** Ends any user's session. */
  end: procedureFor('sign-ins.manage')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const userId = await ctx.sessions.end(input.id);
      if (!userId) throw notFound('session');
      await writeAudit(ctx, ctx.caller, { action: 'end-session', entity: 'user', entityId: userId });
    }),

  /** Ends all sessions of one user, except the caller's current one. */
  endUserSessions: procedureFor('sign-ins.manage')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.models.users.exists({ _id: input.id }))) throw notFound('user');
      await ctx.sessions.endUserSessions(input.id, ctx.session.sessionId);
      await writeAudit(ctx, ctx.caller, { action: 'end-session', entity: 'user', entityId: input.id });
    }),
});
