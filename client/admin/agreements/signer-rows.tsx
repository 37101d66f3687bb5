import { type UseFieldArrayReturn, useWatch } from 'react-hook-form';
import { signerRoles } from '../../../shared/agreements/terms';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AddRow, RemoveRow } from '../form/row-buttons';
import type { useRecordForm } from '../form/use-record-form';
import { agreementWords } from './agreement-words';
import type { SendValues } from './send-values';

const words = agreementWords.send;

type SignerRowsProps = {
  form: ReturnType<typeof useRecordForm<SendValues>>;
  rows: UseFieldArrayReturn<SendValues, 'signers'>;
};

/** Who signs: the lead first, and whoever signs for them or beside them. */
export const SignerRows = ({ form, rows: { fields, append, remove } }: SignerRowsProps) => {
  const signers = useWatch({ control: form.form.control, name: 'signers' });
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">{words.signers}</legend>
      {fields.map((row, index) => {
        const role = signers[index]?.role;
        const isForLead = role !== 'client' && role !== 'spouse';
        return (
          <fieldset
            key={row.id}
            aria-label={words.signer(index + 1)}
            className="grid gap-x-4 gap-y-3 border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0 @xl:grid-cols-[1fr_1fr_12rem_auto]"
          >
            <Field {...form.field(`signers.${index}.name`)} label={words.name} maxLength={120} required />
            <Field
              {...form.field(`signers.${index}.email`)}
              label={words.email}
              type="email"
              hint={signers[index]?.email ? undefined : words.emailHint}
            />
            <Select {...form.field(`signers.${index}.role`)} label={words.role}>
              {signerRoles.map((one) => (
                <option key={one} value={one}>
                  {agreementWords.roles[one]}
                </option>
              ))}
            </Select>
            {fields.length > 1 && (
              <RemoveRow
                label={words.removeSigner(signers[index]?.name ?? '')}
                onClick={() => remove(index)}
                className="@xl:mt-7"
              />
            )}
            {isForLead && (
              <Field
                {...form.field(`signers.${index}.capacity`)}
                label={words.capacity}
                hint={words.capacityHint}
                maxLength={200}
                className="@xl:col-span-3"
              />
            )}
          </fieldset>
        );
      })}
      {fields.length < 6 && (
        <AddRow
          label={words.addSigner}
          onClick={() => append({ name: '', email: '', role: 'spouse', capacity: '' })}
        />
      )}
    </fieldset>
  );
};
