import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { LoadFailed, Loading } from '../screen-states';
import { reportWords } from './report-words';

const words = reportWords.agreements;

/** How agreements fare: sent, opened, signed, and how long that takes, by template and by who sent them. */
export const AgreementsReport = ({ days }: { days: number }) => {
  const { data, isError, refetch } = trpc.reports.agreements.useQuery({ days });
  if (isError && !data) return <LoadFailed text={reportWords.failed} onRetry={refetch} />;
  if (!data) return <Loading text={reportWords.loading} />;
  const rows = [...data.templates, ...data.people];
  return (
    <Card title={words.title} text={words.text}>
      {rows.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">{words.none}</p>
      ) : (
        <DataTable
          label={words.table}
          columns={[
            { header: words.name, cell: ({ name }) => name },
            { header: words.sent, cell: ({ sent }) => sent, isNumber: true },
            { header: words.opened, cell: ({ opened }) => opened, isNumber: true },
            { header: words.signed, cell: ({ signed }) => signed, isNumber: true },
            {
              header: words.hours,
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
