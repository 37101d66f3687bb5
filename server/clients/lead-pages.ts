import { type ClientPageQuery, type ClientRecord, clientRecord } from '../../shared/schemas/client';
import type { Deps } from '../context';
import { countIn, findPage, findRows, tallyIn } from '../db/find-page';
import { clientFilter } from './client-filter';
import { type LeadPart, leadParts } from './lead-order';
import { withoutInternals } from './store/client.model';
import { notDeleted, onlyDeleted } from './store/hide-deleted';

type Asked = Partial<ClientPageQuery> & Pick<ClientPageQuery, 'page' | 'limit'>;

/**
 * How many leads have this in common: all of them without those that were deleted, of which there are few, because to
 * look whether each is deleted costs more than to count.
 */
export const countLeads = async ({ models }: Pick<Deps, 'models'>, filter: object): Promise<number> => {
  const [all, deleted] = await Promise.all([
    countIn(models.clients, filter),
    countIn(models.clients, { $and: [filter, onlyDeleted] }),
  ]);
  return all - deleted;
};

/** How many leads with this in common have each value of a field, most first; counted in the same way. */
export const tallyLeads = async ({ models }: Pick<Deps, 'models'>, filter: object, field: string) => {
  const [all, deleted] = await Promise.all([
    tallyIn(models.clients, filter, field),
    tallyIn(models.clients, { $and: [filter, onlyDeleted] }, field),
  ]);
  return [...all]
    .map(([key, count]) => ({ key, count: count - (deleted.get(key) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
};

/** How many leads a list has; of all leads it is known. */
export const countList = (deps: Pick<Deps, 'models' | 'leadCount'>, filter: object): Promise<number> =>
  Object.keys(filter).length === 0 ? deps.leadCount.get() : countLeads(deps, filter);

const rowsOf = ({ models }: Pick<Deps, 'models'>, { filter, sort }: LeadPart, skip: number, limit: number) =>
  findRows(
    models.clients,
    clientRecord,
    { ...filter, ...notDeleted },
    { sort, skip, limit, without: withoutInternals, open: models.leadSeal?.open },
  );

/** A page of a list that has two parts: where the first one ends, the second one begins on the same page. */
const pageOfTwo = async (
  deps: Pick<Deps, 'models'>,
  [first, second]: readonly [LeadPart, LeadPart],
  { page, limit }: Asked,
) => {
  const before = (page - 1) * limit;
  const rows: ClientRecord[] = await rowsOf(deps, first, before, limit);
  if (rows.length === limit) return rows;
  const isEnd = rows.length > 0 || page === 1;
  const inFirst = isEnd ? before + rows.length : await countLeads(deps, first.filter);
  const skip = Math.max(0, before - inFirst);
  return [...rows, ...(await rowsOf(deps, second, skip, limit - rows.length))];
};

/** One page of leads, and how many there are on all of them. */
export const leadPage = async (deps: Pick<Deps, 'models' | 'leadCount' | 'now'>, query: Asked) => {
  const filter = clientFilter(query, deps.now(), deps.models.leadSeal);
  const [first, second] = leadParts(filter, query);
  if (second) {
    const [rows, total] = await Promise.all([
      pageOfTwo(deps, [first, second], query),
      countList(deps, filter),
    ]);
    return { rows, total };
  }
  const everything = Object.keys(filter).length === 0;
  return findPage(deps.models.clients, clientRecord, { ...filter, ...notDeleted }, query, {
    sort: first.sort,
    without: withoutInternals,
    open: deps.models.leadSeal?.open,
    ...(everything ? { total: deps.leadCount.get } : { count: () => countLeads(deps, filter) }),
  });
};
