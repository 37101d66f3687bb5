import type { ComponentProps, ReactNode } from 'react';

type CheckRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** `radio` to choose one of several. */
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  /** A muted second part of the label. */
  detail?: ReactNode;
};

/** A checkbox with its label; the whole line is clickable. */
export const CheckRow = ({ type = 'checkbox', label, detail, className = '', ...input }: CheckRowProps) => (
  <label className={`flex min-h-9 items-center gap-3 text-sm ${className}`}>
    <input type={type} {...input} className="size-5 shrink-0 accent-accent" />
    <span>
      {label} {detail && <span className="text-muted">{detail}</span>}
    </span>
  </label>
);
