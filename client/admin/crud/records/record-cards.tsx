import { words } from '../../words';
import type { RecordListProps } from './record-list-props';
import { RowActions } from './row-actions';

type SortProps<Row> = Pick<RecordListProps<Row>, 'columns' | 'sort' | 'order' | 'onSort'>;

/** Without column headings the order is chosen from a list. */
const SortChoice = <Row,>({ columns, sort, order, onSort }: SortProps<Row>) => (
  <label className="flex items-center gap-2 border-b border-line bg-paper px-4 py-2 text-sm text-muted">
    {words.list.sortBy}
    <select
      value={sort ? `${sort} ${order}` : ''}
      onChange={(event) => {
        const [next = '', nextOrder] = event.target.value.split(' ');
        onSort(next, nextOrder === 'desc' ? 'desc' : 'asc');
      }}
      className="h-9 min-w-0 flex-1 rounded-md border border-control bg-card px-2 text-ink"
    >
      <option value="">{words.list.newestFirst}</option>
      {columns.flatMap(({ header, sort: name }) =>
        name
          ? (['asc', 'desc'] as const).map((way) => (
              <option key={`${name} ${way}`} value={`${name} ${way}`}>
                {header}, {way === 'asc' ? words.list.ascending : words.list.descending}
              </option>
            ))
          : [],
      )}
    </select>
  </label>
);

/** The rows on a phone: a card each, with every column's name before its value. */
export const RecordCards = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const [first, ...others] = props.columns;
  return (
    <>
      <SortChoice {...props} />
      <ul aria-label={words.list.table(props.noun)} className={props.isStale ? 'opacity-70' : ''}>
        {props.rows.map((row) => (
          <li key={row.id} className="border-b border-line px-4 py-3 last:border-0">
            <div className="flex items-center justify-between gap-2">
              <div className="min-w-0 font-semibold break-words">{first?.cell(row)}</div>
              <RowActions {...props} row={row} />
            </div>
            <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1 text-sm">
              {others.map((column) => (
                <div key={column.header} className="contents">
                  <dt className="text-muted">{column.header}</dt>
                  <dd className="min-w-0 break-words">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
};
