import { TextButton } from '../../../ui/press';
import { words } from '../../words';
import type { Column, RecordListProps, WithId } from './column';
import { RecordTable } from './record-table';
import { opensOnClick, RowActions, RowCheckbox } from './row-actions';

/** The orders of a list as choices, and the order that one of them stands for. */
export const listOrders = (sortable: readonly Pick<Column<never>, 'header' | 'sort'>[]) =>
  sortable.flatMap(({ header, sort }) =>
    (sort ? (['asc', 'desc'] as const) : []).map((way) => ({
      value: `${sort} ${way}`,
      label: `${header}, ${way === 'asc' ? 'ascending' : 'descending'}`,
    })),
  );
export const readOrder = (choice: string) => {
  const [sort = '', order] = choice.split(' ');
  return { sort, order: order === 'desc' ? 'desc' : 'asc' } as const;
};

/** A select for the sort order, because cards have no headings. It includes columns that are not shown. */
const SortChoice = <Row extends WithId>({ sortable, sort, order, onSort }: RecordListProps<Row>) => (
  <label className="flex items-center gap-2 rounded-t-lg border-b border-line bg-paper px-4 py-2 text-sm text-muted">
    Sort by
    <select
      value={sort ? `${sort} ${order}` : ''}
      onChange={(event) => {
        const { sort: next, order: way } = readOrder(event.target.value);
        onSort(next, way);
      }}
      className="h-9 min-w-0 flex-1 rounded-md border border-control bg-card px-2 text-ink"
    >
      <option value="">Newest first</option>
      {listOrders(sortable).map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
);

const Select = <Row extends WithId>({
  row,
  selection,
  getName,
}: Pick<RecordListProps<Row>, 'selection' | 'getName'> & { row: Row }) =>
  selection && (
    <RowCheckbox
      label={words.list.select(getName(row))}
      checked={selection.ids.has(String(row.id))}
      onChange={() => selection.toggle(String(row.id))}
    />
  );

/** Shows every column's name before its value. */
const PlainCard = <Row extends WithId>(props: RecordListProps<Row> & { row: Row }) => {
  const { row, columns } = props;
  const [first, ...others] = columns;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <Select {...props} />
        <div className="min-w-0 grow font-semibold break-words">{first?.cell(row)}</div>
        <RowActions {...props} />
      </div>
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1 text-sm">
        {others.map(({ header, cell }) => {
          const value = cell(row);
          return (
            value !== '' &&
            value != null &&
            value !== false && (
              <div key={header} className="contents">
                <dt className="text-muted">{header}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
};

/** The rows as cards on a phone. */
const RecordCards = <Row extends WithId>(props: RecordListProps<Row>) => {
  const { selection, onOpen, card, sortable } = props;
  return (
    <>
      {!card && sortable.some(({ sort }) => sort) && <SortChoice {...props} />}
      <ul aria-label={props.label} className={props.isStale ? 'opacity-70' : ''}>
        {props.rows.map((row) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the row's name is a link for the keyboard.
          <li
            key={row.id}
            data-row={row.id}
            onClick={opensOnClick(row, onOpen)}
            className={`relative border-b border-line ${card ? '' : 'px-4 py-3'} last:border-0 ${selection?.ids.has(String(row.id)) ? 'bg-info-soft' : ''} focus-within:bg-paper`}
          >
            {card ? (
              card(row, {
                select: <Select {...props} row={row} />,
                edit: () => props.onEdit?.(row),
                remove: () => props.onRemove?.(row),
              })
            ) : (
              <PlainCard {...props} row={row} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Names the sort order if no visible column heading shows it, and offers the default order. */
const HiddenOrder = <Row extends WithId>(props: RecordListProps<Row>) => {
  const { columns, sortable, sort, order, onSort } = props;
  const column = sortable.find((one) => one.sort === sort);
  if (!sort || !column || columns.some((one) => one.sort === sort)) return null;
  const way = order === 'asc' ? 'ascending' : 'descending';
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-1 text-sm text-muted print:hidden">
      Sorted by {column.header}, {way}
      <TextButton onClick={() => onSort('', 'asc')} className="min-h-8 text-ink">
        Newest first
      </TextButton>
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
