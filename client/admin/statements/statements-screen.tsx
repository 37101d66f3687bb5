import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type StatementRow, statementLists } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { SearchBox } from '../../ui/search-box';
import { useListAddress } from '../crud/use-list-address';
import { useSearchText } from '../crud/use-search-text';
import { FilterSelect } from '../filter-select';
import { Empty } from '../kit/loaded';
import { PagedList } from '../kit/paged-list';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { StalePages } from './stale-pages';
import { statementWords as words } from './statement-words';

const limit = 25;
const narrower = (['due', 'soon', 'changed'] as const).map((value) => ({ value, label: words.lists[value] }));

const Row = ({ row: { id, texts, state, dueAgain, pages } }: { row: StatementRow }) => (
  <li className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-3 text-sm last:border-0 md:grid-cols-[minmax(0,1fr)_13rem]">
    <div className="min-w-0">
      <Link href={staffPaths.statement(id)} className="py-1 break-words underline underline-offset-4">
        {Object.values(texts)[0]}
      </Link>
    </div>
    <div className="text-muted">
      <p>
        {words.due} <time dateTime={dueAgain}>{writtenDay(dueAgain)}</time>
      </p>
      <p>{words.pages(pages.length)}</p>
      {words.states[state] && <p className="font-semibold text-info">{words.states[state]}</p>}
    </div>
  </li>
);

/** The register of what the site says: what is due, what was changed, and everything. */
export const StatementsScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: ['list'] });
  const list = statementLists.find((one) => one === address.filters.list) ?? 'all';
  const search = useSearchText(address.search, (text) => go({ search: text }));
  const query = trpc.statements.page.useQuery(
    { list, search: address.search, page: address.page, limit },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isQuiet = address.search === '' && (list === 'due' || list === 'soon');
  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title={words.title}>
        <Link href={staffPaths.notices} className={buttonClass({ look: 'secondary' })}>
          {words.toNotices}
        </Link>
      </ScreenHead>
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">{words.intro}</p>
      <StalePages />
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <SearchBox
          label={words.search}
          value={search.text}
          onChange={search.setText}
          onClear={search.clear}
        />
        <FilterSelect
          label={words.list}
          any={words.anyList}
          value={list === 'all' ? '' : list}
          onChange={(value) => go({ filters: { list: value } })}
          choices={narrower}
        />
      </div>
      <PagedList
        query={query}
        page={address.page}
        limit={limit}
        go={go}
        loading={words.loading}
        failed={words.failed}
        empty={<Empty title={isQuiet ? words.noneDue : words.none} />}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
