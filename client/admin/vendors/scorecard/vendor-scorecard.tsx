import { Link } from 'wouter';
import { trpc } from '../../../lib/trpc';
import { LoadFailed, Loading } from '../../screen-states';
import { staffPaths } from '../../staff-paths';
import { ScorecardFigures } from './scorecard-sums';
import { scorecardWords as words } from './scorecard-words';

/** What became of a vendor's submissions in the last 30 days, in short. */
export const VendorScorecard = ({ id }: { id: string }) => {
  const { data, isError, refetch } = trpc.vendors.scorecard.useQuery({ id }, { staleTime: 0 });
  return (
    <section aria-label={words.title} className="mt-5 rounded-lg border border-line bg-card p-5 shadow-card">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.title}</h2>
        <Link
          href={staffPaths.vendorScorecard(id)}
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
        >
          {words.more}
        </Link>
        <p className="w-full text-sm text-muted">{words.span}</p>
      </div>
      {isError && !data && <LoadFailed text={words.failed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data && <ScorecardFigures sums={data} />}
    </section>
  );
};
