import { z } from '../shared/zod';
import { auditRouter } from './audit/audit.router';
import { authRouter } from './auth/auth.router';
import { clientsRouter } from './clients/clients.router';
import { consentsRouter } from './consents/consents.router';
import { contactRouter } from './contact/contact.router';
import { dashboardRouter } from './dashboard/dashboard.router';
import { deskRouter } from './desk/desk.router';
import { intakeRouter } from './intake/intake.router';
import { mailRouter } from './mail/mail.router';
import { outboxRouter } from './outbox/outbox.router';
import { caseTypesRouter, servicesRouter } from './services/services.router';
import { settingsRouter } from './settings/settings.router';
import { mergeRouters, publicProcedure, rest, router } from './trpc';
import { usersRouter } from './users/users.router';
import { webhooksRouter } from './webhooks/webhooks.router';

export const appRouter = router({
  audit: auditRouter,
  auth: authRouter,
  caseTypes: caseTypesRouter,
  clients: mergeRouters(clientsRouter, intakeRouter),
  consents: consentsRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  desk: deskRouter,
  ip: publicProcedure
    .meta(rest('GET', '/ip', { summary: "The caller's own IP address", tag: 'Visitors', open: true }))
    .output(z.object({ ip: z.string() }))
    .query(({ ctx }) => ({ ip: ctx.ip })),
  mail: mailRouter,
  outbox: outboxRouter,
  services: servicesRouter,
  settings: settingsRouter,
  users: usersRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
