import { pipeline } from 'node:stream/promises';
import { agreementFilter } from '../../shared/schemas/agreement';
import type { z } from '../../shared/zod';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { csvRow } from '../core/http/csv';
import { type RouteCall, route } from '../core/http/route';
import { exportedRows } from './agreement-list';
import type { Deps } from './deps';

const columns = ['id', 'lead', 'leadName', 'title', 'state', 'sentAt', 'sentBy', 'expiresAt'] as const;

/** `/api/exports/agreements.csv`: the agreements of a list, streamed row by row for any size. */
export const agreementExport = route({
  path: '/api/exports/agreements.csv',
  method: 'GET',
  permission: 'agreements.export',
  proven: true,
  limit: 'export',
  input: agreementFilter,
  answer: async (
    deps: Deps,
    { req, res, caller }: RouteCall<Staff>,
    filter: z.output<typeof agreementFilter>,
  ) => {
    const note = ['agreements', ...Object.keys(req.query).sort()].join(', ');
    await writeAudit(deps, caller, { action: 'export', entity: 'client', entityId: '', note });
    res.type('text/csv; charset=utf-8').set('Cache-Control', 'no-store').attachment('agreements.csv');
    const rows = async function* () {
      // Spreadsheets read the file as UTF-8 only with this mark in front.
      yield `\uFEFF${csvRow([...columns, 'nextStep', 'nextStepDueAt'])}`;
      for await (const row of exportedRows(deps, filter))
        yield csvRow([
          ...columns.map((column) => row[column]),
          row.nextStep?.title ?? '',
          row.nextStep?.dueAt ?? '',
        ]);
    };
    await pipeline(rows, res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  },
});
