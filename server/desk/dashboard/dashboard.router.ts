import { can } from '../../../shared/permissions';
import { timeZone } from '../../../shared/schemas/time-zone';
import { z } from '../../../shared/zod';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { leadsPerCaseType, leadsPerDay } from './lead-counts';

const count = z.int().min(0);

export const dashboardRouter = router({
  /** Returns the counts that the caller may see. */
  counts: procedureFor('dashboard.read')
    .output(z.object({ users: count.optional(), services: count.optional(), clients: count }))
    .query(async ({ ctx: { models, session, leadCount } }) => {
      const { role } = session.user;
      const [users, services, clients] = await Promise.all([
        can(role, 'users.manage') ? models.users.estimatedDocumentCount() : undefined,
        can(role, 'services.manage') ? models.services.estimatedDocumentCount() : undefined,
        leadCount.get(),
      ]);
      return { users, services, clients };
    }),

  overview: procedureFor('dashboard.read')
    .input(z.object({ timeZone: timeZone.default('UTC') }))
    .output(
      z.object({
        perDay: z.array(z.object({ day: z.string(), count })),
        perCaseType: z.array(z.object({ caseType: z.string(), title: z.string(), count })),
      }),
    )
    .query(async ({ ctx, input }) => {
      const [perDay, perCaseType] = await Promise.all([
        leadsPerDay(ctx, input.timeZone),
        leadsPerCaseType(ctx),
      ]);
      return { perDay, perCaseType };
    }),
});
