import { useState } from 'react';
import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { BarChart } from '../charts/bar-chart';
import { ChartCard } from '../charts/chart-card';
import { Unloaded } from '../kit/loaded';
import { formatShare, templateWords } from '../message-templates/template-words';
import { ScreenHead } from '../screen-head';
import { usePeople } from '../shared-queries';
import { Conversion, LeadsOverview } from './conversion';
import { FirstAnswersReport } from './first-answers-report';
import { FirstContactReport } from './first-contact-report';
import { countColumn, NoFigures, ReportTable } from './report-table';
import { reportWords as words } from './report-words';

const names: Readonly<Record<string, string>> = templateWords.others;

/** The outcome of the texts of each template, of the others, and of all together. */
const TextsReport = () => {
  const query = trpc.messageTemplates.figures.useQuery();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={words.loading} failed={words.failed} />;
  return (
    <ReportTable
      title="Texts"
      text="Texts of the last 90 days, by the template that they began with. A person who asked us to stop counts for the texts of the three days before."
      none="No texts in this time"
      label="Table of texts"
      columns={[
        { header: 'Template', cell: ({ id, name }) => names[id] ?? name },
        countColumn('Sent', 'sent'),
        countColumn('Delivered', 'delivered'),
        countColumn('Blocked as spam', 'blocked'),
        { header: 'Asked us to stop', cell: formatShare, isNumber: true },
        { header: 'Cost', cell: ({ cost }) => cost || '–', isNumber: true },
      ]}
      rows={data.filter(({ sent }) => sent > 0)}
      rowKey={({ id }) => id}
    />
  );
};

/** Each clerk's work; people who may not see others' figures get only their own. */
const ClerksReport = ({ days }: { days: number }) => {
  const may = useMay();
  const query = trpc.reports.clerks.useQuery({ days, timeZone: timeZone() });
  const { data } = query;
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  if (!data) return <Unloaded query={query} loading={words.loading} failed={words.failed} />;
  return (
    <ReportTable
      title={may('reports.people') ? 'By clerk' : 'Your own numbers'}
      text="Calls logged in this time, and leads that came in during this time and have signed. A lead counts for the person who sent the agreement that was signed here; otherwise, for the person it is assigned to."
      none="No calls in this time"
      label="Calls, people reached and leads signed"
      columns={[
        { header: 'Person', cell: ({ key }) => names.get(key) ?? words.contact.gone },
        countColumn('Calls', 'calls'),
        countColumn('Reached', 'reached'),
        countColumn('Signed', 'signed'),
      ]}
      rows={data}
      rowKey={({ key }) => key}
    />
  );
};

/** Counts of turned-down leads by reason. */
const TurnedDownReport = () => {
  const query = trpc.desk.reasonCounts.useQuery();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={words.loading} failed={words.failed} />;
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
  if (!data) return <Unloaded query={query} loading={words.loading} failed={words.failed} />;
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
