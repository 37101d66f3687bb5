import type { ComponentType, ReactNode } from 'react';
import type { Column, ListQuery, Page } from './column';
import type { useListAddress } from './use-list-address';
import type { Selection } from './use-selection';

export type FormProps<Row> = { record?: Row; onClose: () => void; onSaved: () => void };

type Previous<Row> = Page<Row> | undefined;
export type PageOptions<Row> = { placeholderData: (previous: Previous<Row>) => Previous<Row> };

/** What came back for a page: the parts of a query's state that a list looks at. */
export type PageState<Row> = {
  data: Previous<Row>;
  isError: boolean;
  isPending: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

export type RemovalOptions = { onSuccess: () => unknown; onError: (error: unknown) => unknown };
type Removal<Row extends { id: string | number }> = {
  isPending: boolean;
  mutate: (row: Pick<Row, 'id'>) => void;
};

/** What a row without a table can do, as a table's row does. */
export type CardTools = { select: ReactNode; edit: () => void; remove: () => void };
export type Card<Row> = (row: Row, tools: CardTools) => ReactNode;
export type Preview<Row> = { id: string; follow: (row: Row) => void; panel: ReactNode };

export type CrudList<Row extends { id: string | number }> = {
  noun: 'client' | 'user' | 'service';
  title: string;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  usePage: (asked: ListQuery, options: PageOptions<Row>) => PageState<Row>;
  useRemoval: (options: RemovalOptions) => Removal<Row>;
  /** Where deleting can be undone: what the question says of it, and the way back. */
  undo?: { text: string; restore: (row: Row) => unknown };
  /** Names of the filters that the address bar holds beside page and sort. */
  filters?: readonly string[];
  /** Rows kept by this browser, shown until the server's come. */
  firstView?: () => Page<Row> | undefined;
  /** The columns that the list can be sorted by, where those are more than it shows. */
  sortable?: readonly Column<Row>[];
  /** Why this row may not be deleted, as a sentence. */
  keepReason?: (row: Row) => string | undefined;
  /** What can be done to several rows: it stands above them while some are selected. */
  bulk?: (list: BulkTools) => ReactNode;
  /** A click on a row opens it. */
  onOpen?: (row: Row) => void;
  /** The row that is shown beside the list, with what shows it; `follow` is told which row the keyboard reaches. */
  preview?: Preview<Row> | undefined;
  /** A row where there is no room for a table; without it every column's name stands before its value. */
  card?: Card<Row> | undefined;
  /** What the search box says that it looks for. */
  searchHint?: string;
  /** What else can be done to a row. */
  extra?: (row: Row) => ReactNode;
  /** Beside the title. */
  head?: (list: ListTools) => ReactNode;
  /** Between the title and the search box. */
  before?: (list: ListTools) => ReactNode;
  /** What else stands beside the search box, and above the rows. */
  tools?: (list: ListTools) => ReactNode;
  note?: (list: ListTools & { rows: readonly Row[]; answer: Page<Row> | undefined }) => ReactNode;
};

/** One resource of the staff area: its list, the form that adds a record, and the one that changes it. */
export type CrudResource<Row extends { id: string | number }> = {
  list: CrudList<Row>;
  create: ComponentType<FormProps<Row>>;
  edit: ComponentType<FormProps<Row>>;
};

/** What a screen's own controls and notes may do with the list. */
export type ListTools = ReturnType<typeof useListAddress> & { refresh: () => Promise<void> };

/** What may be done with the rows that are selected. */
export type BulkTools = ListTools & { selection: Selection; total: number };
