import { samePersonBy, type VendorRecord, vendorModes, vendorStatuses } from '../../../shared/schemas/vendor';
import { refusableFields } from '../../../shared/schemas/vendor-mapping';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { Card } from '../kit/card';
import { CheckRow } from '../kit/check-row';
import { useCaseTypes } from '../shared-queries';
import { problemsInTerms, requiredTerms, type TermValues, toUpdate, valuesOf } from './term-values';
import { VendorCaps } from './vendor-caps';
import { vendorWords as words } from './vendor-words';

/** What was agreed on with a vendor; it holds for the very next submission. */
export const VendorTerms = ({ vendor, onSaved }: { vendor: VendorRecord; onSaved: () => unknown }) => {
  const update = trpc.vendors.update.useMutation();
  const caseTypes = useCaseTypes();
  const form = useRecordForm<TermValues>({
    name: `vendor-${vendor.id}`,
    defaults: valuesOf(vendor),
    required: requiredTerms,
    validate: problemsInTerms,
    save: async (values) => {
      form.restart(valuesOf(await update.mutateAsync({ id: vendor.id, ...toUpdate(values) })));
      return true;
    },
    saveFailed: words.saveFailed,
    failed: words.failedToUpdate,
    onSaved: () => {
      toast.success(words.saved);
      onSaved();
    },
  });
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Card title={words.terms}>
      <RecordForm form={form} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field {...form.field('name')} label={words.name} className="sm:col-span-2" />
        <Select {...form.field('mode')} label={words.mode} hint={words.modeHint}>
          {vendorModes.map((mode) => (
            <option key={mode} value={mode}>
              {words.modes[mode]}
            </option>
          ))}
        </Select>
        <Select {...form.field('status')} label={words.status}>
          {vendorStatuses.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </Select>
        <Field {...form.field('dailyCap')} {...number} label={words.dailyCap} hint={words.capHint} />
        <Field {...form.field('monthlyCap')} {...number} label={words.monthlyCap} />
        <Field {...form.field('price')} {...number} label={words.price} />
        <Field {...form.field('duplicateDays')} {...number} label={words.duplicateDays} />
        <Select {...form.field('samePerson')} label={words.samePerson}>
          {samePersonBy.map((by) => (
            <option key={by} value={by}>
              {words.samePersonBy[by]}
            </option>
          ))}
        </Select>
        <Field {...form.field('returnDays')} {...number} label={words.returnDays} />
        <Field
          {...form.field('returnReasons')}
          label={words.returnReasons}
          hint={words.returnReasonsHint}
          className="sm:col-span-2"
        />
        <Field {...form.field('states')} label={words.states} hint={words.statesHint} />
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
        <Field {...form.field('claimDays')} {...number} label={words.claimDays} hint={words.claimDaysHint} />
        <Field {...form.field('claimReason')} label={words.claimReason} hint={words.claimReasonHint} />
        <VendorCaps control={form.form.control} field={form.field} />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-sm font-semibold">{words.caseTypes}</legend>
          <p className="mb-2 text-sm text-muted">{words.caseTypesHint}</p>
          <div className="grid gap-x-4 sm:grid-cols-3">
            {caseTypes.map(({ id, title }) => (
              <CheckRow key={id} label={title} value={String(id)} {...form.form.register('caseTypes')} />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-2">
          <FormFailure form={form} />
          <SubmitButton busy={form.busy}>{words.save}</SubmitButton>
        </div>
      </RecordForm>
    </Card>
  );
};
