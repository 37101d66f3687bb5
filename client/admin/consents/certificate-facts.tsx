import type { ReactNode } from 'react';

/** One part of a certificate, a card on screen only. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 print:border-0 print:p-0">
    <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);
