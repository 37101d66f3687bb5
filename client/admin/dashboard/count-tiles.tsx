import { Link } from 'wouter';
import { messages } from '../../../shared/messages';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

const tiles = [
  {
    key: 'users',
    title: 'Total Users',
    none: messages.user.noneYet,
    path: staffPaths.users,
    permission: 'users.manage',
  },
  {
    key: 'services',
    title: 'Total Services',
    none: messages.service.noneYet,
    path: staffPaths.services,
    permission: 'services.manage',
  },
  {
    key: 'clients',
    title: 'Total Clients',
    none: messages.client.noneYet,
    path: staffPaths.clients,
    permission: 'leads.read',
  },
] as const;

/** Counts of the records that the person may see; each tile links to its list. */
export const CountTiles = () => {
  const query = trpc.dashboard.counts.useQuery();
  const { data } = query;
  const may = useMay();
  const shown = tiles.filter(({ permission }) => may(permission));
  if (!data)
    return (
      <Unloaded
        query={query}
        loading={words.dashboard.loading}
        failed={words.dashboard.failed}
        isSaid={false}
      />
    );
  return (
    <ul className="mt-5 grid gap-5 sm:grid-cols-3">
      {shown.map(({ key, title, none, path }) => (
        <li key={key}>
          <Link href={path} className={`${cardClass} block p-5 transition-colors hover:border-control`}>
            <span className="block text-sm text-muted">{title}</span>
            <span className="block text-3xl font-semibold tabular-nums">
              {data[key]?.toLocaleString('en-US')}
            </span>
            {data[key] === 0 && <span className="block text-sm text-muted">{none}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
};
