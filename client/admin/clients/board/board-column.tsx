import { Link } from 'wouter';
import type { BoardColumn as Column } from '../../../../shared/schemas/client';
import { writeAddress } from '../../crud/use-list-address';
import { LeadStatusBadge } from '../../lead-status-badge';
import { staffPaths } from '../../staff-paths';
import { BoardCard } from './board-card';
import type { CardDrag } from './use-card-drag';

type BoardColumnProps = {
  column: Column;
  drag: CardDrag;
  filters: Record<string, string>;
  search: string;
  onStep: (id: string, by: -1 | 1) => void;
};

/** The leads with one status: their count, and the newest ones. */
export const BoardColumn = ({ column, drag, filters, search, onStep }: BoardColumnProps) => {
  const { status, total, rows } = column;
  const isOver = drag.moving?.over === status;
  const all = writeAddress({ page: 1, sort: '', order: 'asc', filters: { status, ...filters } });
  return (
    <section
      data-column={status}
      aria-label={`${status}, ${total.toLocaleString('en-US')} leads`}
      className={`flex h-fit min-h-full w-66 shrink-0 snap-start flex-col rounded-lg border px-2 pb-2 ${isOver ? 'border-accent bg-warning-soft' : 'border-line bg-paper-deep'}`}
    >
      <h2 className="sticky top-0 z-10 flex items-center justify-between rounded-t-lg bg-inherit px-1 py-2 font-sans text-sm">
        <LeadStatusBadge status={status} />
        <span className="tabular-nums">{total.toLocaleString('en-US')}</span>
      </h2>
      <ul className="flex min-h-24 flex-col gap-2">
        {rows.map((lead) => (
          <BoardCard key={lead.id} lead={lead} drag={drag} onStep={(by) => onStep(lead.id, by)} />
        ))}
      </ul>
      {total === 0 && <p className="px-1 pb-4 text-sm text-muted">None</p>}
      {total > rows.length && (
        <Link
          href={`${staffPaths.clients}?${all}`}
          state={{ search }}
          className="mt-2 inline-flex min-h-9 items-center px-1 text-sm underline underline-offset-4"
        >
          {`Show all ${total.toLocaleString('en-US')}`}
        </Link>
      )}
    </section>
  );
};
