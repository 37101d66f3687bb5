import type { ReactNode } from 'react';

/** One column of a list. The first column names the row. */
export type Column<Row, Sort extends string = string> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key; a column without one cannot be sorted. */
  sort?: Sort;
  /** The order of the first click on its heading; ascending by default. */
  sortFirst?: Order;
  /** Why it cannot be sorted, if people would expect it. */
  unsorted?: string;
  className?: string;
  /** Keeps the column visible next to an open preview; the first column always is. */
  staysBesidePreview?: boolean;
  /** A width class for the table column; columns without one share the rest. */
  width?: string;
};

export type Order = 'asc' | 'desc';

/** The query that a list sends to the server. */
export type ListQuery<Sort extends string = string> = {
  search?: string;
  page: number;
  limit: number;
  sort?: Sort;
  order: Order;
  filters: Record<string, string>;
};

/** `isMore`: a search has more matches than `total`. */
export type Page<Row> = { rows: Row[]; total: number; isMore?: boolean | undefined };
