import { calendarDay } from '../../lib/times';
import type { Outputs } from '../../lib/trpc';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { formatSource } from '../clients/list/list-words';
import { cardClass } from '../kit/card';
import { percent, spokenMinutes } from '../kit/figures';
import { useCaseTypeTitle, usePeople } from '../shared-queries';
import { NoFigures } from './report-table';
import { reportWords } from './report-words';

const words = reportWords.contact;

type Report = Outputs['reports']['firstContact'];
type Row = Report['perDay'][number];

const medianText = (median: number | null) => (median === null ? '–' : spokenMinutes(median));

const getCells = ({ leads, contacted, median, within }: Omit<Row, 'key'>) => [
  leads.toLocaleString('en-US'),
  contacted.toLocaleString('en-US'),
  medianText(median),
  ...within.map(percent),
];
const heads = ['Leads', 'Contacted', 'Median', ...words.within];

const Total = ({ total }: { total: Report['total'] }) => (
  <dl className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
    {heads.map((head, index) => (
      <div key={head} className={`${cardClass} p-4`}>
        <dt className="text-sm text-muted">{head}</dt>
        <dd className="text-2xl font-semibold tabular-nums">{getCells(total)[index]}</dd>
      </div>
    ))}
  </dl>
);

type GroupProps = { title: string; head: string; rows: readonly Row[]; getRowName: (key: string) => string };

const shownBars = 10;

/** A chart of the share answered within an hour, and a table of all figures. */
const Group = ({ title, head, rows, getRowName }: GroupProps) => {
  const bars = rows
    .slice(0, shownBars)
    .flatMap(({ key, within: [, inAnHour] }) =>
      typeof inAnHour === 'number'
        ? [{ key, label: getRowName(key), count: Math.round(inAnHour * 100) }]
        : [],
    );
  return (
    <ChartCard
      title={title}
      span="Contacted within an hour, in percent"
      heads={[head, ...heads]}
      rows={rows.map((row) => ({ key: row.key, label: getRowName(row.key), cells: getCells(row) }))}
    >
      {bars.length === 0 ? (
        <NoFigures text={words.none} />
      ) : (
        <BarChart
          label={bars.map(({ label, count }) => `${label}: ${count}%`).join(', ')}
          bars={bars}
          write={words.percent}
          top={100}
        />
      )}
    </ChartCard>
  );
};

/** The time people wait for the firm's first answer, in charts and tables. */
export const FirstContactReport = ({ report }: { report: Report }) => {
  const formatTitle = useCaseTypeTitle();
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  const { total, perDay, perCaseType, perSource, perPerson } = report;
  // Choose the unit by the largest value.
  const inHours = perDay.some(({ median }) => (median ?? 0) >= 120);
  const days = perDay.map((row) => ({
    key: row.key,
    label: calendarDay(row.key),
    count: Math.round(((row.median ?? 0) / (inHours ? 60 : 1)) * 10) / 10,
    cells: getCells(row),
  }));
  const isEmpty = total.contacted === 0;
  return (
    <>
      <Total total={total} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ChartCard
          title="Median by day"
          span="Half of each day’s leads waited this long or less"
          heads={['Day', ...heads]}
          rows={days}
        >
          {isEmpty ? (
            <NoFigures text={words.none} />
          ) : (
            <ColumnChart
              label={`${total.leads.toLocaleString('en-US')} leads. Half of those contacted waited ${medianText(total.median)} or less.`}
              columns={days}
              write={inHours ? words.hours : words.minutes}
            />
          )}
        </ChartCard>
        <Group title="By case type" head="Case type" rows={perCaseType} getRowName={formatTitle} />
        <Group title="By source" head="Source" rows={perSource} getRowName={formatSource} />
        <Group
          title="By person who answered first"
          head="Person"
          rows={perPerson}
          getRowName={(key) => names.get(key) ?? words.gone}
        />
      </div>
    </>
  );
};
