import { Link, useLocation } from 'wouter';
import { boardFilterNames } from '../../../../shared/schemas/lists';
import { writeAddress } from '../../crud/use-list-address';
import { staffPaths } from '../../staff-paths';
import { listWords } from '../list/list-words';

const choices = [
  { path: staffPaths.clients, label: listWords.list },
  { path: staffPaths.board, label: listWords.board },
];

/** The same leads as a list or by status, with the filters that both have. */
export const ListOrBoard = ({ filters }: { filters: Record<string, string> }) => {
  const [path] = useLocation();
  const common = Object.fromEntries(boardFilterNames.map((name) => [name, filters[name] ?? '']));
  const query = writeAddress({ page: 1, sort: '', order: 'asc', filters: common });
  return (
    <nav aria-label={listWords.show} className="mb-3 flex gap-1 text-sm print:hidden">
      {choices.map((choice) => (
        <Link
          key={choice.path}
          href={query ? `${choice.path}?${query}` : choice.path}
          aria-current={path === choice.path ? 'page' : undefined}
          className="inline-flex min-h-9 items-center rounded-md border border-control px-3 no-underline hover:bg-paper-deep aria-[current=page]:border-ink aria-[current=page]:bg-card aria-[current=page]:font-semibold"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
};
