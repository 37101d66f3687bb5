import { type Control, useFieldArray } from 'react-hook-form';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AddRow, RemoveRow } from '../form/row-buttons';
import { useCaseTypes } from '../shared-queries';
import type { TermValues } from './term-values';

type Cap = keyof TermValues['caps'][number];
type VendorCapsProps = {
  control: Control<TermValues>;
  /** Returns a control's props by its path in the form. */
  field: (path: `caps.${number}.${Cap}`) => Omit<Parameters<typeof Field>[0], 'label'>;
};

/** Caps for one case type, one state, or both. */
export const VendorCaps = ({ control, field }: VendorCapsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'caps' });
  const caseTypes = useCaseTypes();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">Caps for a case type or state</legend>
      <p className="mb-2 text-sm text-muted">
        {fields.length === 0
          ? 'No caps for a case type or state.'
          : 'These apply in addition to the caps above.'}
      </p>
      <ul className="space-y-4">
        {fields.map((cap, index) => (
          <li key={cap.id} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_2fr_1fr_auto]">
            <Field {...field(`caps.${index}.most`)} label="At most" inputMode="numeric" />
            <Select
              {...(field(`caps.${index}.per`) as { id: string })}
              label="Per"
              choices={{ day: 'Day', month: 'Month' }}
            />
            <Select
              {...(field(`caps.${index}.caseType`) as { id: string })}
              label="Case type"
              first="Any case type"
              choices={caseTypes.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
            <Field {...field(`caps.${index}.state`)} label="State" maxLength={50} />
            <RemoveRow label={`Remove cap ${index + 1}`} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow label="Add cap" onClick={() => append({ per: 'day', most: '', caseType: '', state: '' })} />
    </fieldset>
  );
};
