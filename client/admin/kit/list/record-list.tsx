import { words } from '../../words';
import type { RecordListProps, WithId } from './column';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';

/** Names the sort order if no visible column heading shows it, and offers the default order. */
const HiddenOrder = <Row extends WithId>(props: RecordListProps<Row>) => {
  const { columns, sortable, sort, order, onSort } = props;
  const column = sortable.find((one) => one.sort === sort);
  if (!sort || !column || columns.some((one) => one.sort === sort)) return null;
  const way = order === 'asc' ? words.list.ascending : words.list.descending;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-1 text-sm text-muted print:hidden">
      Sorted by {column.header}, {way}
      <button
        type="button"
        onClick={() => onSort('', 'asc')}
        className="min-h-8 text-ink underline underline-offset-4"
      >
        {words.list.newestFirst}
      </button>
    </p>
  );
};

/** The width in rem of a table with six columns, and of each further column. */
const tableNeeds = 43.75;
const columnNeeds = 10;
const getNeeds = (columns: number) => tableNeeds + columnNeeds * Math.max(0, columns - 6);
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

type SizedProps<Row extends WithId> = RecordListProps<Row> & {
  /** The width in pixels for the list next to its preview; 0 until measured. */
  width: number;
};

/** Rows as a table, or as cards if a table would not fit. */
export const RecordList = <Row extends WithId>({ width, ...props }: SizedProps<Row>) => {
  const { preview } = props;
  const columns = props.columns.filter(
    ({ staysBesidePreview }, index) => !preview || index === 0 || staysBesidePreview,
  );
  if (width === 0) return null;
  const isTable = preview !== undefined || width >= getNeeds(columns.length) * rem();
  if (!isTable) return <RecordCards {...props} />;
  return (
    <>
      <HiddenOrder {...props} columns={columns} />
      <RecordTable {...props} columns={columns} />
    </>
  );
};
