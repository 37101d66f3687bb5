import {
  BriefcaseBusiness,
  ClipboardList,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Scale,
  UserRound,
  Users,
} from 'lucide-react';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

export type Place = { path: string; label: string; icon: LucideIcon; admin: boolean };

/** The screens of the staff area, in the order of the sidebar and of the command palette. */
export const mainPlaces: readonly Place[] = [
  { path: staffPaths.dashboard, label: words.places.dashboard, icon: LayoutDashboard, admin: true },
  { path: staffPaths.clients, label: words.places.clients, icon: BriefcaseBusiness, admin: true },
  { path: staffPaths.users, label: words.places.users, icon: Users, admin: true },
  { path: staffPaths.services, label: words.places.services, icon: Scale, admin: true },
];

export const lowerPlaces: readonly Place[] = [
  { path: staffPaths.audit, label: words.places.audit, icon: ClipboardList, admin: true },
  { path: staffPaths.signIns, label: words.places.signIns, icon: KeyRound, admin: true },
  { path: staffPaths.account, label: words.places.account, icon: UserRound, admin: false },
];

/** Whether `place` is where the person is, or what the current screen belongs to. */
export const isCurrent = (place: Place, path: string) =>
  path === place.path || (place.path !== staffPaths.dashboard && path.startsWith(`${place.path}/`));
