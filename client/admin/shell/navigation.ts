import type { Permission } from '../../../shared/permissions';
import type { LineIcon } from '../../ui/line-icon';
import {
  BriefcaseBusiness,
  CalendarCheck,
  ChartColumn,
  FileSignature,
  Inbox,
  LayoutDashboard,
  ListChecks,
  MessageSquareText,
  PhoneIncoming,
  SlidersHorizontal,
  UserRound,
} from '../icons';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { settingsGroups } from './settings-places';

export type Place = {
  path: string;
  label: string;
  icon: LineIcon;
  permission: Permission;
  /** More words to search it by, for people who do not know its name. */
  also?: string;
};

const place = (
  path: string,
  label: string,
  icon: LineIcon,
  permission: Permission,
  also?: string,
): Place => ({ path, label, icon, permission, ...(also && { also }) });

/** The sidebar group that the specification defines. */
export const navigationPlaces: readonly Place[] = [
  place(staffPaths.dashboard, words.places.dashboard, LayoutDashboard, 'dashboard.read'),
  place(staffPaths.clients, 'Clients', BriefcaseBusiness, 'leads.read'),
];

const signing = 'signed declined waiting countersign';
const senders = 'who is this unknown number text message sender unread answer';

const automated = 'robot spam quarantine automated refused';

export const workPlaces: readonly Place[] = [
  place(staffPaths.inbox, 'Inbox', MessageSquareText, 'leads.work', senders),
  place(staffPaths.queue, 'Queue', ListChecks, 'leads.work'),
  place(staffPaths.agreementList, 'Agreements', FileSignature, 'agreements.read', signing),
  place(staffPaths.call, 'Take a call', PhoneIncoming, 'leads.work'),
  place(staffPaths.held, 'Held requests', Inbox, 'leads.work', automated),
];

export const firmPlaces: readonly Place[] = [
  place(staffPaths.reports, 'Reports', ChartColumn, 'dashboard.read'),
  place(staffPaths.settings, words.places.settings, SlidersHorizontal, 'settings.edit'),
];

const own = 'password theme notifications sign out';
export const accountPlace = place(staffPaths.account, words.places.account, UserRound, 'account.own', own);

const dayPlace = place(staffPaths.day, 'My day', CalendarCheck, 'leads.read');

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
