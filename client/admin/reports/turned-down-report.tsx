import { trpc } from '../../lib/trpc';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import { Unloaded } from '../kit/loaded';
import { reportWords } from './report-words';

/** Counts of turned-down leads by reason. */
export const TurnedDownReport = () => {
  const query = trpc.desk.reasonCounts.useQuery();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  const rows = data.map(({ reason, count }) => ({
    key: reason,
    label: reason || 'No reason given',
    count,
    cells: [count.toLocaleString('en-US')],
  }));
  return (
    <ChartCard
      title="Turned down"
      span="All leads now turned down, by reason"
      heads={['Reason', 'Leads']}
      rows={rows}
    >
      {rows.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">No leads are turned down.</p>
      ) : (
        <BarChart
          label={rows.map(({ label, count }) => `${label}: ${count}`).join(', ')}
          bars={rows.slice(0, 10)}
        />
      )}
    </ChartCard>
  );
};
