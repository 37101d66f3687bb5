import { Link } from 'wouter';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { useDayStart } from '../live/use-day-start';
import { useAccount } from '../shared-queries';
import { staffPaths } from '../staff-paths';

const tile = `${cardClass} block h-full p-4 transition-colors hover:border-control`;

type TileProps = { title: string; hint?: string; count: number; query: string; isBad?: boolean };

const Tile = ({ title, hint, count, query, isBad = false }: TileProps) => (
  <li>
    <Link href={`${staffPaths.clients}?${query}`} className={tile}>
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

/** A clerk's starting point: new, unassigned and late leads; each tile links to its leads. */
export const DayStart = () => {
  const query = useDayStart();
  const { data } = query;
  const me = useAccount().data?.id;
  if (!data)
    return (
      <Unloaded
        query={query}
        loading="Loading what there is to do..."
        failed="Error loading what there is to do"
      />
    );
  const { fresh, unassigned, overdue, late, mine, promisedHours } = data;
  return (
    <ul aria-label="Now" className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      <Tile title="New" count={fresh} query="status=New" />
      <Tile title="Unassigned" count={unassigned} query="status=Open&assignedTo=nobody" />
      <Tile title="Overdue tasks" count={overdue} query="overdue=yes" isBad />
      <Tile
        title="Waiting too long"
        hint={promisedHours === 1 ? 'longer than 1 hour' : `longer than ${promisedHours} hours`}
        count={late}
        query={`waiting=${promisedHours}`}
        isBad
      />
      <Tile title="Mine" count={mine} query={`status=Open&assignedTo=${me ?? ''}`} />
    </ul>
  );
};
