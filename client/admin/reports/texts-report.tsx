import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { Unloaded } from '../kit/loaded';
import { formatShare, templateWords } from '../message-templates/template-words';
import { reportWords } from './report-words';

const names: Readonly<Record<string, string>> = templateWords.others;

/** The outcome of the texts of each template, of the others, and of all together. */
export const TextsReport = () => {
  const query = trpc.messageTemplates.figures.useQuery();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  const rows = data.filter(({ sent }) => sent > 0);
  return (
    <Card
      title="Texts"
      text="Texts of the last 90 days, by the template that they began with. A person who asked us to stop counts for the texts of the three days before."
    >
      {rows.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">No texts in this time</p>
      ) : (
        <DataTable
          label="Table of texts"
          columns={[
            { header: 'Template', cell: ({ id, name }) => names[id] ?? name },
            { header: 'Sent', cell: ({ sent }) => sent.toLocaleString('en-US'), isNumber: true },
            {
              header: 'Delivered',
              cell: ({ delivered }) => delivered.toLocaleString('en-US'),
              isNumber: true,
            },
            {
              header: 'Blocked as spam',
              cell: ({ blocked }) => blocked.toLocaleString('en-US'),
              isNumber: true,
            },
            { header: 'Asked us to stop', cell: formatShare, isNumber: true },
            { header: 'Cost', cell: ({ cost }) => cost || '–', isNumber: true },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
};
