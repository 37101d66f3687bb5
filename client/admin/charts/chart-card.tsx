import type { ReactNode } from 'react';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { words } from '../words';

type Row = { key: string; label: string; cells: readonly string[] };

type ChartCardProps = {
  title: string;
  span: string;
  /** The table's column headings; the first one is for the row name. */
  heads: readonly string[];
  rows: readonly Row[];
  children: ReactNode;
};

/** A titled chart, with the same numbers as a table behind it. */
export const ChartCard = ({ title, span, heads, rows, children }: ChartCardProps) => (
  <Card title={title} text={span}>
    {children}
    {rows.length > 0 && (
      <details className="mt-3 text-sm">
        <summary className="inline-block min-h-8 py-1 underline underline-offset-4">
          {words.dashboard.table}
        </summary>
        <DataTable<Row>
          label={`${title}: ${words.dashboard.table}`}
          className="mt-2 max-h-72"
          rows={rows}
          rowKey={({ key }) => key}
          columns={heads.map((header, index) => ({
            header,
            isNumber: index > 0,
            cell: (row) => (index === 0 ? row.label : row.cells[index - 1]),
          }))}
        />
      </details>
    )}
  </Card>
);
