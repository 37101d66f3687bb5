import { useFieldArray } from 'react-hook-form';
import { usStates } from '../../../shared/rules/us-states';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AddRow, RemoveRow } from '../form/row-buttons';
import type { useRecordForm } from '../form/use-record-form';
import type { UserValues } from './user-values';

/** A person's bar numbers; a person who has one is a lawyer. */
export const BarRows = ({ form }: { form: ReturnType<typeof useRecordForm<UserValues>> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'bars' });
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">Bar numbers</legend>
      <p className="mb-2 text-sm text-muted">
        Only for lawyers. They can adopt texts and sign for the firm. We tell every administrator.
      </p>
      {fields.map((row, index) => (
        <div key={row.id} className="mb-3 grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select {...form.field(`bars.${index}.state`)} label="State">
            <option value="">Choose</option>
            {Object.entries(usStates).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Field {...form.field(`bars.${index}.number`)} label="Bar number" maxLength={40} />
          <RemoveRow label={`Remove bar number ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a bar number" onClick={() => append({ state: '', number: '' })} />
    </fieldset>
  );
};
