import type { ClientPageQuery, ClientRecord, LeadFilter, Nearness } from '../../shared/schemas/client';
import { mostCounted } from '../../shared/schemas/lists';
import { isCountable } from './arrivals/arrivals';
import type { Deps } from './deps';
import { type LeadPart, leadParts } from './lead-order';
import { listFilter, nearFilters } from './list-filter';
import { countLeads, findLeads, leadRows } from './store/lead-reads';

type PageQuery = Partial<ClientPageQuery> & Pick<ClientPageQuery, 'page' | 'limit'>;

/** Returns the number of leads in a list, up to `most`. The number of all leads is cached. */
const countList = (deps: Deps, filter: object, most?: number): Promise<number> =>
  Object.keys(filter).length === 0 ? deps.leadCount.get() : countLeads(deps, filter, most);

/** Returns the number of leads in each view: from the arrivals, if these have what it filters by. */
export const countViews = async (deps: Deps, views: readonly LeadFilter[]): Promise<number[]> => {
  const book = views.some(isCountable) ? await deps.arrivals.look() : undefined;
  return Promise.all(
    views.map(async (view) =>
      book && isCountable(view) ? book.count(view) : countList(deps, await listFilter(deps, view)),
    ),
  );
};

/** Returns a page of a two-part list; the second part starts on the page where the first one ends. */
const pageOfTwo = async (
  deps: Deps,
  [first, second]: readonly [LeadPart, LeadPart],
  { page, limit }: PageQuery,
) => {
  const before = (page - 1) * limit;
  const rows: ClientRecord[] = await leadRows(deps, first, before, limit);
  if (rows.length === limit) return rows;
  const isEnd = rows.length > 0 || page === 1;
  const inFirst = isEnd ? before + rows.length : await countLeads(deps, first.filter);
  const skip = Math.max(0, before - inFirst);
  return [...rows, ...(await leadRows(deps, second, skip, limit - rows.length))];
};

/** Returns one page of a filter's leads, and the total, counted up to `most`. */
export const pageOfLeads = async (
  deps: Deps,
  filter: Record<string, unknown>,
  query: PageQuery,
  most?: number,
) => {
  const [first, second] = leadParts(filter, query);
  if (second) {
    const [rows, total] = await Promise.all([
      pageOfTwo(deps, [first, second], query),
      countList(deps, filter, most),
    ]);
    return { rows, total };
  }
  const everything = Object.keys(filter).length === 0;
  return findLeads(deps, filter, query, {
    sort: first.sort,
    ...(everything ? { total: deps.leadCount.get } : { count: () => countLeads(deps, filter, most) }),
  });
};

export const leadPage = async (deps: Deps, query: PageQuery) =>
  pageOfLeads(deps, await listFilter(deps, query), query);

type StaffPage = { rows: ClientRecord[]; total: number; near?: Nearness; isMore?: boolean };

/**
 * The same for staff: a search without matches shows the nearest ones, and one with very many is not counted to the end;
 * the page says so.
 */
export const forgivingPage = async (deps: Deps, query: PageQuery, most = mostCounted): Promise<StaffPage> => {
  const read = async (filter: Record<string, unknown>): Promise<StaffPage> => {
    if (!query.search) return pageOfLeads(deps, filter, query);
    const page = await pageOfLeads(deps, filter, query, most + 1);
    return page.total > most ? { ...page, total: most, isMore: true } : page;
  };
  const exact = await read(await listFilter(deps, query));
  if (exact.total > 0) return exact;
  for (const { near, filter } of await nearFilters(deps, query)) {
    const page = await read(filter);
    if (page.total > 0) return { ...page, near };
  }
  return exact;
};
