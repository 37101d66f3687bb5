import { type AuditRecord, auditQuery, auditRecord, auditRow } from '../../../shared/schemas/audit';
import { findPage } from '../db/find-page';
import { procedureFor, router } from '../http/trpc';
import { withNames } from '../names';
import { pageOfRows } from '../parsers';

/** By time: entries that a document carried come to the log later than others. */
const sort = { at: -1, _id: -1 } as const;

export const auditRouter = router({
  page: procedureFor('audit.read')
    .input(auditQuery)
    .output(pageOfRows(auditRow))
    .query(async ({ ctx, input: { page, limit, ...filters } }) => {
      const filter = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
      const { rows, total } = await findPage(
        ctx.models.audit,
        auditRecord,
        filter,
        { page, limit },
        { sort },
      );
      const toSubject = ({ entity, entityId }: AuditRecord) => ({ kind: entity, id: entityId });
      return { rows: await withNames(ctx.names, rows, 'subject', toSubject), total };
    }),
});
