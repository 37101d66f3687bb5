import '../styles/staff.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { messages } from '../../shared/messages';
import { RequirePermission } from '../auth/require-permission';
import { forgetSession, keepSession } from '../auth/session';
import { authWords } from '../auth/words';
import { toFailure } from '../lib/failure';
import { makeQueryClient } from '../lib/query-client';
import { Toasts, toast } from '../lib/toasts';
import { api, createUtils, trpc } from '../lib/trpc';
import { buttonClass } from '../ui/button';
import { AccountScreen } from './account/account-screen';
import { FirstScreen } from './account/first-screen';
import { ProofDialog } from './account/proof-dialog';
import { AgreementsScreen } from './agreement-list/agreements-screen';
import { NewTemplateScreen, TemplateScreen } from './agreements/templates/template-screen';
import { TemplatesScreen } from './agreements/templates/templates-screen';
import { AuditScreen } from './audit/audit-screen';
import { BoardScreen } from './clients/board/board-screen';
import { ClientsScreen } from './clients/clients-screen';
import { DeletedScreen } from './clients/deleted/deleted-screen';
import { LeadScreen } from './clients/lead/lead-screen';
import { NamesScreen } from './conflicts/names-screen';
import { CertificateScreen } from './consents/certificate-screen';
import { DashboardScreen } from './dashboard/dashboard-screen';
import { QueueScreen } from './desk/queue-screen';
import './lead-page';
import { draftsBelongTo } from './form/drafts';
import { ImportScreen } from './imports/import-screen';
import { InboxScreen, unknownPath } from './inbox/inbox-screen';
import { MailScreen } from './mail/mail-screen';
import { MessageTemplatesScreen } from './message-templates/templates-screen';
import { OutboxScreen } from './outbox/outbox-screen';
import { PhoneIntakeScreen } from './phone-intake/phone-intake-screen';
import { ErasuresScreen } from './privacy/erasures-screen';
import { ListsScreen } from './privacy/lists-screen';
import { PersonScreen } from './privacy/person/person-screen';
import { RequestsScreen } from './privacy/requests/requests-screen';
import { RetentionScreen } from './privacy/retention/retention-rules';
import { QuestionsScreen } from './questions/questions-screen';
import { HeldScreen } from './refused/held-screen';
import { RefusedPostScreen } from './refused/refused-post-screen';
import { RefusedScreen } from './refused/refused-screen';
import { ReportsScreen } from './reports/reports-screen';
import { RulesScreen } from './rules/rules-screen';
import { ScreenHead } from './screen-head';
import { SequencesScreen } from './sequences/sequences-screen';
import { ServicesScreen } from './services/services-screen';
import {
  BackupsScreen,
  CallPlanScreen,
  ContactRulesScreen,
  ReasonsScreen,
  TaskRulesScreen,
} from './settings/setting-screens';
import { useAccount } from './shared-queries';
import { AdminLayout } from './shell/admin-layout';
import { findPermission } from './shell/navigation';
import { SettingsHome } from './shell/settings-home';
import { SignInsScreen } from './sign-ins/sign-ins-screen';
import { staffPaths } from './staff-paths';
import { StatusScreen } from './status/status-screen';
import { TextingScreen } from './texting/texting-screen';
import { UsersScreen } from './users/users-screen';
import { VendorScreen } from './vendors/vendor-screen';
import { VendorsScreen } from './vendors/vendors-screen';
import { WebhooksScreen } from './webhooks/webhooks-screen';

const NotFoundScreen = () => (
  <>
    <ScreenHead title={messages.notFound.heading} />
    <p className="mb-5 text-muted">{messages.notFound.text}</p>
    <Link href={staffPaths.dashboard} className={buttonClass()}>
      Go to the dashboard
    </Link>
  </>
);

