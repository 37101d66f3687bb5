import type { ReactNode } from 'react';
import type { Column, Order } from '../column';
import type { Card, Preview } from '../crud-list';
import type { Selection } from '../use-selection';

/** The rows and their actions, shared by the table and the cards. */
export type RecordListProps<Row> = {
  noun: string;
  columns: readonly Column<Row>[];
  /** The columns that the list can be sorted by, visible or not. */
  sortable: readonly Column<Row>[];
  rows: readonly Row[];
  getRowName: (row: Row) => string;
  sort: string;
  order: Order;
  onSort: (sort: string, order: Order) => void;
  /** True while the rows answer an earlier query. */
  isStale: boolean;
  isReadOnly: boolean;
  keepReason?: (row: Row) => string | undefined;
  /** Selected rows, for bulk actions. */
  selection?: Selection;
  /** Called when a row is clicked outside its own controls. */
  onOpen?: (row: Row) => void;
  preview?: Preview<Row> | undefined;
  card?: Card<Row> | undefined;
  /** More actions for a row, before edit and delete. */
  extra?: (row: Row) => ReactNode;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};
