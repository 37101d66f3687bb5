import type { VendorRecord } from '../../../shared/schemas/vendor';
import { refusableFields } from '../../../shared/schemas/vendor-mapping';
import { trpc } from '../../lib/trpc';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { Card } from '../kit/card';
import { CheckRow } from '../kit/check-row';
import { FieldRows } from '../kit/field-rows';
import { type Fields, FormFields, type FormState } from '../kit/fields-form';
import { useCaseTypes } from '../shared-queries';
import { getValues, problemsInTerms, requiredTerms, type TermValues, toUpdate } from './term-values';
import { vendorWords as words } from './vendor-words';

/** Caps for one case type, one state, or both. */
const VendorCaps = ({ form }: { form: FormState<TermValues> }) => {
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

const terms: Fields<TermValues> = {
  name: { label: words.name, className: 'sm:col-span-2' },
  mode: {
    label: 'Mode',
    hint: 'In test mode no post becomes a lead.',
    kind: 'choice',
    choices: words.modes,
  },
  status: { label: 'Status', kind: 'choice', choices: words.statuses },
  dailyCap: {
    label: 'Leads a day',
    hint: 'Leave empty for no cap. Days and months begin at midnight UTC.',
    kind: 'number',
  },
  monthlyCap: { label: 'Leads a month', kind: 'number' },
  price: { label: 'Price per lead (US dollars)', kind: 'decimal' },
  duplicateDays: { label: 'The same person counts as a duplicate for (days)', kind: 'number' },
  samePerson: {
    label: 'How we recognize the same person',
    kind: 'choice',
    choices: words.samePersonBy,
  },
  returnDays: { label: 'Can be returned within (days)', kind: 'number' },
  returnReasons: {
    label: 'Reasons for returning a lead',
    hint: 'Separate them with commas.',
    className: 'sm:col-span-2',
  },
  states: {
    label: 'States',
    hint: 'Two letters each, separated by commas: CA, NV. Leave empty for all states.',
  },
};

const claims: Fields<TermValues> = {
  claimDays: {
    label: 'Its consent claims allow autodialed calls for (days)',
    hint: 'Leave empty for never. Only for numbers with a retained TrustedForm certificate, and never for texts.',
    kind: 'number',
  },
  claimReason: {
    label: 'Why we rely on its claims',
    hint: 'If you rely on a claim, you must be able to prove it.',
  },
};

/** A vendor's terms; changes apply to the next submission. */
export const VendorTerms = ({ vendor, onSaved }: { vendor: VendorRecord; onSaved: () => unknown }) => {
  const update = trpc.vendors.update.useMutation();
  const caseTypes = useCaseTypes();
  const form = useRecordForm<TermValues>({
    name: `vendor-${vendor.id}`,
    defaults: getValues(vendor),
    required: requiredTerms,
    validate: problemsInTerms,
    save: async (values) => {
      form.restart(getValues(await update.mutateAsync({ id: vendor.id, ...toUpdate(values) })));
    },
    saveFailed: words.saveFailed,
    failed: words.failedToUpdate,
    saved: words.saved,
    onSaved: () => onSaved(),
  });
  return (
    <Card title="Terms">
      <RecordForm form={form} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <FormFields form={form} fields={terms} />
        <div className="sm:col-span-2">
          {(['requireConsent', 'refuseSuppressed'] as const).map((name) => (
            <CheckRow key={name} label={words[name]} {...form.form.register(name)} />
          ))}
          {refusableFields.map((name) => (
            <CheckRow
              key={name}
              label={words.refuseUnread[name]}
              value={name}
              {...form.form.register('refuseUnread')}
            />
          ))}
        </div>
        <FormFields form={form} fields={claims} />
        <VendorCaps form={form} />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-sm font-semibold">Case types it may send</legend>
          <p className="mb-2 text-sm text-muted">Choose none to allow all.</p>
          <div className="grid gap-x-4 sm:grid-cols-3">
            {caseTypes.map(({ value, label }) => (
              <CheckRow key={value} label={label} value={value} {...form.form.register('caseTypes')} />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-2">
          <FormFailure form={form} />
          <SubmitButton busy={form.busy}>Save changes</SubmitButton>
        </div>
      </RecordForm>
    </Card>
  );
};
