import { Link } from 'wouter';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { deskWords } from '../desk/desk-words';
import { cardClass } from '../kit/card';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

/** Everyone's calls today, and how many reached the person; hidden until loaded. */
export const FirmToday = () => {
  const { data } = trpc.reports.clerks.useQuery({ timeZone: timeZone(), days: 1 });
  if (!data) return null;
  const total = (what: 'calls' | 'reached') => data.reduce((sum, clerk) => sum + clerk[what], 0);
  return (
    <Link
      href={staffPaths.reports}
      className={`${cardClass} mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-4 transition-colors hover:border-control`}
    >
      <span className="text-sm text-muted">The firm today</span>
      <span className="font-semibold tabular-nums">{words.dashboard.firmCalls(total('calls'))}</span>
      <span className="text-sm text-muted tabular-nums">{deskWords.ownDay.reached(total('reached'))}</span>
    </Link>
  );
};
