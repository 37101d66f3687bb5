import type { ReactNode } from 'react';
import type { Order } from './use-list-address';
import type { Selection } from './use-selection';

/** One column of a table; the first one names the row. */
export type Column<Row, Sort extends string = string> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers to the end of the cell. */
  isNumber?: boolean;
  /** The server's sort key; a column without one cannot be sorted. */
  sort?: Sort | undefined;
  /** The order of the first click on its heading; ascending by default. */
  sortFirst?: Order;
  /** Why it cannot be sorted, if people would expect it. */
  unsorted?: string;
  className?: string;
  /** Keeps the column visible next to an open preview; the first column always is. */
  staysBesidePreview?: boolean;
  /** A width class for the column of a list; columns without one share the rest. */
  width?: string;
};

/** A row of a list. */
export type WithId = { id: string | number };

/** The row actions for a layout without a table. */
export type CardTools = { select: ReactNode; edit: () => void; remove: () => void };

/** The look of a list's rows, and the effect of a press on one. */
export type RowLook<Row extends WithId, Sort extends string = string> = {
  columns: readonly Column<Row, Sort>[];
  /** The columns that can be sorted by, if there are more than the list shows. */
  sortable?: readonly Column<Row, Sort>[];
  /** Names the table, and each row's buttons. */
  label: string;
  getName: (row: Row) => string;
  /** Called when a row is clicked outside its own controls. */
  onOpen?: (row: Row) => void;
  /** The row in the preview next to the list; `follow` is called with the row that the keyboard reaches. */
  preview?: { id: string; follow: (row: Row) => void; panel: ReactNode } | undefined;
  /** Renders a row where a table doesn't fit; by default each column's name precedes its value. */
  card?: ((row: Row, tools: CardTools) => ReactNode) | undefined;
  /** More actions for a row, before edit and delete. */
  extra?: (row: Row) => ReactNode;
  /** Why this row cannot be deleted, as a sentence. */
  keepReason?: (row: Row) => string | undefined;
};

/** The rows and their actions, shared by the table and the cards. */
export type RecordListProps<Row extends WithId> = RowLook<Row> & {
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
  selection?: Selection | undefined;
  onEdit?: ((row: Row) => void) | undefined;
  onRemove?: ((row: Row) => void) | undefined;
};
