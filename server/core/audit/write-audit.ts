import { Types } from 'mongoose';
import { fieldText } from '../../../shared/lead-fields';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { type Caller, getName, getUserId } from '../caller';
import type { Models } from '../models';
import type { AuditDoc } from './audit.model';

export type Who = { now: () => number; caller: Caller };
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
export const writeAudit = async ({ models, ...who }: Who & { models: Models }, entry: Entry) => {
  await models.audit.create(auditEntry(who, entry));
};

/** The fields of `update` whose value differs from `before`, as text. */
export const changesBetween = (before: object, update: object): AuditRecord['changes'] => {
  const old = before as Record<string, unknown>;
  return Object.entries(update)
    .filter(
      ([field, to]) => to !== undefined && !secret.has(field) && fieldText(to) !== fieldText(old[field]),
    )
    .map(([field, to]) => ({ field, from: fieldText(old[field]), to: fieldText(to) }));
};
