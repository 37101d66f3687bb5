import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from './icons';

type PaginationProps = {
  page: number;
  limit: number;
  total: number;
  /** True if there are more rows than the total. */
  isMore?: boolean | undefined;
  onPage: (page: number) => void;
  /** If missing, the number of rows per page is fixed. */
  onLimit?: (limit: number) => void;
  choices?: readonly number[];
};

/**
 * The pages that get a button: the first, the last, and those around the current one; a negative number stands for a
 * gap.
 */
const pageNumbers = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [-number, number] : [number];
  });
};

type StepProps = {
  label: string;
  enabled?: boolean;
  current?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Stays focusable at the ends, so that keyboard users keep their place on the last page. */
const Step = ({ label, enabled = true, current, onClick, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-current={current ? 'page' : undefined}
    aria-disabled={!enabled}
    onClick={() => enabled && !current && onClick()}
    className="grid h-9 min-w-9 place-items-center rounded-md border border-transparent px-2 text-sm tabular-nums hover:bg-paper-deep aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-disabled:text-disabled"
  >
    {children}
  </button>
);

/** The range of rows shown, links to other pages, and the number of rows per page. */
export const Pagination = ({
  page,
  limit,
  total,
  isMore,
  choices = [],
  onPage,
  onLimit,
}: PaginationProps) => {
  const last = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {from.toLocaleString('en-US')}–{to.toLocaleString('en-US')} of {isMore && 'more than '}
        {total.toLocaleString('en-US')}
      </p>
      {onLimit && (
        <label className="flex items-center gap-2 text-sm text-muted print:hidden">
          Rows per page
          <select
            value={limit}
            onChange={(event) => onLimit(Number(event.target.value))}
            className="h-9 rounded-md border border-control bg-card px-2 text-ink"
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      )}
      <nav aria-label="Pages" className="flex flex-wrap items-center gap-1 print:hidden">
        <Step label="Previous page" enabled={page > 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Step>
        {pageNumbers(page, last).map((number) =>
          number < 0 ? (
            <span key={number} aria-hidden className="px-1 text-muted">
              …
            </span>
          ) : (
            <Step
              key={number}
              label={`Page ${number}`}
              current={number === page}
              onClick={() => onPage(number)}
            >
              {number}
            </Step>
          ),
        )}
        <Step label="Next page" enabled={page < last} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden className="size-4" />
        </Step>
      </nav>
    </div>
  );
};
