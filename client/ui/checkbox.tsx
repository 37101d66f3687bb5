import type { ComponentProps, ReactNode } from 'react';
import { FieldError, type Invalid } from './field';

type Checkbox = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  id: string;
  label: ReactNode;
  error?: ReactNode;
  invalid?: Invalid;
};

/** A checkbox, with its label beside it and its error below. */
export const Checkbox = ({ id, label, error, invalid, className, ...input }: Checkbox) => (
  <div className={className}>
    <label htmlFor={id} className="flex items-start gap-3 py-1 text-sm">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-error`}
        aria-invalid={invalid ?? (error ? true : undefined)}
        className="mt-0.5 size-6 shrink-0 rounded-sm accent-accent aria-invalid:outline-2 aria-invalid:outline-danger"
        {...input}
      />
      <span>{label}</span>
    </label>
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);
