import { Link } from 'wouter';
import { trpc } from '../../lib/trpc';
import { staffPaths } from '../staff-paths';
import { statementWords } from './statement-words';

/** Today's count of statements and pages that somebody has to look at again; it is out of the way until it is known. */
export const StatementsDue = () => {
  const { data } = trpc.statements.due.useQuery();
  const { data: stale } = trpc.statements.stale.useQuery();
  const { dashboard } = statementWords;
  if (!data) return null;
  return (
    <Link
      href={`${staffPaths.statements}?list=${data.due > 0 ? 'due' : 'soon'}`}
      className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-line bg-card px-5 py-4 shadow-card transition-colors hover:border-control"
    >
      <span className="text-sm text-muted">{dashboard.title}</span>
      <span className="font-semibold tabular-nums">{dashboard.due(data.due)}</span>
      <span className="text-sm text-muted">{dashboard.soon(data.soon)}</span>
      {stale && stale.length > 0 && <span className="font-semibold">{dashboard.stale(stale.length)}</span>}
    </Link>
  );
};
