import { Link } from 'wouter';
import { type StalePage, type StatementRow, statementLists } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button, buttonClass } from '../../ui/button';
import { SearchBox } from '../../ui/search-box';
import { useListAddress } from '../crud/use-list-address';
import { useSearchText } from '../crud/use-search-text';
import { FilterSelect } from '../filter-select';
import { cardClass } from '../kit/card';
import { Empty } from '../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../kit/paged-list';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { statementWords as words } from './statement-words';

const Page = ({ page: { path, title, looked, passed, searches } }: { page: StalePage }) => {
  const mark = useAction(trpc.statements.lookedAtPage, {
    done: words.stale.done,
    refresh: ({ statements }) => [statements],
  });
  const onMark = () => mark.mutate({ path, note: 'Looked for news and corrected what had changed' });
  return (
    <Entry className="grid gap-x-6 gap-y-2 px-5 py-3 text-sm md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <a href={path} className="py-1 font-semibold underline underline-offset-4">
          {title}
        </a>
        <p className="mt-1">Search for: {searches.join(' · ')}</p>
      </div>
      <div className="text-muted">
        <p>
          Last looked at <time dateTime={looked}>{writtenDay(looked)}</time>
        </p>
        {passed.map(({ id, planned }) => (
          <p key={id} className="font-semibold text-info">
            {`announces ${planned}`}
          </p>
        ))}
        <Button look="secondary" disabled={mark.isPending} onClick={onMark} className="mt-2">
          Mark as looked at
        </Button>
      </div>
    </Entry>
  );
};

/** Pages about open lawsuits that are overdue for a review; nothing if there are none. */
const StalePages = () => {
  const { data } = trpc.statements.stale.useQuery(undefined, { staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="stale-pages" className={`${cardClass} mb-6 overflow-hidden print:hidden`}>
      <div className="border-b border-line px-5 py-4">
        <h2 id="stale-pages" className="font-semibold">
          Pages to look at for news
        </h2>
        <p className="max-w-prose text-sm text-muted">
          These pages are about open lawsuits. Search for each one, correct what has changed, then mark it as
          looked at.
        </p>
      </div>
      <ul>
        {data.map((page) => (
          <Page key={page.path} page={page} />
        ))}
      </ul>
    </section>
  );
};

const narrower = (['due', 'soon', 'changed'] as const).map((value) => ({ value, label: words.lists[value] }));

const Row = ({
  row: { id, texts, refersTo, jurisdiction, state, subject, dueAgain, pages },
}: {
  row: StatementRow;
}) => (
  <Entry className="grid gap-x-6 gap-y-1 px-5 py-3 text-sm md:grid-cols-[minmax(0,1fr)_15rem]">
    <div className="min-w-0">
      <TextLink href={staffPaths.statement(id)} className="py-1 break-words">
        {Object.values(texts)[0]}
      </TextLink>
      <p className="break-words text-muted">
        {jurisdiction}: {refersTo}
      </p>
    </div>
    <div className="text-muted">
      {subject && (
        <p className="break-words text-ink">
          {subject}
          {pages.length > 1 && ` and ${pages.length - 1} more`}
        </p>
      )}
      <p>
        <span className={state === 'as built' ? '' : 'font-semibold text-info'}>{words.states[state]}</span>,
        review by <time dateTime={dueAgain}>{writtenDay(dueAgain)}</time>
      </p>
    </div>
  </Entry>
);

/** The register of the site's statements: those due, those changed, and all. */
export const StatementsScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: ['list'] });
  const list = statementLists.find((one) => one === address.filters.list) ?? 'all';
  const search = useSearchText(address.search, (text) => go({ search: text }));
  const query = trpc.statements.page.useQuery(
    { list, search: address.search, page: address.page, limit: pageSize },
    pageOptions,
  );
  const isQuiet = address.search === '' && (list === 'due' || list === 'soon');
  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title="Statements">
        <Link href={staffPaths.notices} className={buttonClass({ look: 'secondary' })}>
          Notices and page reviews
        </Link>
      </ScreenHead>
      <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
        Everything the site says about courts, amounts, dates and medicine. A change here shows on the pages
        right away, without a build.
      </p>
      <StalePages />
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <SearchBox label="Search statements" {...search} />
        <FilterSelect
          label="Which statements"
          any="All statements"
          value={list === 'all' ? '' : list}
          onChange={(value) => go({ filters: { list: value } })}
          choices={narrower}
        />
      </div>
      <PagedList
        query={query}
        page={address.page}
        go={go}
        loading={words.loading}
        failed={words.failed}
        empty={
          <Empty
            title={isQuiet ? 'Nothing is due for review. The site is up to date.' : 'No statements found'}
          />
        }
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
