import type { Permission } from '../../shared/permissions';
import { KeyRound, Mail } from '../ui/icons';
import type { LineIcon } from '../ui/line-icon';
import { ClientsScreen } from './clients/clients-screen';
import { LeadScreen, QueuedLeadScreen } from './clients/lead/lead-screen';
import { DashboardScreen } from './dashboard/dashboard-screen';
import {
  BriefcaseBusiness,
  ChartColumn,
  CircleSlash,
  ClipboardList,
  DatabaseBackup,
  FileSignature,
  Handshake,
  HeartPulse,
  Inbox,
  LayoutDashboard,
  ListOrdered,
  ListTree,
  MessageCircleQuestionMark,
  MessageSquareText,
  PhoneIncoming,
  PhoneOff,
  RotateCw,
  Scale,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  UserRound,
  UserSearch,
  Users,
  Webhook,
} from './icons';
import { InboxScreen, unknownPath } from './inbox/inbox-screen';
import { lazyPart } from './kit/lazy';
import type { Place, Screen } from './place';
import { redirectTo } from './redirect-to';
import { staffPaths } from './staff-paths';

type Load = () => Promise<Screen>;

/** A screen of the first visit, or how to load it when it is opened or the browser is idle. */
type Source = { Screen: Screen } | { load: Load };

type Rest = Source &
  Pick<Place, 'text' | 'also' | 'state'> & {
    /** Further screens by their addresses, with the same title and permission. */
    parts?: Record<string, Load | (Source & { needs?: Permission })>;
  };

const getScreen = (needs: Permission, source: Source) =>
  'load' in source ? lazyPart(needs, source.load) : source.Screen;

const place = (path: string, title: string, icon: LineIcon, needs: Permission, rest: Rest): Place[] => {
  const { parts = {}, text, also, state } = rest;
  const parent = { title, icon, needs, within: path };
  return [
    { ...{ path, title, icon, needs, text, also, state }, Screen: getScreen(needs, rest) },
    ...Object.entries(parts).map(([at, one]) => {
      const part = typeof one === 'function' ? { needs, load: one } : { needs, ...one };
      return { ...parent, path: at, needs: part.needs, Screen: getScreen(part.needs, part) };
    }),
  ];
};

const group = (name: Place['group'], ...places: Place[][]): Place[] =>
  places.flat().map((one) => ({ ...one, group: name }));

const count = (number: number, none: string, rest = '') =>
  number > 0 ? `${number.toLocaleString('en-US')}${rest}` : none;
const counted = (number: number, none = 'None yet') => ({ text: count(number, none) });
const waiting = (number: number, rest = 'waiting') => ({
  text: count(number, `None ${rest}`, ` ${rest}`),
  isWaiting: number > 0,
});
const onOrOff = (isOn: boolean) => ({ text: isOn ? 'On' : 'Not set up' });

const settingScreens = () => import('./settings/setting-screens');

/**
 * Every screen of the staff area, in the order of the command palette. Route, permission, menu, palette, settings home
 * and breadcrumbs derive from it.
 */
