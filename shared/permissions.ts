import type { Role } from './schemas/user';

const all: readonly Role[] = ['admin', 'intake', 'user'];
const desk: readonly Role[] = ['admin', 'intake'];
const admin: readonly Role[] = ['admin'];

/** The one permission table for every procedure, route, stream and screen. Anything missing is forbidden. */
const table = {
  /** Manage one's own password, sessions and name. */
  'account.own': all,
  'dashboard.read': desk,
  /** See figures per clerk; without it, users see only their own. */
  'reports.people': admin,
  'leads.read': desk,
  /** Enter, edit and assign leads, and write notes. */
  'leads.work': desk,
  'leads.remove': desk,
  /** Export all leads to a file. */
  'leads.export': admin,
  /** Decide what the matches of a conflict check mean: a lawyer's decision. */
  'conflicts.decide': admin,
  /** Manage the firm's own list of names for conflict checks. */
  'conflicts.names': admin,
  /** Download everything about a lead as one signed file, for a court, a partner or an auditor. */
  'packet.take': admin,
  /** See agreements and open signed documents. */
  'agreements.read': desk,
  /** Export the list of agreements to a file. */
  'agreements.export': admin,
  'agreements.send': desk,
  'agreements.void': desk,
  /** Sign for the firm; also requires a lawyer's account. */
  'agreements.countersign': desk,
  /** Adopt a version of a template; also requires a lawyer's account. */
  'agreements.adopt': desk,
  /** Write templates. */
  'agreements.templates': admin,
  /** Import leads from another system's file, and undo the import. */
  'leads.import': admin,
  /** See the names, and nothing else, of people who can be assigned a lead. */
  'people.names': desk,
  'services.manage': admin,
  'media.upload': admin,
  'users.manage': admin,
  'audit.read': admin,
  /** See active sessions and sign-in attempts, and end anyone's session. */
  'sign-ins.manage': admin,
  /** See pending and failed messages, and send them again. */
  'outbox.manage': admin,
  'mail.manage': admin,
  'webhooks.manage': admin,
  /** Manage vendors, their keys and terms, refused submissions, and the criteria of case types. */
  'vendors.manage': admin,
  /** Manage personal data: privacy requests, export, erasure, legal holds, retention, do-not-contact lists. */
  'privacy.manage': admin,
  /** Correct statements on public pages, and add notices to them. */
  'site.edit': admin,
  /** Change the firm's settings. */
  'settings.edit': admin,
  /** See the server status. */
  'status.read': admin,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];

export const rolesWith = (permission: Permission): readonly Role[] => table[permission];

/** Returns true if the role has the permission. Without a role the answer is false. */
export const can = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && rolesWith(permission).includes(role);
