import { auditQuery, auditRecord } from '../../shared/schemas/audit';
import { findPage } from '../db/find-page';
import { pageOfRows } from '../parsers';
import { adminProcedure, router } from '../trpc';

export const auditRouter = router({
  page: adminProcedure
    .input(auditQuery)
    .output(pageOfRows(auditRecord))
    .query(async ({ ctx, input: { page, limit, ...given } }) => {
      const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const { rows, total } = await findPage(ctx.models.audit, auditRecord, filter, { page, limit });
      return { rows, total };
    }),
});
