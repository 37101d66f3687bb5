import { Types } from 'mongoose';
import { fieldText } from '../../../shared/lead-fields';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { type Caller, getName, getUserId } from '../caller';
import type { Models } from '../models';
import type { AuditDoc } from './audit.model';

export type Who = { now: () => number; caller: Caller };
export type Writer = { models: Models; now: () => number };
export type Entry = Pick<AuditRecord, 'action' | 'entity' | 'entityId'> &
  Partial<Pick<AuditRecord, 'changes' | 'note'>>;

/** Never logged: for a password change, the action is enough. */
const secret = new Set(['password', 'currentPassword']);

/** Builds a log entry, to be stored in the document it describes. */
export const auditEntry = ({ now, caller }: Who, { changes = [], note = '', ...entry }: Entry): AuditDoc => ({
  _id: new Types.ObjectId(),
  ...entry,
  at: new Date(now()),
  actorId: getUserId(caller),
  actor: getName(caller),
  ip: caller.ip,
  changes,
  note,
});

/** Logs who did what, when and from where. For changes to a document, prefer carried entries (`carried-entries.ts`). */
export const writeAudit = async ({ models, now }: Writer, caller: Caller, entry: Entry) => {
  await models.audit.create(auditEntry({ now, caller }, entry));
};

/** A value as text: lists and objects of settings, as well as fields. */
const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toText).join(typeof value[0] === 'object' ? '; ' : ', ');
  if (typeof value !== 'object' || value === null || value instanceof Date || 'relation' in value)
    return fieldText(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${toText(part)}`)
    .join(', ');
};

/** The fields of `update` whose value differs from `before`, as text. */
export const changesBetween = (before: object, update: object): AuditRecord['changes'] => {
  const old = before as Record<string, unknown>;
  return Object.entries(update)
    .filter(([field, to]) => to !== undefined && !secret.has(field))
    .map(([field, to]) => ({ field, from: toText(old[field]), to: toText(to) }))
    .filter(({ from, to }) => from !== to);
};

const longest = 300;

/** The same, but of long values only their names. */
export const shortChanges = (before: object, update: object): AuditRecord['changes'] =>
  changesBetween(before, update).map((change) =>
    Math.max(change.from.length, change.to.length) > longest ? { ...change, from: '', to: '' } : change,
  );
