import {
  BookCheck,
  BriefcaseBusiness,
  CalendarCheck,
  ChartColumn,
  ClipboardList,
  Handshake,
  HeartPulse,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  ListTree,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  PhoneIncoming,
  Scale,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
  Webhook,
} from 'lucide-react';
import type { Permission } from '../../../shared/permissions';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

export type Place = { path: string; label: string; icon: LucideIcon; permission: Permission };

/** The screens of the staff area, in the order of the sidebar and of the command palette. */
export const mainPlaces: readonly Place[] = [
  {
    path: staffPaths.dashboard,
    label: words.places.dashboard,
    icon: LayoutDashboard,
    permission: 'dashboard.read',
  },
  { path: staffPaths.call, label: words.places.call, icon: PhoneIncoming, permission: 'leads.work' },
  { path: staffPaths.day, label: words.places.day, icon: CalendarCheck, permission: 'leads.read' },
  { path: staffPaths.queue, label: words.places.queue, icon: ListChecks, permission: 'leads.work' },
  {
    path: staffPaths.clients,
    label: words.places.clients,
    icon: BriefcaseBusiness,
    permission: 'leads.read',
  },
  { path: staffPaths.reports, label: words.places.reports, icon: ChartColumn, permission: 'dashboard.read' },
  { path: staffPaths.users, label: words.places.users, icon: Users, permission: 'users.manage' },
  { path: staffPaths.services, label: words.places.services, icon: Scale, permission: 'services.manage' },
  { path: staffPaths.vendors, label: words.places.vendors, icon: Handshake, permission: 'vendors.manage' },
  { path: staffPaths.refused, label: words.places.refused, icon: Inbox, permission: 'vendors.manage' },
  { path: staffPaths.statements, label: words.places.statements, icon: BookCheck, permission: 'site.edit' },
  { path: staffPaths.rules, label: words.places.rules, icon: ListTree, permission: 'vendors.manage' },
];

export const lowerPlaces: readonly Place[] = [
  { path: staffPaths.outbox, label: words.places.outbox, icon: Send, permission: 'outbox.manage' },
  { path: staffPaths.mail, label: words.places.mail, icon: Mail, permission: 'mail.manage' },
  { path: staffPaths.webhooks, label: words.places.webhooks, icon: Webhook, permission: 'webhooks.manage' },
  {
    path: staffPaths.questions,
    label: words.places.questions,
    icon: MessageCircleQuestionMark,
    permission: 'settings.edit',
  },
  {
    path: staffPaths.settings,
    label: words.places.settings,
    icon: SlidersHorizontal,
    permission: 'settings.edit',
  },
  {
    path: staffPaths.privacy(),
    label: words.places.privacy,
    icon: ShieldCheck,
    permission: 'privacy.manage',
  },
  { path: staffPaths.audit, label: words.places.audit, icon: ClipboardList, permission: 'audit.read' },
  { path: staffPaths.signIns, label: words.places.signIns, icon: KeyRound, permission: 'sign-ins.manage' },
  { path: staffPaths.status, label: words.places.status, icon: HeartPulse, permission: 'status.read' },
  { path: staffPaths.account, label: words.places.account, icon: UserRound, permission: 'account.own' },
];

/** Whether `place` is where the person is, or what the current screen belongs to. */
export const isCurrent = (place: Place, path: string) =>
  path === place.path || (place.path !== staffPaths.dashboard && path.startsWith(`${place.path}/`));

/** The right that the screen at `path` asks for; what no place leads to is for whoever sees the dashboard. */
export const permissionAt = (path: string): Permission =>
  [...mainPlaces, ...lowerPlaces].find((place) => isCurrent(place, path))?.permission ?? 'dashboard.read';
