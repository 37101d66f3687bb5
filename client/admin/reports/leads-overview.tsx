import { messages } from '../../../shared/messages';
import { calendarDay, timeZone } from '../../lib/times';
import { type Outputs, trpc } from '../../lib/trpc';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { Unloaded } from '../kit/loaded';
import { NoFigures } from './report-table';
import { reportWords } from './report-words';

type Overview = Outputs['dashboard']['overview'];

const withCell = <Counted extends { count: number }>(row: Counted) => ({
  ...row,
  cells: [row.count.toLocaleString('en-US')],
});

const PerDay = ({ days }: { days: Overview['perDay'] }) => {
  const rows = days.map(({ day, count }) => ({ key: day, label: calendarDay(day), count }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const best = rows.reduce(
    (most, row) => (row.count > most.count ? row : most),
    rows[0] ?? { label: '', count: 0 },
  );
  const { perDay, perDaySpan, perDaySummary, nonePerDay, day, leads } = reportWords.arrivals;
  return (
    <ChartCard title={perDay} span={perDaySpan} heads={[day, leads]} rows={rows.map(withCell)}>
      {total === 0 ? (
        <NoFigures text={nonePerDay} />
      ) : (
        <ColumnChart
          label={perDaySummary(total.toLocaleString('en-US'), best.count.toLocaleString('en-US'), best.label)}
          columns={rows}
        />
      )}
    </ChartCard>
  );
};

const shownBars = 10;

const PerCaseType = ({ types }: { types: Overview['perCaseType'] }) => {
  const rows = types.map(({ caseType, title, count }) => ({ key: caseType, label: title, count }));
  const { perCaseType, perCaseTypeSpan, caseType, leads } = reportWords.arrivals;
  const label = rows.slice(0, shownBars).map((row) => `${row.label}: ${row.count}`);
  return (
    <ChartCard title={perCaseType} span={perCaseTypeSpan} heads={[caseType, leads]} rows={rows.map(withCell)}>
      {rows.length === 0 ? (
        <NoFigures text={messages.client.noneYet} />
      ) : (
        <BarChart label={label.join(', ')} bars={rows.slice(0, shownBars)} />
      )}
    </ChartCard>
  );
};

/** The leads that came in lately, by day and by case type. */
export const LeadsOverview = () => {
  const query = trpc.dashboard.overview.useQuery({ timeZone: timeZone() });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  return (
    <div className="mb-5 grid items-start gap-5 xl:grid-cols-[1.4fr_1fr]">
      <PerDay days={data.perDay} />
      <PerCaseType types={data.perCaseType} />
    </div>
  );
};
