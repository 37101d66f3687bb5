import { clientRecord } from '../../shared/schemas/client';
import { z } from '../../shared/zod';
import { type ClientDoc, withoutInternals } from '../clients/client.model';
import { toRecord } from '../db/to-record';
import { adminProcedure, router } from '../trpc';
import { leadsPerCaseType, leadsPerDay } from './lead-counts';

const count = z.int().min(0);

const timeZone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'This is no time zone')
  .meta({ example: 'America/New_York' });

export const dashboardRouter = router({
  counts: adminProcedure
    .output(z.object({ users: count, services: count, clients: count }))
    .query(async ({ ctx: { models, leadCount } }) => {
      const [users, services, clients] = await Promise.all([
        models.users.estimatedDocumentCount(),
        models.services.estimatedDocumentCount(),
        leadCount.get(),
      ]);
      return { users, services, clients };
    }),

  overview: adminProcedure
    .input(z.object({ timeZone: timeZone.default('UTC') }))
    .output(
      z.object({
        perDay: z.array(z.object({ day: z.string(), count })),
        perCaseType: z.array(z.object({ caseType: z.string(), title: z.string(), count })),
        newest: z.array(clientRecord),
      }),
    )
    .query(async ({ ctx, input }) => {
      const [perDay, perCaseType, newest] = await Promise.all([
        leadsPerDay(ctx, input.timeZone),
        leadsPerCaseType(ctx),
        ctx.models.clients.find().select(withoutInternals).sort({ _id: -1 }).limit(5).lean<ClientDoc[]>(),
      ]);
      return { perDay, perCaseType, newest: newest.map(toRecord) };
    }),
});
