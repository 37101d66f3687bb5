import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Unloaded } from '../kit/loaded';
import { usePeople } from '../shared-queries';
import { countColumn, ReportTable } from './report-table';
import { reportWords } from './report-words';

/** Each clerk's work; people who may not see others' figures get only their own. */
export const ClerksReport = ({ days }: { days: number }) => {
  const may = useMay();
  const query = trpc.reports.clerks.useQuery({ days, timeZone: timeZone() });
  const { data } = query;
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  if (!data) return <Unloaded query={query} loading={reportWords.loading} failed={reportWords.failed} />;
  return (
    <ReportTable
      title={may('reports.people') ? 'By clerk' : 'Your own numbers'}
      text="Calls logged in this time, and leads that came in during this time and have signed. A lead counts for the person who sent the agreement that was signed here; otherwise, for the person it is assigned to."
      none="No calls in this time"
      label="Calls, people reached and leads signed"
      columns={[
        { header: 'Person', cell: ({ key }) => names.get(key) ?? reportWords.contact.gone },
        countColumn('Calls', 'calls'),
        countColumn('Reached', 'reached'),
        countColumn('Signed', 'signed'),
      ]}
      rows={data}
      rowKey={({ key }) => key}
    />
  );
};
