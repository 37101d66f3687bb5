import { useFieldArray } from 'react-hook-form';
import { usStates } from '../../../shared/rules/us-states';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AddRow, RemoveRow } from '../form/row-buttons';
import type { useRecordForm } from '../form/use-record-form';
import type { UserValues } from './user-values';
import { userWords } from './user-words';

const words = userWords.bars;

/** The bar numbers of a person: who has one is a lawyer. */
export const BarRows = ({ form }: { form: ReturnType<typeof useRecordForm<UserValues>> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.form.control, name: 'bars' });
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">{words.title}</legend>
      <p className="mb-2 text-sm text-muted">{words.hint}</p>
      {fields.map((row, index) => (
        <div key={row.id} className="mb-3 grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select {...form.field(`bars.${index}.state`)} label={words.state}>
            <option value="">{words.choose}</option>
            {Object.entries(usStates).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Field {...form.field(`bars.${index}.number`)} label={words.number} maxLength={40} />
          <RemoveRow label={words.remove(index + 1)} onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label={words.add} onClick={() => append({ state: '', number: '' })} />
    </fieldset>
  );
};
