import type { ReactNode } from 'react';

/** A list of names and values; unknown values are left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[11rem_1fr]">
    {facts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="mb-1 min-w-0 break-all sm:mb-0">{value}</dd>
        </div>
      ))}
  </dl>
);

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 print:border-0 print:p-0">
    <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);
