import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A warning at the top of a screen, with the way to its cause. */
export const WarningLink = ({
  href,
  title,
  children,
}: {
  href: string;
  title: string;
  children: ReactNode;
}) => (
  <Link
    href={href}
    className="mb-5 block rounded-lg border border-warning/30 bg-warning-soft px-5 py-4 text-warning"
  >
    <span className="block font-semibold">{title}</span>
    <span className="text-sm">{children}</span>
  </Link>
);
