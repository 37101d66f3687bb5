import { pipeline } from 'node:stream/promises';
import { Types } from 'mongoose';
import { fieldText, leadFieldNames } from '../../shared/lead-fields';
import { type ClientRecord, clientPageQuery } from '../../shared/schemas/client';
import { contactChannels } from '../../shared/schemas/consent';
import { recordId } from '../../shared/schemas/id';
import { mostExported } from '../../shared/schemas/lists';
import { z } from '../../shared/zod';
import type { Lead } from '../contact/lead-facts';
import { createStanding } from '../contact/standing';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { csvRow } from '../core/http/csv';
import { jsonBody, plainJson } from '../core/http/rest';
import { type RouteCall, route } from '../core/http/route';
import { leadParts } from '../leads/lead-order';
import { shownFilter } from '../leads/list-filter';
import { leadGroups } from '../leads/store/lead-reads';
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

/** The keys of this many leads are few enough for a query that an index serves. */
const atOnce = 250;

/** The fields that the gate needs besides the record. */
const gateFields = ['phoneE164', 'mergedIds'] as const;
type Row = ClientRecord & { [Name in (typeof gateFields)[number]]?: unknown };

const toLead = ({ id, email, phoneNumber, phoneE164, mergedIds }: Row) =>
  ({ _id: new Types.ObjectId(id), email, phoneNumber, phoneE164, mergedIds }) as Lead;

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
    deps: Deps,
    { req, res, caller }: RouteCall<Staff>,
    { ids, ...query }: z.output<typeof input>,
  ) => {
    const { models, now, consents } = deps;
    // The search may be a person's name, which would outlive the lead here.
    const parameters = Object.keys(req.query).sort().join(', ');
    await writeAudit({ models, now }, caller, {
      action: 'export',
      entity: 'client',
      entityId: '',
      note: parameters,
    });
    res.type('text/csv; charset=utf-8').set('Cache-Control', 'no-store').attachment('clients.csv');
    const wanted = ids
      ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }
      : await shownFilter(deps, query);
    // The gate reads consents from the ledger, not from leads.
    await consents.sealAll().catch(() => undefined);
    const rows = async function* () {
      // Spreadsheets read the file as UTF-8 only with this mark in front.
      yield `\uFEFF${csvRow([...columns, ...contactColumns])}`;
      const findStanding = await createStanding(deps);
      for (const part of leadParts(wanted, query))
        for await (const group of leadGroups(deps, part, gateFields, atOnce)) {
          const standing = await findStanding(group.map(toLead));
          yield group
            .map((lead, place) =>
              csvRow([...columns.map((column) => fieldText(lead[column])), ...standing[place]!]),
            )
            .join('');
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