/** Every screen with its address; the first one that fits is shown. */
const screens: readonly [path: string, Screen: ComponentType<{ id: string }>][] = [
  [staffPaths.dashboard, DashboardScreen],
  [staffPaths.clients, ClientsScreen],
  [staffPaths.board, BoardScreen],
  [staffPaths.deletedClients, DeletedScreen],
  [staffPaths.importClients, ImportScreen],
  [staffPaths.client(':id'), LeadScreen],
  [staffPaths.consent(':id'), CertificateScreen],
  [staffPaths.call, PhoneIntakeScreen],
  [staffPaths.inbox, InboxScreen],
  [staffPaths.unknown, () => <Redirect to={unknownPath} replace />],
  [staffPaths.reports, ReportsScreen],
  [staffPaths.questions, QuestionsScreen],
  [staffPaths.day, () => <Redirect to={staffPaths.queue} replace />],
  [staffPaths.queue, QueueScreen],
  [staffPaths.queued(':id'), ({ id }) => <LeadScreen id={id} isQueued />],
  [staffPaths.users, UsersScreen],
  [staffPaths.services, ServicesScreen],
  [staffPaths.vendors, VendorsScreen],
  [staffPaths.vendor(':id'), VendorScreen],
  [staffPaths.rules, RulesScreen],
  [staffPaths.held, HeldScreen],
  [staffPaths.heldRequest(':id'), ({ id }) => <RefusedPostScreen id={id} isHeld />],
  [staffPaths.refused, RefusedScreen],
  [staffPaths.refusedPost(':id'), RefusedPostScreen],
  [staffPaths.outbox, OutboxScreen],
  [staffPaths.mail, MailScreen],
  [staffPaths.messageTemplates, MessageTemplatesScreen],
  [staffPaths.sequences, SequencesScreen],
  [staffPaths.webhooks, WebhooksScreen],
  [staffPaths.settings, SettingsHome],
  [staffPaths.callPlan, CallPlanScreen],
  [staffPaths.taskRules, TaskRulesScreen],
  [staffPaths.reasons, ReasonsScreen],
  [staffPaths.texting, TextingScreen],
  [staffPaths.contactRules, ContactRulesScreen],
  [staffPaths.agreementList, AgreementsScreen],
  [staffPaths.agreements, TemplatesScreen],
  [staffPaths.agreementTemplate('new'), NewTemplateScreen],
  [staffPaths.agreementTemplate(':id'), TemplateScreen],
  [staffPaths.conflictNames, NamesScreen],
  [staffPaths.backups, BackupsScreen],
  [staffPaths.privacy('requests'), RequestsScreen],
  [staffPaths.privacy('person'), PersonScreen],
  [staffPaths.privacy('erasures'), ErasuresScreen],
  [staffPaths.privacy('retention'), RetentionScreen],
  [staffPaths.privacy('lists'), ListsScreen],
  [staffPaths.audit, AuditScreen],
  [staffPaths.signIns, SignInsScreen],
  [staffPaths.status, StatusScreen],
  [staffPaths.account, AccountScreen],
];

const Screens = () => (
  <Switch>
    {screens.map(([path, Screen]) => (
      <Route key={path} path={path}>
        {({ id = '' }: { id?: string }) => <Screen key={id} id={id} />}
      </Route>
    ))}
    <Route component={NotFoundScreen} />
  </Switch>
);

/** Corrects the session that the browser remembered with the server's answer. */
const useCorrectedSession = () => {
  const { data: me } = useAccount();
  useEffect(() => {
    if (!me) return;
    draftsBelongTo(me.username);
    keepSession(me);
  }, [me]);
  return me;
};

const SignedIn = () => {
  const me = useCorrectedSession();
  if (me?.pendingStep) return <FirstScreen me={me} />;
  return (
    <AdminLayout>
      <Screens />
    </AdminLayout>
  );
};

/** The staff area: everything under /admin, loaded on the first visit. */
export const AdminApp = () => {
  const [path] = useLocation();
  const [queryClient] = useState(() => {
    const created = makeQueryClient((error) => {
      const { code } = toFailure(error);
      if (code === 'FORBIDDEN') createUtils(created).auth.me.invalidate();
      if (code !== 'UNAUTHORIZED') return;
      // The guard goes to the login page and remembers where to return.
      forgetSession();
      toast.error(authWords.sessionEnded);
    });
    return created;
  });
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RequirePermission permission={findPermission(path)}>
          <SignedIn />
        </RequirePermission>
        <ProofDialog />
        <Toasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
};
