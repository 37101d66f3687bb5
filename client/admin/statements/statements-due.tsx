import { Link } from 'wouter';
import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { staffPaths } from '../staff-paths';

/** The number of statements and pages due for review today; hidden until loaded. */
export const StatementsDue = () => {
  const { data } = trpc.statements.due.useQuery();
  const { data: stale } = trpc.statements.stale.useQuery();
  if (!data) return null;
  return (
    <Link
      href={`${staffPaths.statements}?list=${data.due > 0 ? 'due' : 'soon'}`}
      className={`${cardClass} mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-4 transition-colors hover:border-control`}
    >
      <span className="text-sm text-muted">Statements due for review</span>
      <span className="font-semibold tabular-nums">
        {data.due === 0 ? 'None today' : data.due === 1 ? '1 is due today' : `${data.due} are due today`}
      </span>
      <span className="text-sm text-muted">{data.soon === 0 ? '' : `${data.soon} more within 30 days`}</span>
      {stale && stale.length > 0 && (
        <span className="font-semibold">
          {stale.length === 1 ? '1 page to look at for news' : `${stale.length} pages to look at for news`}
        </span>
      )}
    </Link>
  );
};
