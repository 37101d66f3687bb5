import { trpc } from '../../lib/trpc';
import { LoadFailed, Loading } from '../screen-states';
import { vendorWords } from './vendor-words';

const { scorecard: words } = vendorWords;
const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en-US'));
const dollars = (value: number | null) =>
  value === null ? '–' : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What became of a vendor's posts in the last 30 days. */
export const VendorScorecard = ({ id }: { id: string }) => {
  const { data, isError, refetch } = trpc.vendors.scorecard.useQuery({ id }, { staleTime: 0 });
  return (
    <section aria-label={words.title} className="mt-5 rounded-lg border border-line bg-card p-5 shadow-card">
      <h2 className="font-sans text-base font-semibold tracking-normal">{words.title}</h2>
      <p className="mb-3 text-sm text-muted">{words.span}</p>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data && (
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-4">
          {[
            [words.posted, number(data.posted)],
            [words.accepted, number(data.accepted)],
            [words.duplicate, number(data.duplicate)],
            [words.rejected, number(data.rejected)],
            [words.test, number(data.test)],
            [words.contacted, number(data.contacted)],
            [words.signed, number(data.signed)],
            [words.cost, dollars(data.cost)],
            [words.costPerSigned, dollars(data.costPerSigned)],
            [words.wait, number(data.medianMinutesToContact)],
            [
              words.certified,
              data.certificateShare === null ? '–' : `${Math.round(data.certificateShare * 100)} %`,
            ],
            ...Object.entries(data.byReason).map(([reason, count]) => [
              `${words.rejected}: ${reason}`,
              number(count),
            ]),
          ].map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
