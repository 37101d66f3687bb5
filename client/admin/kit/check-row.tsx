import type { ComponentProps, ReactNode } from 'react';

type CheckRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** `radio` where one of several is chosen. */
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  /** A muted second part of the label. */
  detail?: ReactNode;
};

/** A box to tick beside its label; the whole line is the target. */
export const CheckRow = ({ type = 'checkbox', label, detail, className = '', ...input }: CheckRowProps) => (
  <label className={`flex min-h-9 items-center gap-3 text-sm ${className}`}>
    <input type={type} {...input} className="size-5 shrink-0 accent-accent" />
    <span>
      {label} {detail && <span className="text-muted">{detail}</span>}
    </span>
  </label>
);
