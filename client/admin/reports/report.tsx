import type { Permission } from '../../../shared/permissions';
import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { ChartFrame } from '../charts/chart-frame';
import { ColumnChart } from '../charts/column-chart';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import type { Column } from '../kit/list/column';
import { Empty, type Query, Unloaded } from '../kit/loaded';

type BarChartProps = {
  label: string;
  bars: readonly { key: string; label: string; count: number }[];
  /** Formats a number; plain by default. */
  write?: (count: number) => string;
  /** The full length of the scale; the largest number by default. */
  top?: number;
};

const plain = (count: number) => count.toLocaleString('en-US');

const row = 28;
const numberWidth = 48;
const longest = 22;

const cut = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** One bar for each name, with its number at the end. */
const BarChart = ({ label, bars, write = plain, top }: BarChartProps) => {
  const most = top ?? Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ChartFrame label={label} height={bars.length * row}>
      {(width) => {
        const nameWidth = Math.min(165, width / 2);
        const room = Math.max(0, width - nameWidth - numberWidth);
        return bars.map(({ key, label: name, count }, index) => {
          const length = Math.max(2, (count / most) * room);
          const middle = index * row + row / 2;
          return (
            <g key={key}>
              <title>{`${name}: ${write(count)}`}</title>
              <text x={nameWidth - 8} y={middle + 4} textAnchor="end" className="fill-ink text-xs">
                {cut(name)}
              </text>
              <rect x={nameWidth} y={middle - 7} width={length} height={14} rx="2" className="fill-info" />
              <text x={nameWidth + length + 6} y={middle + 4} className="fill-muted text-xs">
                {write(count)}
              </text>
            </g>
          );
        });
      }}
    </ChartFrame>
  );
};

type Chart<Row> = {
  /** One bar for each row, or one column for each day or week. */
  kind: 'bars' | 'columns';
  /** The number to draw; null draws nothing. */
  count: (row: Row) => number | null;
  /** Formats a number; plain by default. */
  write?: (count: number) => string;
  /** The full length of the scale; the largest number by default. */
  top?: number;
  /** The chart in one sentence, for screen readers; by default the names with their numbers. */
  label?: string;
};

type ReportOptions<Data, Row> = {
  title: string | ((may: ReturnType<typeof useMay>) => string);
  text?: string | ((data: Data) => string);
  useData: (span: { days: number; timeZone: string }) => Query<Data>;
  toRows: (data: Data) => readonly Row[];
  /** The heading of the names, and each row's own. */
  head: string;
  toName: (row: Row) => string;
  columns: readonly Column<Row>[];
  none: string;
  /** Drawn above the table, which then opens on request. */
  chart?: (rows: readonly Row[], data: Data) => Chart<Row>;
  /** Shown only to people with this right. */
  needs?: Permission;
};

const mostBars = 10;

const Drawn = <Row,>({
  chart,
  rows,
  toName,
  none,
}: {
  chart: Chart<Row>;
  rows: readonly Row[];
  toName: (row: Row) => string;
  none: string;
}) => {
  const { kind, count, write = (number) => number.toLocaleString('en-US'), top, label } = chart;
  const drawn = rows.map((row, at) => ({ key: `${at}`, label: toName(row), count: count(row) }));
  const bars = drawn
    .slice(0, mostBars)
    .flatMap((bar) => (bar.count === null ? [] : [{ ...bar, count: bar.count }]));
  const isEmpty = kind === 'bars' ? bars.length === 0 : drawn.every((one) => one.count === null);
  if (isEmpty) return <Empty title={none} />;
  const spoken = label ?? bars.map((bar) => `${bar.label}: ${write(bar.count)}`).join(', ');
  return kind === 'bars' ? (
    <BarChart label={spoken} bars={bars} write={write} {...(top && { top })} />
  ) : (
    <ColumnChart
      label={spoken}
      columns={drawn.map((one) => ({ ...one, count: one.count ?? 0 }))}
      write={write}
    />
  );
};

/** A column of the counts that the rows have under this name. */
export const countColumn = <Name extends string>(header: string, name: Name) => ({
  header,
  cell: (row: Record<Name, number>) => row[name].toLocaleString('en-US'),
  isNumber: true,
});

const Shown = <Data, Row>({ report, days }: { report: ReportOptions<Data, Row>; days: number }) => {
  const { text, toRows, head, toName, columns, none } = report;
  const may = useMay();
  const title = typeof report.title === 'function' ? report.title(may) : report.title;
  const query = report.useData({ days, timeZone: timeZone() });
  const { data } = query;
  if (data === undefined)
    return (
      <Card title={title}>
        <Unloaded query={query} what="the report" />
      </Card>
    );
  const rows = toRows(data);
  const chart = report.chart?.(rows, data);
  const table = (
    <DataTable
      label={title}
      rows={rows}
      rowKey={(row, index) => `${index} ${toName(row)}`}
      columns={[{ header: head, cell: toName }, ...columns.map((column) => ({ ...column, isNumber: true }))]}
      {...(chart && { className: 'mt-2 max-h-72' })}
    />
  );
  return (
    <Card title={title} text={typeof text === 'function' ? text(data) : text}>
      {chart && <Drawn {...{ chart, rows, toName, none }} />}
      {!chart && rows.length === 0 && <Empty title={none} />}
      {chart && rows.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="inline-block min-h-8 py-1 underline underline-offset-4">
            Show as a table
          </summary>
          {table}
        </details>
      )}
      {!chart && rows.length > 0 && table}
    </Card>
  );
};

/** Makes a report: what it counts, in a table, and in a chart if it has one. */
export const report =
  <Data, Row>(options: ReportOptions<Data, Row>) =>
  ({ days }: { days: number }) =>
    !useMay()(options.needs ?? 'dashboard.read') ? null : <Shown report={options} days={days} />;
