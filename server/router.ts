import { z } from '../shared/zod';
import { backupsRouter } from './archive/backups.router';
import { auditRouter } from './audit/audit.router';
import { authRouter } from './auth/auth.router';
import { passkeysRouter } from './auth/passkeys/passkeys.router';
import { secondFactorRouter } from './auth/second-factor/second-factor.router';
import { signInsRouter } from './auth/sign-ins/sign-ins.router';
import { clientsRouter } from './clients/clients.router';
import { manyClientsRouter } from './clients/many/many.router';
import { mergeRouter } from './clients/merge/merge.router';
import { certificatesRouter } from './consents/certificates/certificates.router';
import { consentsRouter } from './consents/consents.router';
import { contactRouter } from './consents/contact/contact.router';
import { dashboardRouter } from './dashboard/dashboard.router';
import { deskRouter } from './desk/desk.router';
import { turnDownRouter } from './desk/turn-down.router';
import { mergeRouters, publicProcedure, rest, router } from './http/trpc';
import { importsRouter } from './intake/import/imports.router';
import { intakeRouter } from './intake/intake.router';
import { questionsRouter } from './intake/phone/questions.router';
import { intakeSettingsRouter } from './intake/refused/intake-settings.router';
import { refusedRouter } from './intake/refused/refused.router';
import { rulesRouter } from './intake/rules/rules.router';
import { samplesRouter } from './intake/samples/samples.router';
import { mappingsRouter } from './intake/submissions/mappings.router';
import { submissionsRouter } from './intake/submissions/submissions.router';
import { preferencesRouter, viewsRouter } from './lists/lists.router';
import { mailRouter } from './mail/mail.router';
import { statusRouter } from './operation/status.router';
import { outboxRouter } from './outbox/outbox.router';
import { privacyRouter } from './privacy/privacy.router';
import { reportsRouter } from './reports/reports.router';
import { caseTypesRouter, servicesRouter } from './services/services.router';
import { settingsRouter } from './settings/settings.router';
import { statementsRouter } from './statements/statements.router';
import { linksRouter } from './users/links/links.router';
import { usersRouter } from './users/users.router';
import { postbacksRouter } from './vendors/postbacks/postbacks.router';
import { returnsRouter } from './vendors/returns/returns.router';
import { vendorsRouter } from './vendors/vendors.router';
import { webhooksRouter } from './webhooks/webhooks.router';

export const appRouter = router({
  audit: auditRouter,
  auth: authRouter,
  backups: backupsRouter,
  caseTypes: caseTypesRouter,
  clients: mergeRouters(clientsRouter, manyClientsRouter, mergeRouter, intakeRouter),
  certificates: certificatesRouter,
  consents: consentsRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  desk: mergeRouters(deskRouter, questionsRouter, turnDownRouter),
  ip: publicProcedure
    .meta(rest('GET', '/ip', { summary: "The caller's own IP address", tag: 'Visitors', open: true }))
    .output(z.object({ ip: z.string() }))
    .query(({ ctx }) => ({ ip: ctx.ip })),
  imports: importsRouter,
  intakeSettings: intakeSettingsRouter,
  refused: refusedRouter,
  rules: rulesRouter,
  mail: mailRouter,
  mappings: mappingsRouter,
  outbox: outboxRouter,
  passkeys: passkeysRouter,
  postbacks: postbacksRouter,
  posts: submissionsRouter,
  preferences: preferencesRouter,
  privacy: privacyRouter,
  links: linksRouter,
  returns: returnsRouter,
  secondFactor: secondFactorRouter,
  reports: reportsRouter,
  samples: samplesRouter,
  services: servicesRouter,
  settings: settingsRouter,
  signIns: signInsRouter,
  statements: statementsRouter,
  status: statusRouter,
  users: usersRouter,
  views: viewsRouter,
  vendors: vendorsRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
