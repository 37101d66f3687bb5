import type { Column, Order } from '../column';

/** What a list shows of its rows and what may be done to one, as a table and as cards alike. */
export type RecordListProps<Row> = {
  noun: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  sort: string;
  order: Order;
  onSort: (sort: string, order: Order) => void;
  /** The rows answer an earlier question; the new answer is on its way. */
  isStale: boolean;
  isReadOnly: boolean;
  keepReason?: (row: Row) => string | undefined;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};
