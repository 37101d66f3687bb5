import type { ReactNode } from 'react';
import type { Column, Order } from '../column';
import type { Card, Preview } from '../crud-list';
import type { Selection } from '../use-selection';

/** What a list shows of its rows and what may be done to one, as a table and as cards alike. */
export type RecordListProps<Row> = {
  noun: string;
  columns: readonly Column<Row>[];
  /** Those that the list can be sorted by, shown or not. */
  sortable: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  sort: string;
  order: Order;
  onSort: (sort: string, order: Order) => void;
  /** The rows answer an earlier question; the new answer is on its way. */
  isStale: boolean;
  isReadOnly: boolean;
  keepReason?: (row: Row) => string | undefined;
  /** Rows can be selected, to do something to several. */
  selection?: Selection;
  /** A click on what is no control of its own opens the row. */
  onOpen?: (row: Row) => void;
  preview?: Preview<Row> | undefined;
  card?: Card<Row> | undefined;
  /** What else can be done to a row, before edit and delete. */
  extra?: (row: Row) => ReactNode;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};
