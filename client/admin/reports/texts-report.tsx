import { trpc } from '../../lib/trpc';
import { Unloaded } from '../kit/loaded';
import { formatShare, templateWords } from '../message-templates/template-words';
import { countColumn, ReportTable } from './report-table';
import { reportWords } from './report-words';

const names: Readonly<Record<string, string>> = templateWords.others;

/** The outcome of the texts of each template, of the others, and of all together. */
export const TextsReport = () => {
  const query = trpc.messageTemplates.figures.useQuery();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
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
