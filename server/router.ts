import { z } from '../shared/zod';
import { auditRouter } from './audit/audit.router';
import { authRouter } from './auth/auth.router';
import { clientsRouter } from './clients/clients.router';
import { consentsRouter } from './consents/consents.router';
import { contactRouter } from './contact/contact.router';
import { dashboardRouter } from './dashboard/dashboard.router';
import { intakeRouter } from './intake/intake.router';
import { caseTypesRouter, servicesRouter } from './services/services.router';
import { mergeRouters, publicProcedure, rest, router } from './trpc';
import { usersRouter } from './users/users.router';

export const appRouter = router({
  audit: auditRouter,
  auth: authRouter,
  caseTypes: caseTypesRouter,
  clients: mergeRouters(clientsRouter, intakeRouter),
  consents: consentsRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  ip: publicProcedure
    .meta(rest('GET', '/ip', { summary: "The caller's own IP address", tag: 'Visitors', open: true }))
    .output(z.object({ ip: z.string() }))
    .query(({ ctx }) => ({ ip: ctx.ip })),
  services: servicesRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;
