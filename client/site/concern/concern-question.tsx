import type { RuleInput } from '../../../shared/rules/rule';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { useLanguage } from '../language-context';

type Question = RuleInput['questions'][number];

/** One question. People who do not know the answer say so, or leave it open. */
export const ConcernQuestion = ({ id, label, kind, choices = [] }: Question) => {
  const { words } = useLanguage();
  const { yes, no, unsure, hints } = words.concern;
  const controlId = `concern-${id}`;
  if (kind === 'yes or no')
    return (
      <fieldset data-question={id}>
        <legend className="text-sm font-semibold">{label}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {Object.entries({ yes, no, unsure }).map(([value, word]) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-2.5">
              <input type="radio" name={id} value={value} className="size-5 shrink-0 accent-accent" />
              {word}
            </label>
          ))}
        </div>
      </fieldset>
    );
  if (kind === 'choice')
    return (
      <div data-question={id}>
        <Select id={controlId} name={id} label={label} defaultValue="" className="sm:max-w-xs">
          <option value="">{unsure}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      </div>
    );
  return (
    <div data-question={id}>
      <Field
        id={controlId}
        name={id}
        label={label}
        maxLength={100}
        hint={kind === 'text' ? undefined : hints[kind]}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        className="sm:max-w-xs"
      />
    </div>
  );
};
