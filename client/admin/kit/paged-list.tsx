import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination } from '../../ui/pagination';
import type { Page } from '../crud/crud-list';
import { usePaging } from '../crud/use-paging';
import { cardClass } from './card';
import { Loaded } from './loaded';

/** The number of rows on a page. */
export const pageSize = 25;

/** The options of a page's query: its rows stay until those of the next page arrive. */
export const pageOptions = { placeholderData: keepPreviousData, staleTime: 0 } as const;

type PagedListProps<Row> = {
  query: {
    data: Page<Row> | undefined;
    isError: boolean;
    isSuccess: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  go: (change: { page: number }, options?: { replace: boolean }) => void;
  loading: string;
  failed: string;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** One page of rows from the server in a card, with page controls. */
export const PagedList = <Row,>(props: PagedListProps<Row>) => {
  const { query, page, go, loading, failed, empty, children } = props;
  const paging = usePaging({ query, page, limit: pageSize, total: query.data?.total ?? 0, go });
  return (
    <div ref={paging.records} className={`${cardClass} overflow-hidden`}>
      <Loaded query={query} loading={loading} failed={failed} empty={empty}>
        {({ rows }) => (
          <>
            {children(rows)}
            <Pagination {...paging.shown} onPage={paging.turnTo} />
          </>
        )}
      </Loaded>
    </div>
  );
};
