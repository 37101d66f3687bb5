import { useState } from 'react';
import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { ClerksReport } from './clerks-report';
import { Conversion } from './conversion';
import { FirstAnswersReport } from './first-answers-report';
import { FirstContactReport } from './first-contact-report';
import { LeadsOverview } from './leads-overview';
import { NoFigures, ReportTable } from './report-table';
import { reportWords, reportWords as words } from './report-words';
import { TextsReport } from './texts-report';

/** Counts of turned-down leads by reason. */
const TurnedDownReport = () => {
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
        <NoFigures text="No leads are turned down." />
      ) : (
        <BarChart
          label={rows.map(({ label, count }) => `${label}: ${count}`).join(', ')}
          bars={rows.slice(0, 10)}
        />
      )}
    </ChartCard>
  );
};

/** Agreements sent, opened and signed, and the time that takes, by template and sender. */
const AgreementsReport = ({ days }: { days: number }) => {
  const query = trpc.reports.agreements.useQuery({ days });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  return (
    <ReportTable
      title="Agreements"
      text="Agreements sent in this time, first by template, then by who sent them."
      none="No agreements in this time"
      label="Table of agreements"
      columns={[
        { header: 'Template or person', cell: ({ name }) => name },
        { header: 'Sent', cell: ({ sent }) => sent, isNumber: true },
        { header: 'Opened', cell: ({ opened }) => opened, isNumber: true },
        { header: 'Signed', cell: ({ signed }) => signed, isNumber: true },
        {
          header: 'Median hours to sign',
          cell: ({ medianHours }) => medianHours?.toFixed(1) ?? '–',
          isNumber: true,
        },
      ]}
      rows={[...data.templates, ...data.people]}
      rowKey={({ id, name }) => `${id} ${name}`}
    />
  );
};

const spans = [7, 30, 90] as const;

/** Reports on response times, each clerk's work, and turned-down leads. */
export const ReportsScreen = () => {
  const may = useMay();
  const [days, setDays] = useState<number>(30);
  const query = trpc.reports.firstContact.useQuery({ days, timeZone: timeZone() });
  const { data } = query;
  return (
    <>
      <ScreenHead title="Reports" />
      <Select
        id="report-days"
        label="Leads that came in"
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
        className="mb-5 max-w-60"
        choices={spans.map((span) => ({ value: span, label: `the last ${span} days` }))}
      />
      <section aria-label={words.contact.title} className="mb-8">
        <h2 className="mb-1 text-xl">{words.contact.title}</h2>
        <p className="mb-4 max-w-3xl text-sm text-muted">
          From when a lead came in until someone logged a call or changed its status. People who called us and
          got through right away do not count. A lead that is still waiting counts toward 5 minutes, 1 hour or
          24 hours once it has waited that long.
        </p>
        {!data && <Unloaded query={query} loading={words.loading} failed={words.failed} />}
        {data && <FirstContactReport report={data} />}
      </section>
      <section aria-label="Arrived and signed" className="mb-8">
        <h2 className="mb-4 text-xl">Arrived and signed</h2>
        <Conversion />
        <LeadsOverview />
      </section>
      <div className="mb-5 max-w-3xl">
        <FirstAnswersReport days={days} />
      </div>
      <div className="mb-5 max-w-3xl">
        <ClerksReport days={days} />
      </div>
      <div className="mb-5 max-w-3xl">
        <AgreementsReport days={days} />
      </div>
      {may('message-templates.manage') && (
        <div className="mb-5 max-w-3xl">
          <TextsReport />
        </div>
      )}
      <div className="max-w-3xl">
        <TurnedDownReport />
      </div>
    </>
  );
};
