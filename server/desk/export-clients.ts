import { pipeline } from 'node:stream/promises';
import { fieldText, leadFieldNames } from '../../shared/lead-fields';
import { clientPageQuery } from '../../shared/schemas/client';
import { contactChannels } from '../../shared/schemas/consent';
import { recordId } from '../../shared/schemas/id';
import { mostExported } from '../../shared/schemas/lists';
import { z } from '../../shared/zod';
import { findStanding } from '../contact/standing';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { toRecord } from '../core/db/to-record';
import { csvRow } from '../core/http/csv';
import { jsonBody, plainJson } from '../core/http/rest';
import { type RouteCall, route } from '../core/http/route';
import { leadParts } from '../leads/lead-order';
import { shownFilter } from '../leads/list-filter';
import { type ClientDoc, withoutInternals } from '../leads/store/client.model';
import type { Deps } from './deps';

const columns = [
  'id',
  'createdAt',
  ...leadFieldNames,
  'source',
  'duplicateOf',
  'status',
  'statusReason',
  'assignedTo',
  'updatedAt',
] as const;

/** The contact gate's answer for each channel, apart from the hour: `yes`, or the reason why not. */
const contactColumns = contactChannels.map((channel) => `contact_${channel}`);

const atOnce = 500;

async function* inGroups<One>(all: AsyncIterable<One>, size: number): AsyncGenerator<One[]> {
  let group: One[] = [];
  for await (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

const input = clientPageQuery
  .omit({ page: true, limit: true })
  .extend({ ids: z.array(recordId).max(mostExported).optional() });

/**
 * `/api/exports/clients.csv`: the leads of a search, streamed row by row for any size. GET has the search in the URL;
 * POST has it in the body, where no log records it.
 */
const exporting = {
  path: '/api/exports/clients.csv',
  permission: 'leads.export',
  proven: true,
  limit: 'export',
  input,
  answer: async (
    deps: Pick<Deps, 'models' | 'consents' | 'callable' | 'now'>,
    { req, res, caller }: RouteCall<Staff>,
    { ids, ...query }: z.output<typeof input>,
  ) => {
    const { models, now, consents } = deps;
    // The search may be a person's name, which would outlive the lead here.
    const parameters = Object.keys(req.query).sort().join(', ');
    await writeAudit(
      { models, now, caller },
      { action: 'export', entity: 'client', entityId: '', note: parameters },
    );
    res.type('text/csv; charset=utf-8').set('Cache-Control', 'no-store').attachment('clients.csv');
    const wanted = ids ? { _id: { $in: ids } } : await shownFilter(deps, query);
    const lists = leadParts(wanted, query).map(({ filter, sort }) =>
      models.clients.find(filter).select(withoutInternals).sort(sort).lean<ClientDoc>(),
    );
    const leads = async function* () {
      for (const list of lists) yield* list.cursor({ batchSize: atOnce });
    };
    // The gate reads consents from the ledger, not from leads.
    await consents.sealAll().catch(() => undefined);
    const rows = async function* () {
      // Spreadsheets read the file as UTF-8 only with this mark in front.
      yield `\uFEFF${csvRow([...columns, ...contactColumns])}`;
      for await (const some of inGroups(leads(), atOnce)) {
        const standing = await findStanding(deps, some);
        for (const [place, client] of some.entries()) {
          const record = toRecord(client);
          yield csvRow([...columns.map((column) => fieldText(record[column])), ...standing[place]!]);
        }
      }
    };
    await pipeline(rows, res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  },
} as const;

export const exportRoutes = [
  route({ ...exporting, method: 'GET' }),
  route({ ...exporting, method: 'POST', read: [plainJson, jsonBody] }),
];
