import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type Invalid } from './field';

type TextArea = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  invalid?: Invalid;
};

/** Several lines of text with a label. */
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
