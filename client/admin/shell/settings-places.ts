import type { Permission } from '../../../shared/permissions';
import type { Outputs } from '../../lib/trpc';
import { KeyRound, Mail } from '../../ui/icons';
import type { LineIcon } from '../../ui/line-icon';
import {
  CircleSlash,
  ClipboardList,
  DatabaseBackup,
  FileSignature,
  Handshake,
  HeartPulse,
  Inbox,
  ListOrdered,
  ListTree,
  MessageCircleQuestionMark,
  MessageSquareText,
  PhoneOff,
  RotateCw,
  Scale,
  Send,
  ShieldCheck,
  Smartphone,
  UserSearch,
  Users,
  Webhook,
} from '../icons';
import { settingWords } from '../settings/setting-words';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

type State = Outputs['dashboard']['settings'];

export type SettingsPlace = {
  path: string;
  label: string;
  icon: LineIcon;
  permission: Permission;
  /** A one-line description. */
  text: string;
  /** More words to search it by, for people who do not know its name. */
  also: string;
  /** Returns a short status, if there is one to show. */
  state?: (state: State) => { text: string; isWaiting?: boolean };
};

const { texts, states } = settingWords.home;
const counted = (count: number) => ({ text: count > 0 ? count.toLocaleString('en-US') : 'None yet' });
const waiting = (count: number) =>
  count > 0
    ? { text: `${count.toLocaleString('en-US')} waiting`, isWaiting: true }
    : { text: 'None waiting' };

const also: Partial<Record<keyof typeof texts, string>> = {
  agreements: 'fee percentage contingency retainer contract hipaa letterhead',
  response:
    'call plan hours retry tries assign owner attempts automatic tasks agreement status retainer sent signed promise',
  contact: 'texting text sms quiet hours stop opt out consent',
  users: 'password staff team role rights lawyer bar number',
  signIns: 'password login locked code',
  texting: 'twilio telnyx sms 10dlc brand campaign number register',
  mail: 'smtp sender unsubscribed summary digest',
  messageTemplates: 'canned snippet texting text sms e-mail wording',
  sequences: 'sequence drip automation campaign follow up reminder',
  vendors: 'time zone key price',
  backups: 'restore data',
  services:
    'case types practice areas wider subjects construction chemical exposure product liability workplace',
};

const place = (
  name: keyof typeof texts,
  path: string,
  icon: LineIcon,
  permission: Permission,
  state?: SettingsPlace['state'],
): SettingsPlace => ({
  ...{ path, icon, permission },
  label: words.places[name],
  text: texts[name],
  also: also[name] ?? '',
  ...(state && { state }),
});

const backupState = ({ isBackupOn, isBackupLate }: State) => {
  if (isBackupLate) return { text: 'Late', isWaiting: true };
  return { text: isBackupOn ? states.on : states.notSetUp };
};

/** Facts that only the server's settings change, with the words that people search them by. */
export const setOnServer: readonly { text: string; also: string }[] = [
  {
    text: 'Your firm’s name, logo, colors, phone number, offices, people, hours, time zone and the response time it promises are set on the server, in the firm’s file: run npm run firm there once, and edit the file later.',
    also: 'address staff website working hours office days fee clock promise response time',
  },
];

/** The pages of the settings, in the groups of the settings home. */
export const settingsGroups: readonly { title: string; places: readonly SettingsPlace[] }[] = [
  {
    title: 'Intake',
    places: [
      place('questions', staffPaths.questions, MessageCircleQuestionMark, 'settings.edit'),
      place('rules', staffPaths.rules, ListTree, 'vendors.manage'),
      place('reasons', staffPaths.reasons, CircleSlash, 'settings.edit'),
      place('agreements', staffPaths.agreements, FileSignature, 'agreements.adopt'),
      place('response', staffPaths.response, RotateCw, 'settings.edit'),
      place('contact', staffPaths.contactRules, PhoneOff, 'settings.edit'),
      place('conflictNames', staffPaths.conflictNames, UserSearch, 'conflicts.names'),
    ],
  },
  {
    title: 'Sources',
    places: [
      place('vendors', staffPaths.vendors, Handshake, 'vendors.manage', ({ vendors }) => counted(vendors)),
      place('refused', staffPaths.refused, Inbox, 'vendors.manage', ({ refused }) => waiting(refused)),
    ],
  },
  {
    title: 'Website',
    places: [
      place('services', staffPaths.services, Scale, 'services.manage', ({ services }) => counted(services)),
    ],
  },
  {
    title: 'Messages',
    places: [
      place('mail', staffPaths.mail, Mail, 'mail.manage', ({ isMailOn }) => ({
        text: isMailOn ? states.on : states.notSetUp,
      })),
      place('texting', staffPaths.texting, Smartphone, 'settings.edit'),
      place('messageTemplates', staffPaths.messageTemplates, MessageSquareText, 'message-templates.manage'),
      place('sequences', staffPaths.sequences, ListOrdered, 'sequences.manage'),
      place('webhooks', staffPaths.webhooks, Webhook, 'webhooks.manage', ({ webhooks }) =>
        webhooks > 0 ? counted(webhooks) : { text: states.notSetUp },
      ),
      place('outbox', staffPaths.outbox, Send, 'outbox.manage', ({ outbox }) =>
        outbox > 0
          ? { text: `${outbox.toLocaleString('en-US')} failed`, isWaiting: true }
          : { text: 'None failed' },
      ),
    ],
  },
  {
    title: 'People and security',
    places: [
      place('users', staffPaths.users, Users, 'users.manage', ({ users }) => counted(users)),
      place('signIns', staffPaths.signIns, KeyRound, 'sign-ins.manage'),
      place('audit', staffPaths.audit, ClipboardList, 'audit.read'),
      place('privacy', staffPaths.privacy(), ShieldCheck, 'privacy.manage', ({ requests }) =>
        waiting(requests),
      ),
      place('backups', staffPaths.backups, DatabaseBackup, 'settings.edit', backupState),
      place('status', staffPaths.status, HeartPulse, 'status.read'),
    ],
  },
];
