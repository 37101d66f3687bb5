import { useDeferredValue } from 'react';
import type { VendorRecord } from '../../../../shared/schemas/vendor';
import { trpc } from '../../../lib/trpc';
import { Field } from '../../../ui/field';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm, useValues } from '../../form/use-record-form';
import { Card } from '../../kit/card';
import { vendorWords } from '../vendor-words';
import { MappingPreview } from './mapping-preview';
import { NameRows, ValueRows } from './mapping-rows';
import { drafted, type MappingValues, mappingValues, problemsInMapping, toMapping } from './mapping-values';

const { mapping: words } = vendorWords;

type VendorMappingProps = { vendor: VendorRecord; onSaved: () => unknown };

/** The mapping of a vendor's names and values, next to a preview with its last posts. */
export const VendorMapping = ({ vendor, onSaved }: VendorMappingProps) => {
  const update = trpc.vendors.update.useMutation();
  const form = useRecordForm<MappingValues>({
    name: `vendor-mapping-${vendor.id}`,
    defaults: mappingValues(vendor),
    required: [],
    validate: problemsInMapping,
    save: async (values) => {
      form.restart(mappingValues(await update.mutateAsync({ id: vendor.id, ...toMapping(values) })));
    },
    saveFailed: vendorWords.saveFailed,
    failed: vendorWords.failedToUpdate,
    saved: words.saved,
    onSaved: () => {
      onSaved();
    },
  });
  const typed = useDeferredValue(useValues(form));
  return (
    <Card
      title="What it sends, and what it means"
      text="A vendor may use its own field names and values. Enter what they mean here."
      className="mt-5 print:hidden"
    >
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <RecordForm form={form} className="space-y-5">
          <NameRows form={form} />
          <ValueRows form={form} />
          <Field
            {...form.field('timeZone')}
            label="Time zone of its dates"
            hint="Such as America/Denver. Leave empty to use ours."
            autoComplete="off"
          />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <FormFailure form={form} />
            <SubmitButton busy={form.busy}>Save names and values</SubmitButton>
          </div>
        </RecordForm>
        <MappingPreview id={vendor.id} mapping={drafted(typed)} />
      </div>
    </Card>
  );
};
