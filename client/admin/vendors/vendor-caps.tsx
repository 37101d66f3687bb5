import { FieldRows } from '../kit/field-rows';
import type { FormState } from '../kit/fields-form';
import { useCaseTypes } from '../shared-queries';
import type { TermValues } from './term-values';

/** Caps for one case type, one state, or both. */
export const VendorCaps = ({ form }: { form: FormState<TermValues> }) => {
  const caseTypes = useCaseTypes();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">Caps for a case type or state</legend>
      <FieldRows
        form={form}
        name="caps"
        fields={() => ({
          most: { label: 'At most', kind: 'number' },
          per: { label: 'Per', kind: 'choice', choices: { day: 'Day', month: 'Month' } },
          caseType: { label: 'Case type', kind: 'choice', first: 'Any case type', choices: caseTypes },
          state: { label: 'State', maxLength: 50 },
        })}
        columns="sm:grid-cols-[1fr_1fr_2fr_1fr_auto]"
        none="No caps for a case type or state."
        text="These apply in addition to the caps above."
        add="Add cap"
        empty={{ per: 'day', most: '', caseType: '', state: '' }}
        remove={(index) => `Remove cap ${index + 1}`}
      />
    </fieldset>
  );
};
