import { useWatch } from 'react-hook-form';
import { FieldRows } from '../../kit/field-rows';
import type { FormState } from '../../kit/fields-form';
import { useCaseTypes } from '../../shared-queries';
import { fieldChoices, type MappingValues } from './mapping-values';

type RowsProps = { form: FormState<MappingValues> };

const ourField = { label: 'Our field', kind: 'choice', choices: fieldChoices } as const;

/** The vendor's field names, each with our field. */
export const NameRows = ({ form }: RowsProps) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">Field names</legend>
    <FieldRows
      form={form}
      name="fieldNames"
      fields={() => ({ sent: { label: 'Its name', maxLength: 100 }, field: ourField })}
      columns="sm:grid-cols-[1fr_1fr_auto]"
      none="It uses our field names."
      add="Add name"
      empty={{ sent: '', field: 'caseType' }}
      remove={(index) => `Remove name ${index + 1}`}
    />
  </fieldset>
);

/** The vendor's values, each with our value; for the case type, one of ours. */
export const ValueRows = ({ form }: RowsProps) => {
  const caseTypes = useCaseTypes();
  const rows = useWatch({ control: form.form.control, name: 'values' });
  const meaning = (index: number) =>
    rows[index]?.field === 'caseType'
      ? ({ kind: 'choice', first: '', choices: caseTypes } as const)
      : { maxLength: 200 };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Values</legend>
      <FieldRows
        form={form}
        name="values"
        fields={(index) => ({
          field: ourField,
          sent: { label: 'Its value', maxLength: 200 },
          value: { label: 'It means', ...meaning(index) },
        })}
        columns="sm:grid-cols-[1fr_1fr_1fr_auto]"
        none="It uses our values."
        add="Add value"
        empty={{ field: 'caseType', sent: '', value: '' }}
        remove={(index) => `Remove value ${index + 1}`}
      />
    </fieldset>
  );
};
