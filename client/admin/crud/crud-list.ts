import type { ComponentType, ReactNode } from 'react';
import type { Order, useListAddress } from './use-list-address';
import type { Selection } from './use-selection';

/** One column of a list. The first column names the row. */
export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key; a column without one cannot be sorted. */
  sort?: string;
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

/** The query that a list sends to the server. */
export type ListQuery = {
  search?: string;
  page: number;
  limit: number;
  sort?: string;
  order: Order;
  filters: Record<string, string>;
};

/** `isMore`: a search has more matches than `total`. */
export type Page<Row> = { rows: Row[]; total: number; isMore?: boolean | undefined };

/** A row of a list. */
export type WithId = { id: string | number };

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
type Removal<Row extends WithId> = {
  isPending: boolean;
  mutate: (row: Pick<Row, 'id'>) => void;
};

/** The row actions for a layout without a table. */
export type CardTools = { select: ReactNode; edit: () => void; remove: () => void };

export type CrudList<Row extends WithId> = {
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
  /** Called when a row is clicked outside its own controls. */
  onOpen?: (row: Row) => void;
  /** The row in the preview next to the list; `follow` is called with the row that the keyboard reaches. */
  preview?: { id: string; follow: (row: Row) => void; panel: ReactNode } | undefined;
  /** Renders a row where a table doesn't fit; by default each column's name precedes its value. */
  card?: ((row: Row, tools: CardTools) => ReactNode) | undefined;
  /** The search box's hint about what it searches. */
  searchHint?: string;
  /** More actions for a row, before edit and delete. */
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
export type CrudResource<Row extends WithId> = {
  list: CrudList<Row>;
  create: ComponentType<FormProps<Row>>;
  edit: ComponentType<FormProps<Row>>;
};

/** The list state that a screen's own controls and notes can use. */
export type ListTools = ReturnType<typeof useListAddress> & { refresh: () => Promise<void> };

/** The list state and selection that bulk actions can use. */
export type BulkTools = ListTools & { selection: Selection; total: number };

type Shown = 'noun' | 'columns' | 'getRowName' | 'keepReason' | 'onOpen' | 'preview' | 'card' | 'extra';

/** The rows and their actions, shared by the table and the cards. */
export type RecordListProps<Row extends WithId> = Pick<CrudList<Row>, Shown> & {
  /** The columns that the list can be sorted by, visible or not. */
  sortable: readonly Column<Row>[];
  rows: readonly Row[];
  sort: string;
  order: Order;
  onSort: (sort: string, order: Order) => void;
  /** True while the rows answer an earlier query. */
  isStale: boolean;
  isReadOnly: boolean;
  /** Selected rows, for bulk actions. */
  selection?: Selection;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};
