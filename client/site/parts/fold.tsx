import type { ReactNode } from 'react';

type Fold = { id: string; heading: string; children: ReactNode };

/**
 * A collapsible part of a long page. Its text is always in the page: for print, for search engines, for the browser's
 * find, which expands it, and for addresses that point to it.
 */
export const Fold = ({ id, heading, children }: Fold) => (
  <details className="border-b border-line">
    <summary className="chevron flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent">
      <h2 id={`${id}-heading`} className="min-w-0 text-xl">
        {heading}
      </h2>
    </summary>
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-16 space-y-4 pt-2 pb-8"
    >
      {children}
    </section>
  </details>
);
