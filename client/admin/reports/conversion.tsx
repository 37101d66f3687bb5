import { messages } from '../../../shared/messages';
import { calendarDay, timeZone } from '../../lib/times';
import { type Outputs, trpc } from '../../lib/trpc';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import { ColumnChart } from '../charts/column-chart';
import { formatSource } from '../clients/list/list-words';
import { percent } from '../kit/figures';
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

type Tally = Outputs['reports']['conversion']['perWeek'][number];

/** Counts only signatures that are proven; those recorded by hand are shown separately. */
const getRate = ({ leads, acts }: Pick<Tally, 'leads' | 'acts'>) => (leads === 0 ? null : acts / leads);
const write = (count: number) => `${count}%`;
const number = (count: number) => count.toLocaleString('en-US');

const toRow = (tally: Tally, label: string) => ({
  key: tally.key,
  label,
  count: Math.round((getRate(tally) ?? 0) * 100),
  cells: [
    number(tally.leads),
    number(tally.acts),
    number(tally.signed - tally.acts),
    percent(getRate(tally)),
  ],
});

const none = 'No leads in the last twelve weeks';

/** The share of leads who became clients, by week and by source. */
export const Conversion = () => {
  const query = trpc.reports.conversion.useQuery({ timeZone: timeZone() });
  const { data } = query;
  if (!data)
    return (
      <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} isSaid={false} />
    );
  const addUp = (name: 'leads' | 'signed' | 'acts') =>
    data.perWeek.reduce((sum, tally) => sum + tally[name], 0);
  const [leads, acts] = [addUp('leads'), addUp('acts')];
  const recorded = addUp('signed') - acts;
  const weeks = data.perWeek.map((tally) => toRow(tally, calendarDay(tally.key)));
  const sources = data.perSource.map((tally) => toRow(tally, formatSource(tally.key)));
  const heads = ['Leads', 'Signed', 'Only recorded', 'Share signed'];
  return (
    <div className="mb-5 grid items-start gap-5 xl:grid-cols-[1.4fr_1fr]">
      <ChartCard
        title="From new to signed, by week"
        span={
          recorded === 0
            ? 'How many of each week’s leads have signed'
            : `How many of each week’s leads have signed. Not counted: ${number(recorded)} ${recorded === 1 ? 'lead' : 'leads'} set to Signed without saying how.`
        }
        heads={['Week of', ...heads]}
        rows={weeks}
      >
        {leads === 0 ? (
          <NoFigures text={none} />
        ) : (
          <ColumnChart
            label={`${number(acts)} of ${number(leads)} leads have signed: ${percent(acts / leads)}.`}
            columns={weeks}
            write={write}
          />
        )}
      </ChartCard>
      <ChartCard
        title="From new to signed, by source"
        span="The last twelve weeks"
        heads={['Source', ...heads]}
        rows={sources}
      >
        {sources.length === 0 ? (
          <NoFigures text={none} />
        ) : (
          <BarChart
            label={sources.map(({ label, count }) => `${label}: ${write(count)}`).join(', ')}
            bars={sources}
            write={write}
            top={100}
          />
        )}
      </ChartCard>
    </div>
  );
};
