import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { Unloaded } from '../kit/loaded';
import { usePeople } from '../shared-queries';
import { reportWords } from './report-words';

/** Each clerk's work; people who may not see others' figures get only their own. */
export const ClerksReport = ({ days }: { days: number }) => {
  const may = useMay();
  const query = trpc.reports.clerks.useQuery({ days, timeZone: timeZone() });
  const { data } = query;
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  const title = may('reports.people') ? 'By clerk' : 'Your own numbers';
  return (
    <Card
      title={title}
      text="Calls logged in this time, and leads that came in during this time and have signed. A lead counts for the person who sent the agreement that was signed here; otherwise, for the person it is assigned to."
    >
      {data.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">No calls in this time</p>
      ) : (
        <DataTable
          label="Calls, people reached and leads signed"
          columns={[
            { header: 'Person', cell: ({ key }) => names.get(key) ?? reportWords.contact.gone },
            { header: 'Calls', cell: ({ calls }) => calls.toLocaleString('en-US'), isNumber: true },
            { header: 'Reached', cell: ({ reached }) => reached.toLocaleString('en-US'), isNumber: true },
            { header: 'Signed', cell: ({ signed }) => signed.toLocaleString('en-US'), isNumber: true },
          ]}
          rows={data}
          rowKey={({ key }) => key}
        />
      )}
    </Card>
  );
};