export const places: readonly Place[] = [
  ...group(
    'Navigation',
    place(staffPaths.dashboard, 'Dashboard', LayoutDashboard, 'dashboard.read', {
      Screen: DashboardScreen,
      also: 'today queue my day tasks',
      parts: {
        [staffPaths.day]: { Screen: redirectTo(staffPaths.dashboard) },
        [staffPaths.queue]: { Screen: redirectTo(staffPaths.dashboard) },
        [staffPaths.queued(':id')]: { Screen: QueuedLeadScreen, needs: 'leads.work' },
      },
    }),
    place(staffPaths.clients, 'Clients', BriefcaseBusiness, 'leads.read', {
      Screen: ClientsScreen,
      parts: {
        [staffPaths.board]: () => import('./clients/board/board-screen').then((m) => m.BoardScreen),
        [staffPaths.deletedClients]: {
          load: () => import('./clients/deleted/deleted-screen').then((m) => m.DeletedScreen),
          needs: 'leads.remove',
        },
        [staffPaths.importClients]: () => import('./imports/import-screen').then((m) => m.ImportScreen),
        [staffPaths.client(':id')]: { Screen: LeadScreen },
        [staffPaths.consent(':id')]: () =>
          import('./consents/certificate-screen').then((m) => m.CertificateScreen),
      },
    }),
  ),
  ...group(
    'Work',
    place(staffPaths.inbox, 'Inbox', MessageSquareText, 'leads.work', {
      Screen: InboxScreen,
      also: 'who is this unknown number text message sender unread answer',
      parts: { [staffPaths.unknown]: { Screen: redirectTo(unknownPath) } },
    }),
    place(staffPaths.agreementList, 'Agreements', FileSignature, 'agreements.read', {
      load: () => import('./agreement-list/agreements-screen').then((m) => m.AgreementsScreen),
      also: 'signed declined waiting countersign',
    }),
    place(staffPaths.call, 'Take a call', PhoneIncoming, 'leads.work', {
      load: () => import('./phone-intake/phone-intake-screen').then((m) => m.PhoneIntakeScreen),
    }),
    place(staffPaths.held, 'Held requests', Inbox, 'leads.work', {
      load: () => import('./refused/held-screen').then((m) => m.HeldScreen),
      also: 'robot spam quarantine automated refused',
      parts: {
        [staffPaths.heldRequest(':id')]: () =>
          import('./refused/refused-post-screen').then((m) => m.HeldRequestScreen),
      },
    }),
  ),
  ...group(
    'Firm',
    place(staffPaths.reports, 'Reports', ChartColumn, 'dashboard.read', {
      load: () => import('./reports/reports-screen').then((m) => m.ReportsScreen),
    }),
    place(staffPaths.settings, 'Settings', SlidersHorizontal, 'settings.edit', {
      load: () => import('./shell/settings-home').then((m) => m.SettingsHome),
    }),
  ),
  ...group(
    'Intake',
    place(staffPaths.questions, 'Questions', MessageCircleQuestionMark, 'settings.edit', {
      load: () => import('./questions/questions-screen').then((m) => m.QuestionsScreen),
      text: 'What staff ask on the phone, for each case type.',
    }),
    place(staffPaths.rules, 'Criteria', ListTree, 'vendors.manage', {
      load: () => import('./rules/rules-screen').then((m) => m.RulesScreen),
      text: 'Which leads qualify for a case type.',
    }),
    place(staffPaths.reasons, 'Turn-down reasons', CircleSlash, 'settings.edit', {
      load: () => settingScreens().then((m) => m.ReasonsScreen),
      text: 'Why leads are turned down, and the letter for each reason.',
    }),
    place(staffPaths.agreements, 'Agreement templates', FileSignature, 'agreements.adopt', {
      load: () => import('./agreements/templates/templates-screen').then((m) => m.TemplatesScreen),
      text: 'What people sign: the text of each document, who adopted it, and for which case types.',
      also: 'fee percentage contingency retainer contract hipaa letterhead',
      parts: {
        [staffPaths.agreementTemplate('new')]: () =>
          import('./agreements/templates/template-screen').then((m) => m.NewTemplateScreen),
        [staffPaths.agreementTemplate(':id')]: () =>
          import('./agreements/templates/template-screen').then((m) => m.TemplateScreen),
      },
    }),
    place(staffPaths.response, 'Response', RotateCw, 'settings.edit', {
      load: () => settingScreens().then((m) => m.ResponseScreen),
      text: 'When to call again when nobody answers, and the tasks that follow a change.',
      also: 'call plan hours retry tries assign owner attempts automatic tasks agreement status retainer sent signed promise',
      parts: {
        [staffPaths.formerPlan]: { Screen: redirectTo(staffPaths.response) },
        [staffPaths.formerTasks]: { Screen: redirectTo(staffPaths.response) },
      },
    }),
    place(staffPaths.contactRules, 'Contact rules', PhoneOff, 'settings.edit', {
      load: () => settingScreens().then((m) => m.ContactRulesScreen),
      text: 'What can stop a call, a text or an e-mail, and who answers STOP.',
      also: 'texting text sms quiet hours stop opt out consent',
    }),
    place(staffPaths.conflictNames, 'Conflict names', UserSearch, 'conflicts.names', {
      load: () => import('./conflicts/names-screen').then((m) => m.NamesScreen),
      text: 'Names that conflict checks search.',
    }),
  ),
  ...group(
    'Sources',
    place(staffPaths.vendors, 'Vendors', Handshake, 'vendors.manage', {
      load: () => import('./vendors/vendors-screen').then((m) => m.VendorsScreen),
      text: 'Companies that send you leads: keys, caps and prices.',
      also: 'time zone key price',
      state: ({ vendors }) => counted(vendors),
      parts: {
        [staffPaths.vendor(':id')]: () => import('./vendors/vendor-screen').then((m) => m.VendorScreen),
      },
    }),
    place(staffPaths.refused, 'Refused posts', Inbox, 'vendors.manage', {
      load: () => import('./refused/refused-screen').then((m) => m.RefusedScreen),
      text: 'Posts that did not become leads, and posts that need your decision.',
      state: ({ refused }) => waiting(refused),
      parts: {
        [staffPaths.refusedPost(':id')]: () =>
          import('./refused/refused-post-screen').then((m) => m.RefusedPostScreen),
      },
    }),
  ),
  ...group(
    'Website',
    place(staffPaths.services, 'Services', Scale, 'services.manage', {
      load: () => import('./services/services-screen').then((m) => m.ServicesScreen),
      text: 'The practice areas that your website offers.',
      also: 'case types practice areas wider subjects construction chemical exposure product liability workplace',
      state: ({ services }) => counted(services),
    }),
  ),
  ...group(
    'Messages',
    place(staffPaths.mail, 'Mail', Mail, 'mail.manage', {
      load: () => import('./mail/mail-screen').then((m) => m.MailScreen),
      text: 'The e-mails we send, and who unsubscribed.',
      also: 'smtp sender unsubscribed summary digest',
      state: ({ isMailOn }) => onOrOff(isMailOn),
    }),
    place(staffPaths.texting, 'Texting', Smartphone, 'settings.edit', {
      load: () => import('./texting/texting-screen').then((m) => m.TextingScreen),
      text: 'What to do before the first text, and a check of the account.',
      also: 'twilio telnyx sms 10dlc brand campaign number register',
    }),
    place(staffPaths.messageTemplates, 'Message templates', MessageSquareText, 'message-templates.manage', {
      load: () => import('./message-templates/templates-screen').then((m) => m.MessageTemplatesScreen),
      text: 'Words that staff start a text or an e-mail with.',
      also: 'canned snippet texting text sms e-mail wording',
    }),
    place(staffPaths.sequences, 'Follow-up', ListOrdered, 'sequences.manage', {
      load: () => import('./sequences/sequences-screen').then((m) => m.SequencesScreen),
      text: 'Messages and call tasks that follow an event by themselves.',
      also: 'sequence drip automation campaign follow up reminder',
    }),
    place(staffPaths.webhooks, 'Webhooks', Webhook, 'webhooks.manage', {
      load: () => import('./webhooks/webhooks-screen').then((m) => m.WebhooksScreen),
      text: 'Other systems that we notify about your leads.',
      state: ({ webhooks }) => counted(webhooks, 'Not set up'),
    }),
    place(staffPaths.outbox, 'Outbox', Send, 'outbox.manage', {
      load: () => import('./outbox/outbox-screen').then((m) => m.OutboxScreen),
      text: 'What was sent, what is waiting, and what failed.',
      state: ({ outbox }) => waiting(outbox, 'failed'),
    }),
  ),
  ...group(
    'People and security',
    place(staffPaths.users, 'Users', Users, 'users.manage', {
      load: () => import('./users/users-screen').then((m) => m.UsersScreen),
      text: 'Who works here, and what they can do.',
      also: 'password staff team role rights lawyer bar number',
      state: ({ users }) => counted(users),
    }),
    place(staffPaths.signIns, 'Sign-ins', KeyRound, 'sign-ins.manage', {
      load: () => import('./sign-ins/sign-ins-screen').then((m) => m.SignInsScreen),
      text: 'Who is signed in.',
      also: 'password login locked code',
    }),
    place(staffPaths.audit, 'Audit log', ClipboardList, 'audit.read', {
      load: () => import('./audit/audit-screen').then((m) => m.AuditScreen),
      text: 'Who did what, and when.',
    }),
    place(staffPaths.privacy(), 'Privacy', ShieldCheck, 'privacy.manage', {
      load: () => import('./privacy/requests/requests-screen').then((m) => m.RequestsScreen),
      text: 'Requests about personal data, erasing, and how long we keep data.',
      state: ({ requests }) => waiting(requests),
      parts: {
        [staffPaths.privacy('person')]: () =>
          import('./privacy/person/person-screen').then((m) => m.PersonScreen),
        [staffPaths.privacy('erasures')]: () =>
          import('./privacy/erasures-screen').then((m) => m.ErasuresScreen),
        [staffPaths.privacy('retention')]: () =>
          import('./privacy/retention-screen').then((m) => m.RetentionScreen),
        [staffPaths.privacy('lists')]: () => import('./privacy/lists-screen').then((m) => m.ListsScreen),
      },
    }),
    place(staffPaths.backups, 'Backups', DatabaseBackup, 'settings.edit', {
      load: () => settingScreens().then((m) => m.BackupsScreen),
      text: 'How old the newest backup is, and where it goes.',
      also: 'restore data',
      state: ({ isBackupOn, isBackupLate }) =>
        isBackupLate ? { text: 'Late', isWaiting: true } : onOrOff(isBackupOn),
    }),
    place(staffPaths.status, 'Server status', HeartPulse, 'status.read', {
      load: () => import('./status/status-screen').then((m) => m.StatusScreen),
      text: 'How the server is doing, and how to fix problems.',
    }),
  ),
  ...group(
    'Account',
    place(staffPaths.account, 'My account', UserRound, 'account.own', {
      load: () => import('./account/account-screen').then((m) => m.AccountScreen),
      also: 'password theme notifications sign out',
    }),
  ),
];
