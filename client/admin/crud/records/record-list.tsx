import { useWidth } from '../../../lib/use-width';
import { RecordCards } from './record-cards';
import type { RecordListProps } from './record-list-props';
import { RecordTable } from './record-table';

/** What a table needs for all of its columns, in the person's own size of letters. */
const tableNeeds = 43.75;
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Rows as a table, or as cards where a table would not fit. */
export const RecordList = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const [box, width] = useWidth<HTMLDivElement>();
  const Rows = width >= tableNeeds * rem() ? RecordTable : RecordCards;
  return <div ref={box}>{width > 0 && <Rows {...props} />}</div>;
};
