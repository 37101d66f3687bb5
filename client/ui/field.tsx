import type { ComponentProps, ReactNode } from 'react';

/** The look of every text input and select. */
export const controlClass =
  'block w-full min-h-control rounded-md border border-control bg-card px-3.5 py-2 text-base text-ink placeholder:text-muted transition-colors duration-150 hover:border-ink aria-invalid:border-danger aria-invalid:border-2 disabled:bg-paper-deep disabled:text-muted [&[readonly]]:bg-paper-deep';

/** The invalid mark of a control: set by default if it has an error. */
export type Invalid = ComponentProps<'input'>['aria-invalid'];

/** The attributes that link a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: Invalid;
  required?: boolean;
};

type FieldFrame = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  invalid?: Invalid;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label, a control, a hint and a red error below. The error element always exists, so that it can be filled. */
export const FieldFrame = ({
  id,
  label,
  hint,
  error,
  invalid,
  required,
  className,
  children,
}: FieldFrame) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
      {label}
      {required ? <RequiredMark /> : null}
    </label>
    {children({
      id,
      required,
      'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
      'aria-invalid': invalid ?? (error ? true : undefined),
    })}
    {hint ? (
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {hint}
      </p>
    ) : null}
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);

/** On the line of the label's last word, however long the label is. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="whitespace-nowrap text-danger">
    {' *'}
  </span>
);

export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) => (
  <p id={id} className="mt-1.5 text-sm font-medium text-danger empty:hidden">
    {children}
  </p>
);

type TextField = Omit<ComponentProps<'input'>, 'id' | 'children'> & Omit<FieldFrame, 'children'>;

/** A text input with its label. Register it with react-hook-form by spreading `register(name)`. */
export const Field = ({ id, label, hint, error, invalid, required, className, ...input }: TextField) => (
  <FieldFrame {...{ id, label, hint, error, invalid, required, className }}>
    {(control) => <input type="text" {...input} {...control} className={controlClass} />}
  </FieldFrame>
);
