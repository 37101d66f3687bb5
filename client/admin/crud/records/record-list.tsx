import { useWidth } from '../../../lib/use-width';
import { HiddenOrder } from './hidden-order';
import { RecordCards } from './record-cards';
import type { RecordListProps } from './record-list-props';
import { RecordTable } from './record-table';

/** What a table of six columns needs, and each further one, in the person's own size of letters. */
const tableNeeds = 43.75;
const columnNeeds = 10;
const needsOf = (columns: number) => tableNeeds + columnNeeds * Math.max(0, columns - 6);
/** Beside a preview stand the first columns alone, without what can be done to a row: the preview does it. */
const besidePreview = { columns: 4, needs: 26 };
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Rows as a table, or as cards where a table would not fit. */
export const RecordList = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const [box, width] = useWidth<HTMLDivElement>();
  const { preview } = props;
  const columns = preview ? props.columns.slice(0, besidePreview.columns) : props.columns;
  const isTable = width >= (preview ? besidePreview.needs : needsOf(columns.length)) * rem();
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
