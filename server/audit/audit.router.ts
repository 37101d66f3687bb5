import { auditQuery, auditRecord } from '../../shared/schemas/audit';
import { pageOf } from '../../shared/schemas/list';
import { findPage } from '../db/find-page';
import { toRecord } from '../db/to-record';
import { adminProcedure, router } from '../trpc';

export const auditRouter = router({
  page: adminProcedure
    .input(auditQuery)
    .output(pageOf(auditRecord))
    .query(async ({ ctx, input: { page, limit, ...given } }) => {
      const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const { rows, total } = await findPage(ctx.models.audit, filter, { page, limit });
      return { rows: rows.map(toRecord), total };
    }),
});
