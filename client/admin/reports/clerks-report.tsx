import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { LoadFailed, Loading } from '../screen-states';
import { usePeople } from '../shared-queries';
import { reportWords } from './report-words';

const words = reportWords.clerks;

/** What each clerk did; whoever may not see others' figures is shown their own. */
export const ClerksReport = ({ days }: { days: number }) => {
  const may = useMay();
  const { data, isError, refetch } = trpc.reports.clerks.useQuery({ days, timeZone: timeZone() });
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  if (isError && !data) return <LoadFailed text={reportWords.failed} onRetry={refetch} />;
  if (!data) return <Loading text={reportWords.loading} />;
  const title = may('reports.people') ? words.title : words.own;
  return (
    <Card title={title} text={words.text}>
      {data.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">{words.none}</p>
      ) : (
        <DataTable
          label={words.table}
          columns={[
            { header: words.person, cell: ({ key }) => names.get(key) ?? reportWords.contact.gone },
            { header: words.calls, cell: ({ calls }) => calls.toLocaleString('en-US'), isNumber: true },
            { header: words.reached, cell: ({ reached }) => reached.toLocaleString('en-US'), isNumber: true },
            { header: words.signed, cell: ({ signed }) => signed.toLocaleString('en-US'), isNumber: true },
          ]}
          rows={data}
          rowKey={({ key }) => key}
        />
      )}
    </Card>
  );
};
