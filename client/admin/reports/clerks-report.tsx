import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { ScrollRegion } from '../../ui/scroll-region';
import { LoadFailed, Loading } from '../screen-states';
import { usePeople } from '../shared-queries';
import { reportWords } from './report-words';

const words = reportWords.clerks;

const number = 'py-2 pl-4 text-right';

/** What each clerk did; whoever may not see others' figures is shown their own. */
export const ClerksReport = ({ days }: { days: number }) => {
  const may = useMay();
  const { data, isError, refetch } = trpc.reports.clerks.useQuery({ days, timeZone: timeZone() });
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  if (isError && !data) return <LoadFailed text={reportWords.failed} onRetry={refetch} />;
  if (!data) return <Loading text={reportWords.loading} />;
  const title = may('reports.people') ? words.title : words.own;
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <p className="mb-3 text-sm text-muted">{words.text}</p>
      {data.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">{words.none}</p>
      ) : (
        <ScrollRegion label={words.table} className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-2 text-left font-semibold">
                  {words.person}
                </th>
                {[words.calls, words.reached, words.signed].map((head) => (
                  <th key={head} scope="col" className={`${number} font-semibold`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ key, calls, reached, signed }) => (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {names.get(key) ?? reportWords.contact.gone}
                  </th>
                  <td className={number}>{calls.toLocaleString('en-US')}</td>
                  <td className={number}>{reached.toLocaleString('en-US')}</td>
                  <td className={number}>{signed.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
};
