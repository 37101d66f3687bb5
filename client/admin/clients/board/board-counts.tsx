import type { BoardColumn } from '../../../../shared/schemas/client';

const show = (status: string) =>
  document
    .querySelector(`[data-column="${status}"]`)
    ?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });

/** The number of leads for each status. Clicking one scrolls its column into view. */
export const BoardCounts = ({ columns }: { columns: readonly BoardColumn[] }) => (
  <nav aria-label="Leads by status" className="mb-2 flex flex-wrap gap-x-1 border-b border-line">
    {columns.map(({ status, total }) => (
      <button
        key={status}
        type="button"
        onClick={() => show(status)}
        className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm max-md:min-h-7 max-md:px-1.5 max-md:text-xs whitespace-nowrap text-muted hover:text-ink"
      >
        {status} <span className="font-semibold text-ink tabular-nums">{total.toLocaleString('en-US')}</span>
      </button>
    ))}
  </nav>
);
