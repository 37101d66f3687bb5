import type { ReactNode } from 'react';

type ScrollRegionProps = { label: string; className: string; children: ReactNode };

/** What is too wide or too long scrolls inside its own named region, which the keyboard can reach. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focusable region scrolls by keyboard.
  <section aria-label={label} tabIndex={0} className={className}>
    {children}
  </section>
);
