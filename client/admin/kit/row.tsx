import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button';

type RowProps = {
  children: ReactNode;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  className?: string;
};

/** One line of a list: what it is, facts about it, and at its end what can be done with it. */
export const Row = ({ children, actions, className = '' }: RowProps) => (
  <li
    className={`flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm last:border-0 ${className}`}
  >
    {children}
    {actions && <span className="ml-auto flex flex-wrap gap-2 print:hidden">{actions}</span>}
  </li>
);

type RowButtonProps = ComponentProps<typeof Button> & {
  label: string;
  /** What a screen reader says: the label with what it acts on. */
  name: string;
};

/** A small button of a row. */
export const RowButton = ({ label, name, ...button }: RowButtonProps) => (
  <Button look="secondary" size="sm" {...button} aria-label={name}>
    {label}
  </Button>
);
