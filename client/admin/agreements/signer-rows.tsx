import { type UseFieldArrayReturn, useWatch } from 'react-hook-form';
import { capacities, signatureName } from '../../../shared/agreements/capacities';
import type { ClientRecord } from '../../../shared/schemas/client';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { DateField } from '../form/date-field';
import { AddRow, RemoveRow } from '../form/row-buttons';
import type { useRecordForm } from '../form/use-record-form';
import { agreementWords } from './agreement-words';
import { emptySigner, nameOfLead, type SendValues, type SignerValues, type SignsFor } from './send-values';

const words = agreementWords.send;

type FormState = ReturnType<typeof useRecordForm<SendValues>>;
type CapacityProps = { form: FormState; index: number; signer: SignerValues; lead: string };

/** Previews the capacity as it will appear below the signature of an English document. */
const Signature = ({ signer, lead }: Pick<CapacityProps, 'signer' | 'lead'>) => {
  const { name, signsFor, capacity, capacityWords, for: represented, letters } = signer;
  const said = capacity === 'other' ? capacityWords : capacity;
  if (name === '' || said === '') return null;
  const ofCourt = letters?.date && letters.court ? letters : undefined;
  const of = signsFor === 'another' ? represented : lead;
  return (
    <p className="text-sm text-muted @xl:col-span-full">
      Below the signature:{' '}
      {signatureName({ name, role: 'representative', capacity: said, for: of, letters: ofCourt }, 'en')}
    </p>
  );
};

/** Asks who a person signs for, and in which capacity. */
const CapacityFields = ({ form, index, signer, lead }: CapacityProps) => (
  <div className="grid gap-x-4 gap-y-3 @xl:col-span-full @xl:grid-cols-2">
    {signer.signsFor === 'another' && (
      <Field
        {...form.field(`signers.${index}.for`)}
        label="Name of the person they sign for"
        maxLength={120}
        required
      />
    )}
    <Select {...form.field(`signers.${index}.capacity`)} label="Signs as" required>
      <option value="">Choose a capacity</option>
      {capacities.map((one) => (
        <option key={one} value={one}>
          {words.capacities[one]}
        </option>
      ))}
      <option value="other">In another capacity</option>
    </Select>
    {signer.capacity === 'other' && (
      <Field
        {...form.field(`signers.${index}.capacityWords`)}
        label="Capacity"
        hint="In the language of the document. For example: executor of the will"
        maxLength={200}
        required
      />
    )}
    {signer.capacity === 'personal-representative' && (
      <>
        <DateField
          {...form.control(`signers.${index}.letters.date`)}
          label="Date of the letters"
          hint="Leave both empty if the court has not issued letters yet."
          isDay
          value={signer.letters?.date ?? ''}
        />
        <Field
          {...form.field(`signers.${index}.letters.court`)}
          label="Court that issued the letters"
          maxLength={200}
        />
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
  const choices = {
    self: 'Themselves',
    spouse: 'Themselves, as spouse',
    lead: leadName ? `${leadName}, the lead` : 'The lead',
    another: 'Another person',
  };
  /** A person who signs for the lead is someone else, so clear the lead's details from that row. */
  const clearLead = (index: number, signsFor: SignsFor) => {
    if (signsFor !== 'lead') return;
    const { name, email } = form.form.getValues(`signers.${index}`);
    if (name === leadName) form.form.setValue(`signers.${index}.name`, '', { shouldDirty: true });
    if (email === lead.email) form.form.setValue(`signers.${index}.email`, '', { shouldDirty: true });
  };
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">Who signs</legend>
      {fields.map((row, index) => {
        const signer = signers[index] ?? row;
        const isForAnother = signer.signsFor === 'lead' || signer.signsFor === 'another';
        const emailHint = isForAnother
          ? 'Enter the address of the person who signs, not of the person they sign for.'
          : 'Leave empty if this person signs in the office.';
        const signsFor = form.field(`signers.${index}.signsFor`);
        return (
          <fieldset
            key={row.id}
            aria-label={`Signer ${index + 1}`}
            className="grid gap-x-4 gap-y-3 border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0 @xl:grid-cols-[1fr_1fr_12rem_auto]"
          >
            <Field {...form.field(`signers.${index}.name`)} label="Name" maxLength={120} required />
            <Field
              {...form.field(`signers.${index}.email`)}
              label="E-mail"
              type="email"
              hint={signer.email ? undefined : emailHint}
            />
            <Select
              {...signsFor}
              onChange={(event) => {
                void signsFor.onChange(event);
                clearLead(index, event.target.value as SignsFor);
              }}
              label="Signs for"
              choices={choices}
            />
            {fields.length > 1 && (
              <RemoveRow
                label={`Remove ${signer.name || 'this signer'}`}
                onClick={() => remove(index)}
                className="@xl:mt-7"
              />
            )}
            {isForAnother && <CapacityFields form={form} index={index} signer={signer} lead={leadName} />}
          </fieldset>
        );
      })}
      {fields.length < 6 && (
        <AddRow label="Add a signer" onClick={() => append({ ...emptySigner, signsFor: 'spouse' })} />
      )}
    </fieldset>
  );
};
