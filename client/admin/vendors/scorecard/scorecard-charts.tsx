import type { Scorecard, ScorecardGroup } from '../../../../shared/schemas/scorecard';
import { calendarDay } from '../../../lib/times';
import { BarChart } from '../../charts/bar-chart';
import { ChartCard } from '../../charts/chart-card';
import { ColumnChart } from '../../charts/column-chart';
import { Card } from '../../kit/card';
import { DataTable } from '../../kit/data-table';
import { reasonText } from '../../reason-words';
import { useCaseTypeTitle } from '../../shared-queries';
import { number, scorecardParts } from './scorecard-sums';
import { scorecardWords as words } from './scorecard-words';

const figures = scorecardParts.flatMap((part) => part.figures);

/** A table with a row for each campaign and case type. */
export const ScorecardGroups = ({ groups }: { groups: readonly ScorecardGroup[] }) => {
  const formatTitle = useCaseTypeTitle();
  return (
    <Card title={words.byGroup} className="mt-5">
      {groups.length === 0 ? (
        <p className="text-sm text-muted">The vendor sent no posts in these days.</p>
      ) : (
        <DataTable
          label={words.byGroup}
          rows={groups}
          rowKey={({ campaign, caseType }) => `${campaign} ${caseType}`}
          groups={[
            { title: '', columns: 2 },
            ...scorecardParts.map((part) => ({ title: part.title, columns: part.figures.length })),
          ]}
          columns={[
            { header: words.campaign, cell: ({ campaign }) => campaign || '(none)' },
            { header: words.caseType, cell: ({ caseType }) => formatTitle(caseType) || '(not known)' },
            ...figures.map(({ label, of }) => ({ header: label, cell: of, isNumber: true })),
          ]}
        />
      )}
    </Card>
  );
};

const spoken = (rows: readonly { label: string; count: number }[]) =>
  rows.map(({ label, count }) => `${label}: ${number(count)}`).join(', ');

const getTable = (rows: readonly { key: string; label: string; count: number }[]) =>
  rows.map(({ key, label, count }) => ({ key, label, cells: [number(count)] }));

/** A scorecard's charts, each with its numbers as a table. */
export const ScorecardCharts = ({ card }: { card: Scorecard }) => {
  const days = card.days.map(({ day, accepted }) => ({
    key: day,
    label: calendarDay(day),
    count: accepted,
  }));
  const way = (['posted', 'accepted', 'contacted', 'signed'] as const).map((step) => ({
    key: step,
    label: words[step],
    count: card[step],
  }));
  const reasons = Object.entries(card.byReason)
    .map(([reason, count]) => ({ key: reason, label: reasonText(reason), count }))
    .toSorted((a, b) => b.count - a.count);
  const span = `${number(card.accepted)} of ${number(card.posted)} posts became leads`;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <ChartCard title={words.perDay} span={span} heads={['Day', 'Leads']} rows={getTable(days)}>
        <ColumnChart label={`${words.perDay}: ${span}`} columns={days} />
      </ChartCard>
      <div className="grid gap-5">
        <ChartCard
          title="From post to signed case"
          span={words.waySpan}
          heads={['Step', words.count]}
          rows={getTable(way)}
        >
          <BarChart label={spoken(way)} bars={way} />
        </ChartCard>
        <ChartCard
          title="Rejected, by reason"
          span={words.waySpan}
          heads={['Reason', words.count]}
          rows={getTable(reasons)}
        >
          {reasons.length > 0 ? (
            <BarChart label={spoken(reasons)} bars={reasons} />
          ) : (
            <p className="text-sm text-muted">Nothing was rejected.</p>
          )}
        </ChartCard>
      </div>
    </div>
  );
};
