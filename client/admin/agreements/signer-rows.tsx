import { type UseFieldArrayReturn, useWatch } from 'react-hook-form';
import { capacities, signatureName } from '../../../shared/agreements/capacities';
import type { ClientRecord } from '../../../shared/schemas/client';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { AddRow, RemoveRow } from '../form/row-buttons';
import type { useRecordForm } from '../form/use-record-form';
import { agreementWords } from './agreement-words';
import {
  emptySigner,
  nameOfLead,
  type SendValues,
  type SignerValues,
  type SignsFor,
  signsForChoices,
} from './send-values';

const words = agreementWords.send;

type FormState = ReturnType<typeof useRecordForm<SendValues>>;
type CapacityProps = { form: FormState; index: number; signer: SignerValues; lead: string };

/** Previews the capacity as it will appear below the signature of an English document. */
const Signature = ({ signer, lead }: Pick<CapacityProps, 'signer' | 'lead'>) => {
  const { name, signsFor, capacity, capacityWords, represented, lettersDate, lettersCourt } = signer;
  const said = capacity === 'other' ? capacityWords : capacity;
  if (name === '' || said === '') return null;
  const letters = lettersDate && lettersCourt ? { date: lettersDate, court: lettersCourt } : undefined;
  const of = signsFor === 'another' ? represented : lead;
  return (
    <p className="text-sm text-muted @xl:col-span-full">
      {words.signature}{' '}
      {signatureName({ name, role: 'representative', capacity: said, for: of, letters }, 'en')}
    </p>
  );
};

/** Asks who a person signs for, and in which capacity. */
const CapacityFields = ({ form, index, signer, lead }: CapacityProps) => (
  <div className="grid gap-x-4 gap-y-3 @xl:col-span-full @xl:grid-cols-2">
    {signer.signsFor === 'another' && (
      <Field
        {...form.field(`signers.${index}.represented`)}
        label={words.represented}
        maxLength={120}
        required
      />
    )}
    <Select {...form.field(`signers.${index}.capacity`)} label={words.capacity} required>
      <option value="">{words.chooseCapacity}</option>
      {capacities.map((one) => (
        <option key={one} value={one}>
          {words.capacities[one]}
        </option>
      ))}
      <option value="other">{words.otherCapacity}</option>
    </Select>
    {signer.capacity === 'other' && (
      <Field
        {...form.field(`signers.${index}.capacityWords`)}
        label={words.capacityWords}
        hint={words.capacityWordsHint}
        maxLength={200}
        required
      />
    )}
    {signer.capacity === 'personal-representative' && (
      <>
        <Field
          {...form.field(`signers.${index}.lettersDate`)}
          label={words.lettersDate}
          hint={words.lettersHint}
          type="date"
        />
        <Field {...form.field(`signers.${index}.lettersCourt`)} label={words.lettersCourt} maxLength={200} />
      </>
    )}
    <Signature signer={signer} lead={lead} />
  </div>
);

type SignerRowsProps = {
  form: FormState;
  rows: UseFieldArrayReturn<SendValues, 'signers'>;
  lead: Pick<ClientRecord, 'firstName' | 'lastName' | 'email'>;
};

/** The signers: the lead first, then people who sign for them or with them. */
export const SignerRows = ({ form, rows: { fields, append, remove }, lead }: SignerRowsProps) => {
  const signers = useWatch({ control: form.form.control, name: 'signers' });
  const leadName = nameOfLead(lead);
  const choices = words.signsForChoices(leadName);
  /** A person who signs for the lead is someone else, so clear the lead's details from that row. */
  const clearLead = (index: number, signsFor: SignsFor) => {
    if (signsFor !== 'lead') return;
    const { name, email } = form.form.getValues(`signers.${index}`);
    if (name === leadName) form.form.setValue(`signers.${index}.name`, '', { shouldDirty: true });
    if (email === lead.email) form.form.setValue(`signers.${index}.email`, '', { shouldDirty: true });
  };
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">{words.signers}</legend>
      {fields.map((row, index) => {
        const signer = signers[index] ?? row;
        const isForAnother = signer.signsFor === 'lead' || signer.signsFor === 'another';
        const emailHint = isForAnother ? words.ownEmailHint : words.emailHint;
        const signsFor = form.field(`signers.${index}.signsFor`);
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
              hint={signer.email ? undefined : emailHint}
            />
            <Select
              {...signsFor}
              onChange={(event) => {
                void signsFor.onChange(event);
                clearLead(index, event.target.value as SignsFor);
              }}
              label={words.signsFor}
            >
              {signsForChoices.map((one) => (
                <option key={one} value={one}>
                  {choices[one]}
                </option>
              ))}
            </Select>
            {fields.length > 1 && (
              <RemoveRow
                label={words.removeSigner(signer.name)}
                onClick={() => remove(index)}
                className="@xl:mt-7"
              />
            )}
            {isForAnother && <CapacityFields form={form} index={index} signer={signer} lead={leadName} />}
          </fieldset>
        );
      })}
      {fields.length < 6 && (
        <AddRow label={words.addSigner} onClick={() => append({ ...emptySigner, signsFor: 'spouse' })} />
      )}
    </fieldset>
  );
};
