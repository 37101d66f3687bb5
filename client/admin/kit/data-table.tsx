import type { Key, ReactNode } from 'react';
import { ScrollRegion } from '../../ui/scroll-region';

/** A column of a table without paging; the first column names the row. */
export type TableColumn<Row> = {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers to the end of the cell. */
  isNumber?: boolean;
  className?: string;
};

type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  className?: string;
};

const cell = 'py-2 pr-4 text-left align-top last:pr-0';
const numberCell = 'py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums';

/** A table that scrolls sideways if it doesn't fit. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, className = '' } = props;
  const getClass = ({ isNumber, className = '' }: TableColumn<Row>) =>
    `${isNumber ? numberCell : cell} ${className}`;
  return (
    <ScrollRegion label={label} className={`overflow-auto ${className}`}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
              <th key={index} scope="col" className={`${getClass(column)} font-semibold`}>
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                  <th key={index} scope="row" className={`${getClass(column)} font-normal`}>
                    {column.cell(row)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                  <td key={index} className={getClass(column)}>
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
