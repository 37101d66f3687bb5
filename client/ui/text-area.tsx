import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type Invalid } from './field';

type TextArea = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  invalid?: Invalid;
};

/** A multi-line text field with a label. */
export const TextArea = ({
  id,
  label,
  hint,
  error,
  invalid,
  required,
  className,
  rows = 4,
  ...area
}: TextArea) => (
  <FieldFrame {...{ id, label, hint, error, invalid, required, className }}>
    {(control) => <textarea rows={rows} {...area} {...control} className={controlClass} />}
  </FieldFrame>
);
