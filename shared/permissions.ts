import type { Role } from './schemas/user';

const all: readonly Role[] = ['admin', 'intake', 'user'];
const desk: readonly Role[] = ['admin', 'intake'];
const admin: readonly Role[] = ['admin'];

/**
 * Who may do what: the one table that every procedure, route, stream and screen asks. What it does not name, nobody
 * may do. A new right is a line here.
 */
const table = {
  /** One's own password, sessions and name. */
  'account.own': all,
  'dashboard.read': desk,
  /** The figures of each clerk; without it one's own. */
  'reports.people': admin,
  'leads.read': desk,
  /** Type one in, change it, give it to somebody, write a note. */
  'leads.work': desk,
  'leads.remove': desk,
  /** The file of all leads. */
  'leads.export': admin,
  /** Say what the matches of a conflict check mean: a lawyer's decision. */
  'conflicts.decide': admin,
  /** The firm's own list of names that conflict checks look through. */
  'conflicts.names': admin,
  /** Take everything about a lead as one signed file, for a court, a partner or an auditor. */
  'packet.take': admin,
  /** See agreements and open what was signed. */
  'agreements.read': desk,
  'agreements.send': desk,
  'agreements.void': desk,
  /** Sign for the firm; of those who have it only a lawyer's account does. */
  'agreements.countersign': desk,
  /** Stand behind a version of a template; of those who have it only a lawyer's account does. */
  'agreements.adopt': desk,
  /** Write templates. */
  'agreements.templates': admin,
  /** Take leads over from a file of another system, and undo it. */
  'leads.import': admin,
  /** The names, and no more, of those who can be given a lead. */
  'people.names': desk,
  'services.manage': admin,
  'media.upload': admin,
  'users.manage': admin,
  'audit.read': admin,
  /** See who is signed in and who tried, and end anybody's session. */
  'sign-ins.manage': admin,
  /** See what waits to be sent and what failed, and send it again. */
  'outbox.manage': admin,
  'mail.manage': admin,
  'webhooks.manage': admin,
  /** Vendors, their keys and terms, what was refused, and the criteria of case types. */
  'vendors.manage': admin,
  /** People's own data: what they ask of us, export, erasing, holds, retention, lists of who is not contacted. */
  'privacy.manage': admin,
  /** Correct what the public pages say, and put notices on them. */
  'site.edit': admin,
  /** What the firm decides about its own work. */
  'settings.edit': admin,
  /** See how the server does. */
  'status.read': admin,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];

/** The roles that have a right. */
export const rolesWith = (permission: Permission): readonly Role[] => table[permission];

/** Whether a role has a right; nobody signed in has none. */
export const can = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && rolesWith(permission).includes(role);
