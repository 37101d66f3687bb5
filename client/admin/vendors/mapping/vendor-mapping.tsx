import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { VendorRecord } from '../../../../shared/schemas/vendor';
import type { Mapping, MappingPreview as Preview } from '../../../../shared/schemas/vendor-mapping';
import { trpc } from '../../../lib/trpc';
import { Field } from '../../../ui/field';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm, useValues } from '../../form/use-record-form';
import { Card } from '../../kit/card';
import { DataTable } from '../../kit/data-table';
import { FieldRows } from '../../kit/field-rows';
import type { FormState } from '../../kit/fields-form';
import { Unloaded } from '../../kit/loaded';
import { Moment } from '../../moment';
import { useCaseTypes } from '../../shared-queries';
import { vendorWords } from '../vendor-words';
import {
  drafted,
  fieldChoices,
  type MappingValues,
  mappingValues,
  problemsInMapping,
  toMapping,
} from './mapping-values';

const { mapping: words } = vendorWords;

const PostPreview = ({ post: { at, rows, problems } }: { post: Preview['posts'][number] }) => (
  <li className="border-t border-line pt-3">
    <h4 className="text-sm font-semibold">
      <Moment at={at} />
    </h4>
    <ul className="text-sm">
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`} className="text-danger">
          {field && <span className="font-semibold">{field}: </span>}
          {message}
        </li>
      ))}
    </ul>
    {problems.length === 0 && <p className="text-sm text-muted">We can read everything.</p>}
    <DataTable
      label={words.preview}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Sent', cell: ({ sent }) => sent, className: 'wrap-anywhere' },
        { header: 'Our field', cell: ({ field }) => field ?? '(ignored)' },
        { header: 'Read as', cell: ({ read }) => read, className: 'wrap-anywhere' },
      ]}
    />
  </li>
);

/** Previews how the vendor's last posts would be read with the unsaved mapping. */
const MappingPreview = ({ id, mapping }: { id: string; mapping: Mapping }) => {
  const query = trpc.mappings.preview.useQuery(
    { id, ...mapping },
    { placeholderData: (earlier) => earlier, staleTime: 0 },
  );
  const { data } = query;
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{words.preview}</h3>
      <p className="mb-2 text-sm text-muted">Tests, duplicates and refused posts. Looking changes nothing.</p>
      {!data && <Unloaded query={query} loading="Loading its posts..." failed="Error loading its posts" />}
      {data?.posts.length === 0 && <p className="text-sm">No posts to show yet.</p>}
      {data && data.ignored.length > 0 && (
        <p className="mb-2 text-sm">{`Ignored: ${data.ignored.join(', ')}`}</p>
      )}
      <ul className="space-y-3">
        {data?.posts.map((post) => (
          <PostPreview key={post.id} post={post} />
        ))}
      </ul>
    </div>
  );
};

type RowsProps = { form: FormState<MappingValues> };

const ourField = { label: 'Our field', kind: 'choice', choices: fieldChoices } as const;

/** The vendor's field names, each with our field. */
const NameRows = ({ form }: RowsProps) => (
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
const ValueRows = ({ form }: RowsProps) => {
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
    onSaved: () => onSaved(),
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
