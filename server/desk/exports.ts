import { pipeline } from 'node:stream/promises';
import { Types } from 'mongoose';
import { fieldText, leadFieldNames } from '../../shared/lead-fields';
import { type AgreementFilter, agreementFilter } from '../../shared/schemas/agreement';
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
import { exportedRows } from './agreement-list';
import type { Deps } from './deps';

/**
 * Sends rows as a file, of any size; the audit log names the parameters of the request, never their values: a search may
 * be a person's name, which would outlive the lead there.
 */
const sendRows = async (
  deps: Deps,
  { req, res, caller }: RouteCall<Staff>,
  {
    name,
    head,
    findGroups,
  }: { name: string; head: readonly string[]; findGroups: () => Promise<AsyncIterable<unknown[][]>> },
) => {
  const of = name === 'clients' ? [] : [name];
  const note = [...of, ...Object.keys(req.query).sort()].join(', ');
  await writeAudit(deps, caller, { action: 'export', entity: 'client', entityId: '', note });
  res.type('text/csv; charset=utf-8').set('Cache-Control', 'no-store').attachment(`${name}.csv`);
  const groups = await findGroups();
  const lines = async function* () {
    // Spreadsheets read the file as UTF-8 only with this mark in front.
    yield `\uFEFF${csvRow(head)}`;
    for await (const group of groups) yield group.map(csvRow).join('');
  };
  await pipeline(lines, res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};

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

/** Finds the leads of a search before the answer begins, and returns their rows. */
const findRows = async (deps: Deps, { ids, ...query }: z.output<typeof input>) => {
  const wanted = ids
    ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }
    : await shownFilter(deps, query);
  // The gate reads consents from the ledger, not from leads.
  await deps.consents.sealAll().catch(() => undefined);
  return async function* (): AsyncGenerator<unknown[][]> {
    const findStanding = await createStanding(deps);
    for (const part of leadParts(wanted, query))
      for await (const group of leadGroups(deps, part, gateFields, atOnce)) {
        const standing = await findStanding(group.map(toLead));
        yield group.map((lead, at) => [
          ...columns.map((column) => fieldText(lead[column])),
          ...standing[at]!,
        ]);
      }
  };
};

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
  answer: (deps: Deps, call: RouteCall<Staff>, query: z.output<typeof input>) =>
    sendRows(deps, call, {
      name: 'clients',
      head: [...columns, ...contactColumns],
      findGroups: async () => (await findRows(deps, query))(),
    }),
} as const;

const listed = ['id', 'lead', 'leadName', 'title', 'state', 'sentAt', 'sentBy', 'expiresAt'] as const;

async function* findAgreements(deps: Deps, filter: AgreementFilter): AsyncGenerator<unknown[][]> {
  for await (const row of exportedRows(deps, filter)) {
    const { title = '', dueAt = '' } = row.nextStep ?? {};
    yield [[...listed.map((column) => row[column]), title, dueAt]];
  }
}

/** `/api/exports/agreements.csv`: the agreements of a list. */
const agreementExport = route({
  path: '/api/exports/agreements.csv',
  method: 'GET',
  permission: 'agreements.export',
  proven: true,
  limit: 'export',
  input: agreementFilter,
  answer: (deps: Deps, call: RouteCall<Staff>, filter: AgreementFilter) =>
    sendRows(deps, call, {
      name: 'agreements',
      head: [...listed, 'nextStep', 'nextStepDueAt'],
      findGroups: async () => findAgreements(deps, filter),
    }),
});

export const exportRoutes = [
  route({ ...exporting, method: 'GET' }),
  route({ ...exporting, method: 'POST', read: [plainJson, jsonBody] }),
  agreementExport,
];
