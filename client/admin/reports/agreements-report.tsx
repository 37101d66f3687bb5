import { trpc } from '../../lib/trpc';
import { ScrollRegion } from '../../ui/scroll-region';
import { LoadFailed, Loading } from '../screen-states';
import { reportWords } from './report-words';

const words = reportWords.agreements;
const number = 'py-2 pl-4 text-right';

/** How agreements fare: sent, opened, signed, and how long that takes, by template and by who sent them. */
export const AgreementsReport = ({ days }: { days: number }) => {
  const { data, isError, refetch } = trpc.reports.agreements.useQuery({ days });
  if (isError && !data) return <LoadFailed text={reportWords.failed} onRetry={refetch} />;
  if (!data) return <Loading text={reportWords.loading} />;
  const rows = [...data.templates, ...data.people];
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="font-sans text-base font-semibold tracking-normal">{words.title}</h2>
      <p className="mb-3 text-sm text-muted">{words.text}</p>
      {rows.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">{words.none}</p>
      ) : (
        <ScrollRegion label={words.table} className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-2 text-left font-semibold">
                  {words.name}
                </th>
                {[words.sent, words.opened, words.signed, words.hours].map((head) => (
                  <th key={head} scope="col" className={`${number} font-semibold`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, sent, opened, signed, medianHours }) => (
                <tr key={`${id} ${name}`} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {name}
                  </th>
                  <td className={number}>{sent}</td>
                  <td className={number}>{opened}</td>
                  <td className={number}>{signed}</td>
                  <td className={number}>{medianHours?.toFixed(1) ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
};
