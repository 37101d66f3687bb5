import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, type Invalid } from './field';
import { Icon } from './icon';

type Choice = { value: string | number; label: ReactNode };
/** Plain texts, values with labels, or labels by value. */
export type Choices<One = Choice> = readonly (string | One)[] | Readonly<Record<string, string>>;

type Select = Omit<ComponentProps<'select'>, 'id'> & {
  id: string;
  label: ReactNode;
  choices?: Choices | undefined;
  /** The label of the empty choice, before all others. */
  first?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  invalid?: Invalid;
};

export const listChoices = <One,>(
  choices: Choices<One>,
): readonly (One | { value: string; label: string })[] =>
  Array.isArray(choices)
    ? choices.map((one: string | One) => (typeof one === 'string' ? { value: one, label: one } : one))
    : Object.entries(choices as Record<string, string>).map(([value, label]) => ({ value, label }));

/** A native select with a label. */
export const Select = ({
  id,
  label,
  hint,
  error,
  invalid,
  required,
  className,
  choices = [],
  first,
  children,
  ...select
}: Select) => (
  <FieldFrame {...{ id, label, hint, error, invalid, required, className }}>
    {(control) => (
      <span className="relative block">
        <select {...select} {...control} className={`${controlClass} appearance-none pr-11`}>
          {first !== undefined && <option value="">{first}</option>}
          {listChoices(choices).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
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
