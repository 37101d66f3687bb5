import type { ReactNode } from 'react';
import { FieldError } from '../../ui/field';

type ChoiceListProps<Value extends string> = {
  id: string;
  legend: string;
  hint?: string;
  error?: string;
  choices: readonly { value: Value; label: string; detail?: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Boxes to tick, in the order of the list. */
export const ChoiceList = <Value extends string>(props: ChoiceListProps<Value>) => {
  const { id, legend, hint, error, choices, chosen, onChange } = props;
  const toggle = (value: Value) =>
    onChange(choices.map((choice) => choice.value).filter((one) => (one === value) !== chosen.includes(one)));
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="sm:col-span-2">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {hint}
      </p>
      <div className="mt-2 grid gap-x-5 sm:grid-cols-2">
        {choices.map(({ value, label, detail }) => (
          <label key={value} className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>
              {label} {detail && <span className="text-muted">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};
