import type { RuleInput } from '../../../shared/rules/rule';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { RemoveRow } from '../form/row-buttons';
import { ruleWords as words } from './rule-words';

type Criterion = RuleInput['criteria'][number];
type Value = string | number | boolean | string[];

const asText = (value: Value) => (Array.isArray(value) ? value.join(', ') : String(value));

/** Converts entered text to the type of the previous value. */
const typedLike = (before: Value, typed: string): Value => {
  if (typeof before === 'number') return Number(typed);
  if (typeof before === 'boolean') return typed === 'true';
  return Array.isArray(before)
    ? typed
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    : typed;
};

type CriterionFieldsProps = {
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
  onRemove: () => void;
};

/** One criterion: its text, its limits, and what happens if it is not met. */
export const CriterionFields = ({ criterion, onChange, onRemove }: CriterionFieldsProps) => {
  const limits = Object.entries(criterion.test).filter(([name]) => name in words.values);
  return (
    <li className="flex flex-wrap items-end gap-4 border-t border-line py-4 first:border-0 first:pt-0">
      <Field
        id={`${criterion.id}-words`}
        label="In words"
        value={criterion.words}
        onChange={({ target }) => onChange({ ...criterion, words: target.value })}
        className="grow-3 basis-60"
      />
      {limits.map(([name, value]) => {
        const field = {
          className: 'grow basis-24',
          id: `${criterion.id}-${name}`,
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({
              ...criterion,
              test: { ...criterion.test, [name]: typedLike(value, target.value) } as Criterion['test'],
            }),
        };
        return typeof value === 'boolean' ? (
          <Select
            key={name}
            {...field}
            label="Answer must be"
            value={String(value)}
            choices={{ true: 'Yes', false: 'No' }}
          />
        ) : (
          <Field key={name} {...field} label={words.values[name]} defaultValue={asText(value)} />
        );
      })}
      <Select
        id={`${criterion.id}-otherwise`}
        className="grow basis-48"
        label="If not met"
        value={criterion.otherwise}
        onChange={({ target }) =>
          onChange({ ...criterion, otherwise: target.value === 'refuse' ? 'refuse' : 'flag' })
        }
        choices={{ refuse: "Refuse a vendor's lead", flag: 'Take it and flag it' }}
      />
      <RemoveRow label={`Remove: ${criterion.words}`} onClick={onRemove} className="" />
    </li>
  );
};
