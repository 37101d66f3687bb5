import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { AddRow, RemoveRow } from '../../form/row-buttons';
import { useCaseTypes } from '../../shared-queries';
import { vendorWords } from '../vendor-words';
import { fieldChoices, type MappingValues } from './mapping-values';

const { mapping: words } = vendorWords;

type Path = `fieldNames.${number}.${'sent' | 'field'}` | `values.${number}.${'sent' | 'field' | 'value'}`;
type RowsProps = {
  control: Control<MappingValues>;
  /** Returns a control's props by its path in the form. */
  field: (path: Path) => Omit<Parameters<typeof Field>[0], 'label'>;
};

type FieldSelectProps = { control: Omit<Parameters<typeof Field>[0], 'label'> };

const FieldSelect = ({ control }: FieldSelectProps) => (
  <Select {...(control as { id: string })} label="Our field" choices={fieldChoices} />
);

/** The vendor's field names, each with our field. */
export const NameRows = ({ control, field }: RowsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'fieldNames' });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Field names</legend>
      {fields.length === 0 && <p className="mb-2 text-sm text-muted">It uses our field names.</p>}
      <ul className="space-y-4">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <Field {...field(`fieldNames.${index}.sent`)} label="Its name" maxLength={100} />
            <FieldSelect control={field(`fieldNames.${index}.field`)} />
            <RemoveRow label={`Remove name ${index + 1}`} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow label="Add name" onClick={() => append({ sent: '', field: 'caseType' })} />
    </fieldset>
  );
};

/** The meaning of a value in its field; for the case type, one of ours. */
const Meaning = ({ control, field, index }: RowsProps & { index: number }) => {
  const caseTypes = useCaseTypes();
  const ofField = useWatch({ control, name: `values.${index}.field` });
  const own = field(`values.${index}.value`);
  if (ofField !== 'caseType') return <Field {...own} label={words.value} maxLength={200} />;
  return (
    <Select {...(own as { id: string })} label={words.value}>
      <option value="" />
      {caseTypes.map(({ id, title }) => (
        <option key={id} value={String(id)}>
          {title}
        </option>
      ))}
    </Select>
  );
};

/** The vendor's values, each with our value. */
export const ValueRows = ({ control, field }: RowsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'values' });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Values</legend>
      {fields.length === 0 && <p className="mb-2 text-sm text-muted">It uses our values.</p>}
      <ul className="space-y-4">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
            <FieldSelect control={field(`values.${index}.field`)} />
            <Field {...field(`values.${index}.sent`)} label="Its value" maxLength={200} />
            <Meaning control={control} field={field} index={index} />
            <RemoveRow label={`Remove value ${index + 1}`} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow label="Add value" onClick={() => append({ field: 'caseType', sent: '', value: '' })} />
    </fieldset>
  );
};
