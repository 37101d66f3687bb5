import { Link } from 'wouter';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { useDayStart } from '../live/use-day-start';
import { useHeldCount } from '../live/use-held-count';
import { useAccount } from '../shared-queries';
import { staffPaths } from '../staff-paths';

const tile = `${cardClass} block h-full p-4 transition-colors hover:border-control`;

type TileProps = { title: string; hint?: string; count: number; href: string; isBad?: boolean };

const leads = (query: string) => `${staffPaths.clients}?${query}`;

const Tile = ({ title, hint, count, href, isBad = false }: TileProps) => (
  <li>
    <Link href={href} className={tile}>
      <span className="block text-sm text-muted">{title}</span>
      <span
        className={`block text-3xl font-semibold tabular-nums ${isBad && count > 0 ? 'text-danger' : ''}`}
      >
        {count.toLocaleString('en-US')}
      </span>
      {hint && <span className="block text-xs text-muted">{hint}</span>}
    </Link>
  </li>
);

/** A clerk's starting point: new, unassigned and late leads; each tile links to its list. */
export const DayStart = () => {
  const query = useDayStart();
  const { data } = query;
  const me = useAccount().data?.id;
  const held = useHeldCount();
  if (!data)
    return (
      <Unloaded
        query={query}
        loading="Loading what there is to do..."
        failed="Error loading what there is to do"
      />
    );
  const { fresh, unassigned, overdue, late, mine, lateAfterHours } = data;
  return (
    <ul aria-label="Now" className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <Tile title="New" count={fresh} href={leads('status=New')} />
      <Tile title="Unassigned" count={unassigned} href={leads('status=Open&assignedTo=nobody')} />
      <Tile title="Overdue tasks" count={overdue} href={leads('overdue=yes')} isBad />
      <Tile
        title="Waiting too long"
        hint={lateAfterHours === 1 ? 'longer than 1 hour' : `longer than ${lateAfterHours} hours`}
        count={late}
        href={leads(`waiting=${lateAfterHours}`)}
        isBad
      />
      <Tile title="Mine" count={mine} href={leads(`status=Open&assignedTo=${me ?? ''}`)} />
      {held > 0 && (
        <Tile
          title="Held requests"
          hint="promised an answer, not leads yet"
          count={held}
          href={staffPaths.held}
          isBad
        />
      )}
    </ul>
  );
};
