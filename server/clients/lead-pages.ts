import { type ClientPageQuery, clientRecord } from '../../shared/schemas/client';
import type { Deps } from '../context';
import { countIn, findPage } from '../db/find-page';
import { withoutInternals } from './client.model';
import { clientFilter, clientSort } from './client-filter';
import { notDeleted, onlyDeleted } from './deleted/hide-deleted';

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

/** One page of leads, and how many there are on all of them. */
export const leadPage = (deps: Deps, query: Asked) => {
  const filter = clientFilter(query, deps.now(), deps.models.leadSeal);
  const everything = Object.keys(filter).length === 0;
  return findPage(deps.models.clients, clientRecord, { ...filter, ...notDeleted }, query, {
    sort: clientSort(query),
    without: withoutInternals,
    open: deps.models.leadSeal?.open,
    ...(everything ? { total: deps.leadCount.get } : { count: () => countLeads(deps, filter) }),
  });
};
