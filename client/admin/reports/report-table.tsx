import type { ComponentProps } from 'react';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';

/** Stands where a report's chart or table would be. */
export const NoFigures = ({ text }: { text: string }) => (
  <p className="py-8 text-center text-sm text-muted">{text}</p>
);

/** A column of the counts that the rows have under this name. */
export const countColumn = <Name extends string>(header: string, name: Name) => ({
  header,
  cell: (row: Record<Name, number>) => row[name].toLocaleString('en-US'),
  isNumber: true,
});

type ReportTableProps<Row> = ComponentProps<typeof DataTable<Row>> & {
  title: string;
  text: string;
  none: string;
};

/** A report that is one table, in a card that says what it counts. */
export const ReportTable = <Row,>({ title, text, none, ...table }: ReportTableProps<Row>) => (
  <Card title={title} text={text}>
    {table.rows.length === 0 ? <NoFigures text={none} /> : <DataTable {...table} />}
  </Card>
);
