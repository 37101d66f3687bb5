import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ArrowLeft } from '../ui/icons';

type WayBackProps = {
  href: string;
  /** The history state that the target needs besides its address. */
  state?: object;
  children: ReactNode;
};

/** A link back to the list or record from which a page was opened. */
export const WayBack = ({ href, state, children }: WayBackProps) => (
  <Link
    href={href}
    state={state}
    className="inline-flex min-h-8 items-center gap-1.5 text-sm text-muted underline underline-offset-4 print:hidden"
  >
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </Link>
);
