import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame } from './field';

type TextArea = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Several lines of text with a label. */
export const TextArea = ({ id, label, hint, error, required, className, rows = 4, ...area }: TextArea) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} required={required} className={className}>
    {(control) => <textarea rows={rows} {...area} {...control} className={controlClass} />}
  </FieldFrame>
);
