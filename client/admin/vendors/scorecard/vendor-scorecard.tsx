import { Link } from 'wouter';
import { trpc } from '../../../lib/trpc';
import { Card } from '../../kit/card';
import { Loaded } from '../../kit/loaded';
import { staffPaths } from '../../staff-paths';
import { ScorecardFigures } from './scorecard-sums';
import { scorecardWords as words } from './scorecard-words';

/** A summary of a vendor's submissions in the last 30 days. */
export const VendorScorecard = ({ id }: { id: string }) => {
  const sums = trpc.vendors.scorecard.useQuery({ id }, { staleTime: 0 });
  return (
    <Card
      title={words.title}
      text="The last 30 days"
      className="mt-5"
      action={
        <Link
          href={staffPaths.vendorScorecard(id)}
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
        >
          Full scorecard
        </Link>
      }
    >
      <Loaded query={sums} loading={words.loading} failed={words.failed}>
        {(data) => <ScorecardFigures sums={data} />}
      </Loaded>
    </Card>
  );
};
