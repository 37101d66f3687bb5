import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button';

type RowProps = {
  children: ReactNode;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  className?: string;
};

/** One line of a list: a name, facts, and actions at the end. */
export const Row = ({ children, actions, className = '' }: RowProps) => (
  <li
    className={`flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm last:border-0 ${className}`}
  >
    {children}
    {actions && <span className="ml-auto flex flex-wrap gap-2 print:hidden">{actions}</span>}
  </li>
);

/** An entry of a list that needs more than one line. */
export const Entry = ({ className = 'py-3', children }: { className?: string; children: ReactNode }) => (
  <li className={`border-b border-line last:border-0 ${className}`}>{children}</li>
);

type RowButtonProps = ComponentProps<typeof Button> & {
  label: string;
  /** The name for screen readers: the label and its object. */
  name: string;
};

/** A small button in a row. */
export const RowButton = ({ label, name, ...button }: RowButtonProps) => (
  <Button look="secondary" size="sm" {...button} aria-label={name} label={label} />
);
