import { useIsMobile } from '../../lib/use-is-mobile';
import type { Column, Order } from './column';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';

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

/** Rows as a table, or as cards where a table would not fit. */
export const RecordList = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const isMobile = useIsMobile();
  return isMobile ? <RecordCards {...props} /> : <RecordTable {...props} />;
};
