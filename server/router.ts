import { z } from '../shared/zod';
import { auditRouter } from './audit/audit.router';
import { authRouter } from './auth/auth.router';
import { linksRouter } from './auth/links/links.router';
import { secondFactorRouter } from './auth/second-factor/second-factor.router';
import { signInsRouter } from './auth/sign-ins/sign-ins.router';
import { clientsRouter } from './clients/clients.router';
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
  dashboard: dashboardRouter,
  ip: publicProcedure
    .meta(rest('GET', '/ip', { summary: "The caller's own IP address", tag: 'Visitors', open: true }))
    .output(z.object({ ip: z.string() }))
    .query(({ ctx }) => ({ ip: ctx.ip })),
  links: linksRouter,
  secondFactor: secondFactorRouter,
  services: servicesRouter,
  signIns: signInsRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;
