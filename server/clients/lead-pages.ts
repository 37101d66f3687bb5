import type { ClientPageQuery, ClientRecord } from '../../shared/schemas/client';
import type { Deps } from '../http/context';
import { clientFilter } from './client-filter';
import { type LeadPart, leadParts } from './lead-order';
import { countLeads, findLeads, leadRows } from './store/lead-reads';

type Asked = Partial<ClientPageQuery> & Pick<ClientPageQuery, 'page' | 'limit'>;

/** How many leads a list has; of all leads it is known. */
export const countList = (deps: Pick<Deps, 'models' | 'leadCount'>, filter: object): Promise<number> =>
  Object.keys(filter).length === 0 ? deps.leadCount.get() : countLeads(deps, filter);

/** A page of a list that has two parts: where the first one ends, the second one begins on the same page. */
const pageOfTwo = async (
  deps: Pick<Deps, 'models'>,
  [first, second]: readonly [LeadPart, LeadPart],
  { page, limit }: Asked,
) => {
  const before = (page - 1) * limit;
  const rows: ClientRecord[] = await leadRows(deps, first, before, limit);
  if (rows.length === limit) return rows;
  const isEnd = rows.length > 0 || page === 1;
  const inFirst = isEnd ? before + rows.length : await countLeads(deps, first.filter);
  const skip = Math.max(0, before - inFirst);
  return [...rows, ...(await leadRows(deps, second, skip, limit - rows.length))];
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
  return findLeads(deps, filter, query, {
    sort: first.sort,
    ...(everything ? { total: deps.leadCount.get } : { count: () => countLeads(deps, filter) }),
  });
};
