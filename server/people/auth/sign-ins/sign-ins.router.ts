import { byId } from '../../../../shared/schemas/id';
import { signInsOverview as overviewRecord } from '../../../../shared/schemas/sign-ins';
import { z } from '../../../../shared/zod';
import { writeAudit } from '../../../core/audit/write-audit';
import type { SignedIn } from '../../../core/caller';
import { toRecord } from '../../../core/db/to-record';
import { notFound, router } from '../../../core/http/trpc';
import { type Deps, procedureFor } from '../../deps';

const mostSessions = 200;

/** Returns all users' sessions, most recently used first. */
const openSessions = async ({ models, now }: Deps, own: SignedIn) => {
  const rows = await models.sessions
    .find({ expiresAt: { $gt: new Date(now()) } })
    .sort({ lastSeenAt: -1 })
    .limit(mostSessions)
    .lean();
  const people = await models.users.find({ _id: { $in: rows.map(({ userId }) => userId) } }).lean();
  const personOf = new Map(people.map((person) => [String(person._id), person]));
  return rows.flatMap((row) => {
    const person = personOf.get(String(row.userId));
    if (!person) return [];
    const name = `${person.firstName} ${person.lastName}`.trim();
    const current = String(row._id) === own.sessionId;
    return [{ ...toRecord(row), current, name, username: person.username }];
  });
};

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
