import { yesOrNo } from '../../../shared/rules/answers';
import { FieldError } from '../../ui/field';

type YesOrNoProps = {
  id: string;
  label: string;
  required?: boolean;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

const choiceClass =
  'flex min-h-control grow cursor-pointer items-center gap-2 rounded-md border border-control bg-card px-3 py-2 text-sm hover:border-ink has-checked:border-accent has-checked:bg-warning-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:grow-0';

/** Yes, no, or not known yet, with one press or the arrow keys. */
export const YesOrNo = ({ id, label, required, value, error, onChange }: YesOrNoProps) => {
  const sense = yesOrNo(value);
  const choices = [
    { label: 'Yes', value: 'Yes', checked: sense === true },
    { label: 'No', value: 'No', checked: sense === false },
    { label: 'Not known', value: '', checked: sense === undefined },
  ];
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.label} className={choiceClass}>
            <input
              type="radio"
              name={id}
              checked={choice.checked}
              data-problem={error ? true : undefined}
              onChange={() => onChange(choice.value)}
              className="size-6 shrink-0 accent-accent"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};
