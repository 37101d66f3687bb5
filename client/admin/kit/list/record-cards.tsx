import { words } from '../../words';
import type { RecordListProps, WithId } from './column';
import { opensOnClick, RowActions, RowCheckbox } from './row-actions';

/** A select for the sort order, because cards have no headings. It includes columns that are not shown. */
const SortChoice = <Row extends WithId>({ sortable, sort, order, onSort }: RecordListProps<Row>) => (
  <label className="flex items-center gap-2 rounded-t-lg border-b border-line bg-paper px-4 py-2 text-sm text-muted">
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
      {sortable.flatMap(({ header, sort: name }) =>
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
export const RecordCards = <Row extends WithId>(props: RecordListProps<Row>) => {
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
