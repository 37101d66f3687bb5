import type { Key } from 'react';
import { ScrollRegion } from '../../ui/scroll-region';
import type { Column } from './list/column';

type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  className?: string;
};

const cell = 'py-2 pr-4 text-left align-top last:pr-0';
const numberCell = 'py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums';

/** A table of figures without pages or actions, as in a report; it scrolls sideways if it doesn't fit. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, className = '' } = props;
  const getClass = ({ isNumber, className = '' }: Column<Row>) =>
    `${isNumber ? numberCell : cell} ${className}`;
  return (
    <ScrollRegion label={label} className={`overflow-auto ${className}`}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            {columns.map((column) => (
              <th key={column.header} scope="col" className={`${getClass(column)} font-semibold`}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)} className="relative border-t border-line">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.header} scope="row" className={`${getClass(column)} font-normal`}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.header} className={getClass(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
