import type { KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from '../../icons';
import { stepRow } from '../../keys/press';
import { words } from '../../words';
import type { Column, RecordListProps, WithId } from './column';
import { opensOnClick, RowActions, RowCheckbox } from './row-actions';
import type { Order } from './use-list-address';

/** Cycles through the first order, the reverse order, and unsorted. */
const nextOrder = (isSorted: boolean, order: Order, first: Order): Order | null => {
  if (!isSorted) return first;
  if (order !== first) return null;
  return first === 'asc' ? 'desc' : 'asc';
};

const arrows = { asc: ArrowUp, desc: ArrowDown };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

/** Sticks below the screen's top bar while the rows scroll. */
const headCell = 'sticky top-14 z-[5] bg-paper shadow-[inset_0_-1px_0_var(--color-line)]';

const numbers = ({ isNumber }: { isNumber?: boolean }) => (isNumber ? 'text-right tabular-nums' : '');

type HeaderProps<Row extends WithId> = Pick<RecordListProps<Row>, 'sort' | 'order' | 'onSort'> & {
  column: Column<Row>;
};

const Header = <Row extends WithId>({ column, sort, order, onSort }: HeaderProps<Row>) => {
  const cell = `${headCell} px-2 font-semibold whitespace-nowrap first:pl-4 ${numbers(column) || 'text-left'} ${column.width ?? ''}`;
  if (!column.sort)
    return (
      <th className={cell} title={column.unsorted}>
        {column.header}
        {column.unsorted && <span className="sr-only">, {column.unsorted}</span>}
      </th>
    );
  const name = column.sort;
  const isSorted = sort === name;
  const Arrow = isSorted ? arrows[order] : ArrowUpDown;
  const toggle = () => {
    const next = nextOrder(isSorted, order, column.sortFirst ?? 'asc');
    onSort(next ? name : '', next ?? 'asc');
  };
  return (
    <th className={cell} aria-sort={isSorted ? ariaSorts[order] : undefined}>
      <button
        type="button"
        onClick={toggle}
        className="-mx-2 inline-flex h-9 items-center gap-1.5 rounded-sm px-2 hover:bg-paper-deep"
      >
        {column.header}
        <Arrow aria-hidden className={`size-3.5 ${isSorted ? '' : 'text-muted'}`} />
      </button>
    </th>
  );
};

/** The arrow keys move between row names; inside a select they choose. */
const stepByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
  if (!by || !(event.target instanceof Element) || !event.target.matches('[data-open]')) return;
  if (stepRow(by)) event.preventDefault();
};

/** A table with fixed column widths: long content is cut or wrapped and never moves other columns. */
export const RecordTable = <Row extends WithId>(props: RecordListProps<Row>) => {
  const { label, columns, rows, getName, isStale, selection, onOpen, preview } = props;
  const hasActions = (props.extra ?? props.onEdit ?? props.onRemove) && !preview;
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse text-sm">
      <thead className="text-muted">
        <tr className="h-row">
          {selection && (
            <th className={`${headCell} w-11 pl-3 text-left print:hidden`}>
              <RowCheckbox
                label="Select all on this page"
                checked={selection.isPage}
                onChange={selection.togglePage}
              />
            </th>
          )}
          {columns.map((column) => (
            <Header key={column.header} {...props} column={column} />
          ))}
          {hasActions && (
            <th
              className={`${headCell} pr-4 pl-1 text-right font-semibold print:hidden ${props.extra ? 'w-30' : 'w-21'}`}
            >
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody className={isStale ? 'opacity-70' : ''} onKeyDown={stepByArrows}>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            onClick={opensOnClick(row, onOpen)}
            onFocus={preview && (() => preview.follow(row))}
            aria-current={preview?.id === row.id || undefined}
            className={`relative h-row border-b border-line last:border-0 hover:bg-paper aria-[current]:bg-warning-soft ${onOpen ? 'cursor-pointer' : ''} ${selection?.ids.has(String(row.id)) ? 'bg-info-soft' : ''} focus-within:bg-paper`}
          >
            {selection && (
              <td className="pl-3 print:hidden">
                <RowCheckbox
                  label={words.list.select(getName(row))}
                  checked={selection.ids.has(String(row.id))}
                  onChange={() => selection.toggle(String(row.id))}
                />
              </td>
            )}
            {columns.map((column, index) =>
              index === 0 ? (
                <th
                  key={column.header}
                  scope="row"
                  className={`py-1 pr-2 text-left font-semibold ${selection ? 'pl-2' : 'pl-4'}`}
                >
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.header}
                  className={`px-2 py-1 break-words ${numbers(column)} ${column.className ?? ''}`}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
            {hasActions && (
              <td className="py-1 pr-3 pl-1 text-right print:hidden">
                <RowActions {...props} row={row} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
