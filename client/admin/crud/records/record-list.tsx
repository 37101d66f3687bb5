import { useWidth } from '../../../lib/use-width';
import { HiddenOrder } from './hidden-order';
import { RecordCards } from './record-cards';
import type { RecordListProps } from './record-list-props';
import { RecordTable } from './record-table';

/** What a table of six columns needs, and each further one, in the person's own size of letters. */
const tableNeeds = 43.75;
const columnNeeds = 10;
const needsOf = (columns: number) => tableNeeds + columnNeeds * Math.max(0, columns - 6);
/** What a table needs beside a preview: fewer columns, and without what can be done to a row, which the preview does. */
const needsBesidePreview = 26;
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Rows as a table, or as cards where a table would not fit. */
export const RecordList = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const [box, width] = useWidth<HTMLDivElement>();
  const { preview } = props;
  const columns = props.columns.filter(
    ({ staysBesidePreview }, index) => !preview || index === 0 || staysBesidePreview,
  );
  const isTable = width >= (preview ? needsBesidePreview : needsOf(columns.length)) * rem();
  return (
    <div ref={box}>
      {width > 0 && isTable && (
        <>
          <HiddenOrder {...props} columns={columns} />
          <RecordTable {...props} columns={columns} />
        </>
      )}
      {width > 0 && !isTable && <RecordCards {...props} />}
    </div>
  );
};
