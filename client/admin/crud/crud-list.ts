import type { ComponentType, ReactNode } from 'react';
import type { Column, ListQuery, Page } from './column';
import type { useListAddress } from './use-list-address';
import type { Selection } from './use-selection';

export type FormProps<Row> = { record?: Row; onClose: () => void; onSaved: () => void };

type Previous<Row> = Page<Row> | undefined;
export type PageOptions<Row> = { placeholderData: (previous: Previous<Row>) => Previous<Row> };

/** The parts of a query's state that a list uses. */
type PageState<Row> = {
  data: Previous<Row>;
  isError: boolean;
  isPending: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type RemovalOptions = { onSuccess: () => unknown; onError: (error: unknown) => unknown };
type Removal<Row extends { id: string | number }> = {
  isPending: boolean;
  mutate: (row: Pick<Row, 'id'>) => void;
};

/** The row actions for a layout without a table. */
export type CardTools = { select: ReactNode; edit: () => void; remove: () => void };
export type Card<Row> = (row: Row, tools: CardTools) => ReactNode;
export type Preview<Row> = { id: string; follow: (row: Row) => void; panel: ReactNode };

export type CrudList<Row extends { id: string | number }> = {
  noun: 'client' | 'user' | 'service';
  title: string;
  columns: readonly Column<Row>[];
  getRowName: (row: Row) => string;
  usePage: (query: ListQuery, options: PageOptions<Row>) => PageState<Row>;
  useRemoval: (options: RemovalOptions) => Removal<Row>;
  /** If deletion can be undone: the question's text about it, and the function to restore. */
  undo?: { text: string; restore: (row: Row) => unknown };
  /** Names of the filters that the address holds besides page and sort. */
  filters?: readonly string[];
  /** Rows cached by this browser, shown until the server's rows arrive. */
  firstView?: () => Page<Row> | undefined;
  /** The columns that can be sorted by, if there are more than the list shows. */
  sortable?: readonly Column<Row>[];
  /** Why this row cannot be deleted, as a sentence. */
  keepReason?: (row: Row) => string | undefined;
  /** Bulk actions, above the rows while some are selected. */
  bulk?: (list: BulkTools) => ReactNode;
  /** Called when a row is clicked. */
  onOpen?: (row: Row) => void;
  /** The row in the preview next to the list; `follow` is called with the row that the keyboard reaches. */
  preview?: Preview<Row> | undefined;
  /** Renders a row where a table doesn't fit; by default each column's name precedes its value. */
  card?: Card<Row> | undefined;
  /** The search box's hint about what it searches. */
  searchHint?: string;
  /** More actions for a row. */
  extra?: (row: Row) => ReactNode;
  /** Next to the title. */
  head?: (list: ListTools) => ReactNode;
  /** Between the title and the search box. */
  before?: (list: ListTools) => ReactNode;
  /** More controls next to the search box, above the rows. */
  tools?: (list: ListTools) => ReactNode;
  note?: (list: ListTools & { rows: readonly Row[]; answer: Page<Row> | undefined }) => ReactNode;
};

/** One resource of the staff area: its list, and the forms to add and edit a record. */
export type CrudResource<Row extends { id: string | number }> = {
  list: CrudList<Row>;
  create: ComponentType<FormProps<Row>>;
  edit: ComponentType<FormProps<Row>>;
};

/** The list state that a screen's own controls and notes can use. */
export type ListTools = ReturnType<typeof useListAddress> & { refresh: () => Promise<void> };

/** The list state and selection that bulk actions can use. */
export type BulkTools = ListTools & { selection: Selection; total: number };
