import { Link, useLocation } from 'wouter';
import { boardFilterNames } from '../../../../shared/schemas/lists';
import { writeAddress } from '../../kit/list/use-list-address';
import { staffPaths } from '../../staff-paths';

const choices = [
  { path: staffPaths.clients, label: 'List' },
  { path: staffPaths.board, label: 'Board' },
];

/** Switches between list and board and keeps the filters that both have. */
export const ListOrBoard = ({ filters }: { filters: Record<string, string> }) => {
  const [path] = useLocation();
  const common = Object.fromEntries(boardFilterNames.map((name) => [name, filters[name] ?? '']));
  const query = writeAddress({ page: 1, sort: '', order: 'asc', filters: common });
  return (
    <nav aria-label="Show as" className="flex text-sm print:hidden">
      {choices.map((choice) => (
        <Link
          key={choice.path}
          href={query ? `${choice.path}?${query}` : choice.path}
          aria-current={path === choice.path ? 'page' : undefined}
          className="inline-flex min-h-control items-center border border-control bg-card px-3 no-underline first:rounded-l-md last:-ml-px last:rounded-r-md hover:bg-paper-deep aria-[current=page]:bg-paper-deep aria-[current=page]:font-semibold"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
};
