import {
  BriefcaseBusiness,
  CalendarCheck,
  ChartColumn,
  FileSignature,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
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
  /** More words to search it by, for people who do not know its name. */
  also?: string;
};

/** The sidebar group that the specification defines. */
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
  {
    path: staffPaths.agreementList,
    label: 'Agreements',
    icon: FileSignature,
    permission: 'agreements.read',
    also: 'signed declined waiting countersign',
  },
  { path: staffPaths.call, label: 'Take a call', icon: PhoneIncoming, permission: 'leads.work' },
  {
    path: staffPaths.unknown,
    label: 'Who is this?',
    icon: MessageCircleQuestionMark,
    permission: 'leads.work',
    also: 'unknown number text message sender',
  },
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

/** Every page of the settings, with its group's name. */
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

/** Returns the place of the screen at `path`, by the longest matching path. */
export const findPlace = (path: string) =>
  allPlaces.filter((place) => holds(place, path)).sort((a, b) => b.path.length - a.path.length)[0];

/** Checks if `place` contains `path`; every page of the settings also belongs to the settings home. */
export const isCurrent = (place: Place, path: string) =>
  holds(place, path) || (place.path === staffPaths.settings && findPlace(path)?.group !== undefined);

/** Returns the right that the screen at `path` requires; without a place, it is the dashboard's. */
export const findPermission = (path: string): Permission => findPlace(path)?.permission ?? 'dashboard.read';
