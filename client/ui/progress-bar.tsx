import type { ComponentProps } from 'react';

type ProgressBarProps = Pick<ComponentProps<'progress'>, 'className'> & {
  label: string;
  value: number;
  max: number;
};

/** A progress bar: empty at 0, and the same everywhere. */
export const ProgressBar = ({ label, value, max, className = '' }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={max}
    className={`overflow-hidden rounded-full border border-control print:hidden ${className}`}
  >
    <div className="h-full bg-success" style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }} />
  </div>
);
