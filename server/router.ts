import { z } from '../shared/zod';
import { agreementsRouter } from './agreements/agreements.router';
import { conflictsRouter } from './agreements/conflicts/conflicts.router';
import { signingRouter } from './agreements/signing/signing.router';
import { templatesRouter } from './agreements/templates/templates.router';
import { contactRouter } from './contact/contact.router';
import { auditRouter } from './core/audit/audit.router';
import { mergeRouters, publicProcedure, rest, router } from './core/http/trpc';
import { preferencesRouter, viewsRouter } from './core/lists/lists.router';
import { outboxRouter } from './core/outbox/outbox.router';
import { dashboardRouter } from './desk/dashboard/dashboard.router';
import { deskRouter } from './desk/desk.router';
import { reportsRouter } from './desk/reports/reports.router';
import { turnDownRouter } from './desk/turn-down.router';
import { importsRouter } from './intake/import/imports.router';
import { intakeRouter } from './intake/intake.router';
import { questionsRouter } from './intake/phone/questions.router';
import { intakeSettingsRouter } from './intake/refused/intake-settings.router';
import { refusedRouter } from './intake/refused/refused.router';
import { rulesRouter } from './intake/rules/rules.router';
import { samplesRouter } from './intake/samples/samples.router';
import { mappingsRouter } from './intake/submissions/mappings.router';
import { submissionsRouter } from './intake/submissions/submissions.router';
import { postbacksRouter } from './intake/vendors/postbacks/postbacks.router';
import { returnsRouter } from './intake/vendors/returns/returns.router';
import { vendorsRouter } from './intake/vendors/vendors.router';
import { clientsRouter } from './leads/clients.router';
import { manyClientsRouter } from './leads/many/many.router';
import { mergeRouter } from './leads/merge/merge.router';
import { mailRouter } from './messages/mail/mail.router';
import { webhooksRouter } from './messages/webhooks/webhooks.router';
import { backupsRouter } from './operations/archive/backups.router';
import { settingsRouter } from './operations/settings.router';
import { setupRouter } from './operations/setup.router';
import { statusRouter } from './operations/status.router';
import { authRouter } from './people/auth/auth.router';
import { passkeysRouter } from './people/auth/passkeys/passkeys.router';
import { secondFactorRouter } from './people/auth/second-factor/second-factor.router';
import { signInsRouter } from './people/auth/sign-ins/sign-ins.router';
import { linksRouter } from './people/users/links/links.router';
import { usersRouter } from './people/users/users.router';
import { privacyRouter } from './privacy/privacy.router';
import { certificatesRouter } from './proof/certificates/certificates.router';
import { consentsRouter } from './proof/consents.router';
import { caseTypesRouter, servicesRouter } from './site/services/services.router';
import { statementsRouter } from './site/statements/statements.router';

export const appRouter = router({
  agreements: agreementsRouter,
  agreementTemplates: templatesRouter,
  audit: auditRouter,
  auth: authRouter,
  backups: backupsRouter,
  caseTypes: caseTypesRouter,
  clients: mergeRouters(clientsRouter, manyClientsRouter, mergeRouter, intakeRouter),
  certificates: certificatesRouter,
  conflicts: conflictsRouter,
  consents: consentsRouter,
  contact: contactRouter,
  dashboard: mergeRouters(dashboardRouter, setupRouter),
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
  signing: signingRouter,
  signIns: signInsRouter,
  statements: statementsRouter,
  status: statusRouter,
  users: usersRouter,
  views: viewsRouter,
  vendors: vendorsRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
