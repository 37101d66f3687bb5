import type { ReactNode } from 'react';

type FactListProps = {
  /** Values by name, in the order shown. */
  facts: Readonly<Record<string, ReactNode>>;
  /** The width of the names on a wide screen. */
  className?: string;
};

/** Names and values; unknown values are left out. */
export const FactList = ({ facts, className = 'sm:grid-cols-[11rem_1fr]' }: FactListProps) => (
  <dl className={`grid gap-x-4 gap-y-2 text-sm ${className}`}>
    {Object.entries(facts)
      .filter(([, value]) => value || value === 0)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="mb-1 min-w-0 wrap-anywhere sm:mb-0">{value}</dd>
        </div>
      ))}
  </dl>
);
