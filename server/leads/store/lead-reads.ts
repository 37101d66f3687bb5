import type { Types } from 'mongoose';
import { type ClientRecord, clientRecord } from '../../../shared/schemas/client';
import {
  countMatches,
  countStored,
  eachRow,
  findPage,
  findRows,
  rowGroups,
  type Sort,
  tally,
  tallyAll,
} from '../../core/db/find-page';
import { rowFields } from '../../core/db/read-row';
import type { Models } from '../models';
import { withoutInternals } from './client.model';
import { notDeleted, onlyDeleted } from './hide-deleted';
import { onlySample } from './sample';

/* Reads that bypass mongoose for speed. Its hooks don't run, so these functions leave out deleted leads and open
   sealed fields themselves. */

type Needs = { models: Pick<Models, 'clients' | 'leadSeal'> };
type Stretch = { filter: object; sort: Sort };

/**
 * Counts matching leads: all of them, minus the few deleted ones. Checking each lead for deletion would cost more than
 * counting. The count stops at `most`.
 */
export const countLeads = async ({ models }: Needs, filter: object, most?: number): Promise<number> => {
  const countDeleted = () => countMatches(models.clients, { $and: [filter, onlyDeleted] });
  if (most !== undefined) {
    const deleted = await countDeleted();
    return (await countMatches(models.clients, filter, most + deleted)) - deleted;
  }
  const [all, deleted] = await Promise.all([countMatches(models.clients, filter), countDeleted()]);
  return all - deleted;
};

/**
 * Counts leads by the values of a field, most first, for the firm's figures. Leaves out sample leads and, like
 * `countLeads`, subtracts deleted ones.
 */
export const tallyLeads = async ({ models }: Needs, filter: object | undefined, field: string) => {
  const [all, deleted, samples] = await Promise.all([
    filter ? tally(models.clients, filter, field) : tallyAll(models.clients, field),
    tally(models.clients, { $and: [filter ?? {}, onlyDeleted] }, field),
    tally(models.clients, { $and: [filter ?? {}, onlySample, notDeleted] }, field),
  ]);
  return [...all]
    .map(([key, count]) => ({ key, count: count - (deleted.get(key) ?? 0) - (samples.get(key) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
};

/** Returns the values of an indexed field in all leads, including deleted ones, with one index step for each value. */
export const valuesInLeads = async (
  { models }: Needs,
  field: 'keys.firstName' | 'keys.lastName',
): Promise<string[]> => [...(await tally(models.clients, {}, field)).keys()].filter(Boolean);

/** Returns the leads of a list in its order. */
export const leadRows = (
  { models }: Needs,
  { filter, sort }: Stretch,
  skip: number,
  limit: number,
): Promise<ClientRecord[]> =>
  findRows(
    models.clients,
    clientRecord,
    { ...filter, ...notDeleted },
    { sort, skip, limit, without: withoutInternals, open: models.leadSeal?.open },
  );

type PageOptions = Pick<Parameters<typeof findPage>[4] & object, 'sort' | 'total' | 'count'>;

/** Returns a page of leads in one order, and the total. */
export const findLeads = (
  { models }: Needs,
  filter: object,
  page: { page: number; limit: number },
  options: PageOptions,
) =>
  findPage(models.clients, clientRecord, { ...filter, ...notDeleted }, page, {
    ...options,
    without: withoutInternals,
    open: models.leadSeal?.open,
  });

/** Reads the leads of a list in its order, a group at a time, with all fields of their records and the named ones. */
export const leadGroups = <Name extends string>(
  { models }: Needs,
  { filter, sort }: Stretch,
  names: readonly Name[],
  size: number,
): AsyncGenerator<(ClientRecord & { [Key in Name]?: unknown })[]> => {
  const fields = rowFields([...Object.keys(clientRecord.shape), ...names]);
  const projection = Object.fromEntries([...fields.keys()].map((name) => [name, 1 as const]));
  const wanted = { fields, projection, sort, open: models.leadSeal?.open };
  return rowGroups(models.clients, { ...filter, ...notDeleted }, wanted, size);
};

/** Reads some fields of all matching leads, including deleted ones, for receivers that must learn of deletions. */
export const eachLead = <Row>(
  { models }: Needs,
  filter: object,
  wanted: Parameters<typeof eachRow>[2],
  visit: (row: Row) => void,
): Promise<void> => eachRow<Row>(models.clients, filter, wanted, visit);

/** The number of all leads, including deleted ones. */
export const countStoredLeads = ({ models }: Needs): Promise<number> => countStored(models.clients);

/** The number of leads, including deleted ones, with an ID from `from` (inclusive) to `until` (exclusive). */
export const countLeadsBetween = (
  { models }: Needs,
  from: Types.ObjectId,
  until: Types.ObjectId,
): Promise<number> => countMatches(models.clients, { _id: { $gte: from, $lt: until } });
