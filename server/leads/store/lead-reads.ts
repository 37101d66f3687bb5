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

/*
 * Reads that go past mongoose for speed. Its hooks do not see them, so what these do is done here: deleted leads are
 * left out, and sealed fields are opened.
 */

type Needs = { models: Pick<Models, 'clients' | 'leadSeal'> };
type Stretch = { filter: object; sort: Sort };

/**
 * How many leads have this in common: all of them without those that were deleted, of which there are few, because to
 * look whether each is deleted costs more than to count.
 */
export const countLeads = async ({ models }: Needs, filter: object): Promise<number> => {
  const [all, deleted] = await Promise.all([
    countMatches(models.clients, filter),
    countMatches(models.clients, { $and: [filter, onlyDeleted] }),
  ]);
  return all - deleted;
};

/**
 * How many leads with this in common, or of all where nothing is said, have each value of a field, most first, for the
 * firm's figures: without sample leads; counted in the same way.
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

/** The values that a field of an index has in all leads, deleted ones with them: one step for each value. */
export const valuesInLeads = async (
  { models }: Needs,
  field: 'keys.firstName' | 'keys.lastName',
): Promise<string[]> => [...(await tally(models.clients, {}, field)).keys()].filter(Boolean);

/** Leads of a list in its order. */
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

/** A page of leads in one order, and how many there are on all of them. */
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

/** Some fields of all leads that match, deleted ones with them: whoever keeps them has to hear that they are gone. */
export const everyLead = <Row>({ models }: Needs, filter: object, wanted: Parameters<typeof rawRows>[2]) =>
  rawRows<Row>(models.clients, filter, wanted);
