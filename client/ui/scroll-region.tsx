import type { ReactNode } from 'react';

type ScrollRegionProps = { label: string; className: string; children: ReactNode };

/** Content that is too wide or too long scrolls inside its own named group, which the keyboard can reach. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; this is a part of a page that scrolls.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only what can have the focus scrolls by keyboard.
  <div role="group" aria-label={label} tabIndex={0} className={className}>
    {children}
  </div>
);
