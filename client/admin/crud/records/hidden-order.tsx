import { words } from '../../words';
import type { RecordListProps } from './record-list-props';

type HiddenOrderProps<Row> = Pick<RecordListProps<Row>, 'columns' | 'sortable' | 'sort' | 'order' | 'onSort'>;

/** Names the sort order if no visible column heading shows it, and offers the default order. */
export const HiddenOrder = <Row,>({ columns, sortable, sort, order, onSort }: HiddenOrderProps<Row>) => {
  const column = sortable.find((one) => one.sort === sort);
  if (!sort || !column || columns.some((one) => one.sort === sort)) return null;
  const way = order === 'asc' ? words.list.ascending : words.list.descending;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-1 text-sm text-muted print:hidden">
      {words.list.sortedBy(column.header, way)}
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
