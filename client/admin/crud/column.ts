import type { ReactNode } from 'react';

/** One column of a list. The first one names the row. */
export type Column<Row, Sort extends string = string> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name that the server sorts by; without it the column cannot be sorted. */
  sort?: Sort;
  /** The order that the first press on its head gives: ascending unless said. */
  sortFirst?: Order;
  /** Why it cannot be sorted by, where one would expect it. */
  unsorted?: string;
  className?: string;
  /** It is shown also where a preview takes half of the room; the first column always is. */
  staysBesidePreview?: boolean;
  /** A class for the column's width in the table; columns without one share what is left. */
  width?: string;
};

export type Order = 'asc' | 'desc';

/** What the server is asked for. */
export type ListQuery<Sort extends string = string> = {
  search?: string;
  page: number;
  limit: number;
  sort?: Sort;
  order: Order;
  filters: Record<string, string>;
};

export type Page<Row> = { rows: Row[]; total: number };
