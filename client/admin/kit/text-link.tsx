import type { ReactNode } from 'react';
import { Link } from 'wouter';

type TextLinkProps = { href: string; state?: object; className?: string; children: ReactNode };

/** A link to another screen, underlined as in a text. */
export const TextLink = ({ className = '', ...link }: TextLinkProps) => (
  <Link {...link} className={`${className} underline underline-offset-4`} />
);
