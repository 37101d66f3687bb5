import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { Unloaded } from '../kit/loaded';
import { reportWords } from './report-words';

/** Agreements sent, opened and signed, and the time that takes, by template and sender. */
export const AgreementsReport = ({ days }: { days: number }) => {
  const query = trpc.reports.agreements.useQuery({ days });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  const rows = [...data.templates, ...data.people];
  return (
    <Card title="Agreements" text="Agreements sent in this time, first by template, then by who sent them.">
      {rows.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">No agreements in this time</p>
      ) : (
        <DataTable
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
          rows={rows}
          rowKey={({ id, name }) => `${id} ${name}`}
        />
      )}
    </Card>
  );
};
