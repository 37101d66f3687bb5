import '../styles/staff.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
import { MailScreen } from './mail/mail-screen';
import { MessageTemplatesScreen } from './message-templates/templates-screen';
import { OutboxScreen } from './outbox/outbox-screen';
import { PhoneIntakeScreen } from './phone-intake/phone-intake-screen';
import { ErasuresScreen } from './privacy/erasures-screen';
import { KeptScreen } from './privacy/kept-screen';
import { ListsScreen } from './privacy/lists-screen';
import { PersonScreen } from './privacy/person/person-screen';
import { RequestsScreen } from './privacy/requests/requests-screen';
import { RetentionScreen } from './privacy/retention/retention-screen';
import { QuestionsScreen } from './questions/questions-screen';
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
  GoalsScreen,
  PromiseScreen,
  ReasonsScreen,
  TaskRulesScreen,
} from './settings/setting-screens';
import { useAccount } from './shared-queries';
import { AdminLayout } from './shell/admin-layout';
import { findPermission } from './shell/navigation';
import { SettingsHome } from './shell/settings-home';
import { SignInsScreen } from './sign-ins/sign-ins-screen';
import { staffPaths } from './staff-paths';
import { NoticesScreen } from './statements/notices-screen';
import { StatementScreen } from './statements/statement-screen';
import { StatementsScreen } from './statements/statements-screen';
import { StatusScreen } from './status/status-screen';
import { TextingScreen } from './texting/texting-screen';
import { UnknownScreen } from './unknown-senders/unknown-screen';
import { UsersScreen } from './users/users-screen';
import { ScorecardScreen } from './vendors/scorecard/scorecard-screen';
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

const Screens = () => (
  <Switch>
    <Route path={staffPaths.dashboard} component={DashboardScreen} />
    <Route path={staffPaths.clients} component={ClientsScreen} />
    <Route path={staffPaths.board} component={BoardScreen} />
    <Route path={staffPaths.deletedClients} component={DeletedScreen} />
    <Route path={staffPaths.importClients} component={ImportScreen} />
    <Route path={staffPaths.client(':id')}>
      {({ id }: { id: string }) => <LeadScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.consent(':id')}>
      {({ id }: { id: string }) => <CertificateScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.call} component={PhoneIntakeScreen} />
    <Route path={staffPaths.unknown} component={UnknownScreen} />
    <Route path={staffPaths.reports} component={ReportsScreen} />
    <Route path={staffPaths.questions} component={QuestionsScreen} />
    <Route path={staffPaths.day}>
      <Redirect to={staffPaths.queue} replace />
    </Route>
    <Route path={staffPaths.queue} component={QueueScreen} />
    <Route path={staffPaths.queued(':id')}>
      {({ id }: { id: string }) => <LeadScreen key={id} id={id} isQueued />}
    </Route>
    <Route path={staffPaths.users} component={UsersScreen} />
    <Route path={staffPaths.services} component={ServicesScreen} />
    <Route path={staffPaths.vendors} component={VendorsScreen} />
    <Route path={staffPaths.vendor(':id')}>
      {({ id }: { id: string }) => <VendorScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.vendorScorecard(':id')}>
      {({ id }: { id: string }) => <ScorecardScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.statements} component={StatementsScreen} />
    <Route path={staffPaths.notices} component={NoticesScreen} />
    <Route path={staffPaths.statement(':id')}>
      {({ id }: { id: string }) => <StatementScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.rules} component={RulesScreen} />
    <Route path={staffPaths.refused} component={RefusedScreen} />
    <Route path={staffPaths.refusedPost(':id')}>
      {({ id }: { id: string }) => <RefusedPostScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.outbox} component={OutboxScreen} />
    <Route path={staffPaths.mail} component={MailScreen} />
    <Route path={staffPaths.messageTemplates} component={MessageTemplatesScreen} />
    <Route path={staffPaths.sequences} component={SequencesScreen} />
    <Route path={staffPaths.webhooks} component={WebhooksScreen} />
    <Route path={staffPaths.settings} component={SettingsHome} />
    <Route path={staffPaths.promise} component={PromiseScreen} />
    <Route path={staffPaths.goals} component={GoalsScreen} />
    <Route path={staffPaths.callPlan} component={CallPlanScreen} />
    <Route path={staffPaths.taskRules} component={TaskRulesScreen} />
    <Route path={staffPaths.reasons} component={ReasonsScreen} />
    <Route path={staffPaths.texting} component={TextingScreen} />
    <Route path={staffPaths.contactRules} component={ContactRulesScreen} />
    <Route path={staffPaths.agreementList} component={AgreementsScreen} />
    <Route path={staffPaths.agreements} component={TemplatesScreen} />
    <Route path={staffPaths.agreementTemplate('new')} component={NewTemplateScreen} />
    <Route path={staffPaths.agreementTemplate(':id')}>
      {({ id }: { id: string }) => <TemplateScreen key={id} id={id} />}
    </Route>
    <Route path={staffPaths.conflictNames} component={NamesScreen} />
    <Route path={staffPaths.backups} component={BackupsScreen} />
    <Route path={staffPaths.privacy('requests')} component={RequestsScreen} />
    <Route path={staffPaths.privacy('person')} component={PersonScreen} />
    <Route path={staffPaths.privacy('erasures')} component={ErasuresScreen} />
    <Route path={staffPaths.privacy('retention')} component={RetentionScreen} />
    <Route path={staffPaths.privacy('lists')} component={ListsScreen} />
    <Route path={staffPaths.privacy('kept')} component={KeptScreen} />
    <Route path={staffPaths.audit} component={AuditScreen} />
    <Route path={staffPaths.signIns} component={SignInsScreen} />
    <Route path={staffPaths.status} component={StatusScreen} />
    <Route path={staffPaths.account} component={AccountScreen} />
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
