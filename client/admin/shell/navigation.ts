import {
  BriefcaseBusiness,
  CalendarCheck,
  ChartColumn,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  PhoneIncoming,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import type { Permission } from '../../../shared/permissions';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { settingsGroups } from './settings-places';

export type Place = {
  path: string;
  label: string;
  icon: LucideIcon;
  permission: Permission;
  /** What people look for who do not know its name. */
  also?: string;
};

/** The specification's own group of the sidebar. */
export const navigationPlaces: readonly Place[] = [
  {
    path: staffPaths.dashboard,
    label: words.places.dashboard,
    icon: LayoutDashboard,
    permission: 'dashboard.read',
  },
  {
    path: staffPaths.clients,
    label: 'Clients',
    icon: BriefcaseBusiness,
    permission: 'leads.read',
  },
];

export const workPlaces: readonly Place[] = [
  { path: staffPaths.queue, label: 'Queue', icon: ListChecks, permission: 'leads.work' },
  { path: staffPaths.call, label: 'Take a call', icon: PhoneIncoming, permission: 'leads.work' },
];

export const firmPlaces: readonly Place[] = [
  { path: staffPaths.reports, label: 'Reports', icon: ChartColumn, permission: 'dashboard.read' },
  {
    path: staffPaths.settings,
    label: words.places.settings,
    icon: SlidersHorizontal,
    permission: 'settings.edit',
  },
];

export const accountPlace: Place = {
  path: staffPaths.account,
  label: words.places.account,
  icon: UserRound,
  permission: 'account.own',
  also: 'password theme notifications sign out',
};

const dayPlace: Place = {
  path: staffPaths.day,
  label: 'My day',
  icon: CalendarCheck,
  permission: 'leads.read',
};

/** Every page of the settings with the name of its group. */
export const settingsPlaces = settingsGroups.flatMap(({ title, places }) =>
  places.map((place) => ({ ...place, group: title })),
);

/** Every screen of the staff area, in the order of the command palette. */
export const allPlaces: readonly (Place & { group?: string })[] = [
  ...navigationPlaces,
  ...workPlaces,
  dayPlace,
  ...firmPlaces,
  ...settingsPlaces,
  accountPlace,
];

const holds = ({ path }: Place, at: string) =>
  at === path || (path !== staffPaths.dashboard && at.startsWith(`${path}/`));

/** The place that the screen at `path` belongs to: of several the one that says most of it. */
export const findPlace = (path: string) =>
  allPlaces.filter((place) => holds(place, path)).sort((a, b) => b.path.length - a.path.length)[0];

/** Whether `place` is where the person is; every page of the settings belongs to their home as well. */
export const isCurrent = (place: Place, path: string) =>
  holds(place, path) || (place.path === staffPaths.settings && findPlace(path)?.group !== undefined);

/** The right that the screen at `path` asks for; what no place leads to is for whoever sees the dashboard. */
export const findPermission = (path: string): Permission => findPlace(path)?.permission ?? 'dashboard.read';
