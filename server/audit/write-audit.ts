import type { AuditRecord } from '../../shared/schemas/audit';
import type { Context } from '../context';

type Entry = Pick<AuditRecord, 'action' | 'entity' | 'entityId'> &
  Partial<Pick<AuditRecord, 'changes' | 'note'>>;

/** Never written down: a password's change is told by its action alone. */
const secret = new Set(['password', 'passwordHash']);

/** Keeps who did what, when. Call it after the write it tells of. */
export const writeAudit = async (ctx: Context, { changes = [], note = '', ...entry }: Entry) => {
  const user = ctx.session?.user;
  await ctx.models.audit.create({
    ...entry,
    at: new Date(ctx.now()),
    actorId: user?.id ?? null,
    actor: user ? `${user.firstName} ${user.lastName}`.trim() || user.username : 'Website',
    changes,
    note,
  });
};

/** The fields of `update` whose value differs from `before`, as text. */
export const changesBetween = (before: object, update: object): AuditRecord['changes'] => {
  const old = before as Record<string, unknown>;
  const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));
  return Object.entries(update)
    .filter(([field, to]) => to !== undefined && !secret.has(field) && asText(to) !== asText(old[field]))
    .map(([field, to]) => ({ field, from: asText(old[field]), to: asText(to) }));
};
