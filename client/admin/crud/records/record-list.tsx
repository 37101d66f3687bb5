import { useIsMobile } from '../../../lib/use-is-mobile';
import { RecordCards } from './record-cards';
import type { RecordListProps } from './record-list-props';
import { RecordTable } from './record-table';

/** Rows as a table, or as cards where a table would not fit. */
export const RecordList = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const isMobile = useIsMobile();
  return isMobile ? <RecordCards {...props} /> : <RecordTable {...props} />;
};
