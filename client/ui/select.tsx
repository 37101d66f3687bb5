import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type Invalid } from './field';
import { Icon } from './icon';

type Select = Omit<ComponentProps<'select'>, 'id'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  invalid?: Invalid;
};

/** A native select with a label. */
export const Select = ({
  id,
  label,
  hint,
  error,
  invalid,
  required,
  className,
  children,
  ...select
}: Select) => (
  <FieldFrame {...{ id, label, hint, error, invalid, required, className }}>
    {(control) => (
      <span className="relative block">
        <select {...select} {...control} className={`${controlClass} appearance-none pr-11`}>
          {children}
        </select>
        <Icon
          name="ChevronDown"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
        />
      </span>
    )}
  </FieldFrame>
);
