import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { words } from '../../words';
import type { Column, Order } from '../column';
import type { RecordListProps } from './record-list-props';
import { RowActions } from './row-actions';

/** Not sorted, ascending, descending, and around again. */
const nextOrder = (isSorted: boolean, order: Order): Order | null => {
  if (!isSorted) return 'asc';
  return order === 'asc' ? 'desc' : null;
};

const arrows = { asc: ArrowUp, desc: ArrowDown };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

type HeaderProps<Row> = Pick<RecordListProps<Row>, 'sort' | 'order' | 'onSort'> & { column: Column<Row> };

const Header = <Row,>({ column, sort, order, onSort }: HeaderProps<Row>) => {
  const cell = `px-2 text-left font-semibold whitespace-nowrap first:pl-4 ${column.width ?? ''}`;
  if (!column.sort) return <th className={cell}>{column.header}</th>;
  const name = column.sort;
  const isSorted = sort === name;
  const Arrow = isSorted ? arrows[order] : ArrowUpDown;
  const toggle = () => {
    const next = nextOrder(isSorted, order);
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

/** Its columns have their places whatever stands in them: what is too long is cut or wrapped, never pushes. */
export const RecordTable = <Row extends { id: string | number }>(props: RecordListProps<Row>) => {
  const { noun, columns, rows, isStale } = props;
  return (
    <table aria-label={words.list.table(noun)} className="w-full table-fixed border-collapse text-sm">
      <thead className="border-b border-line bg-paper text-muted">
        <tr className="h-row">
          {columns.map((column) => (
            <Header key={column.header} {...props} column={column} />
          ))}
          <th className="w-21 pr-4 pl-1 text-right font-semibold print:hidden">{words.list.actions}</th>
        </tr>
      </thead>
      <tbody className={isStale ? 'opacity-70' : ''}>
        {rows.map((row) => (
          <tr key={row.id} className="h-row border-b border-line last:border-0 hover:bg-paper">
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.header} scope="row" className="py-1 pr-2 pl-4 text-left font-semibold">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.header} className={`px-2 py-1 ${column.className ?? ''}`}>
                  {column.cell(row)}
                </td>
              ),
            )}
            <td className="py-1 pr-3 pl-1 text-right print:hidden">
              <RowActions {...props} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
