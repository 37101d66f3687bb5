import { type ClientRecord, clientRecord } from '../../../shared/schemas/client';

import {
  countMatches,
  findPage,
  findRows,
  rawRows,
  type Sort,
  tally,
  tallyAll,
} from '../../core/db/find-page';
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
 * counting.
 */
export const countLeads = async ({ models }: Needs, filter: object): Promise<number> => {
  const [all, deleted] = await Promise.all([
    countMatches(models.clients, filter),
    countMatches(models.clients, { $and: [filter, onlyDeleted] }),
  ]);
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

/** Returns some fields of all matching leads, including deleted ones, for receivers that must learn of deletions. */
export const everyLead = <Row>({ models }: Needs, filter: object, wanted: Parameters<typeof rawRows>[2]) =>
  rawRows<Row>(models.clients, filter, wanted);
