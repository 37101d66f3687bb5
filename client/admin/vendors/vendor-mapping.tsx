import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { VendorRecord } from '../../../shared/schemas/vendor';
import {
  fieldName,
  fieldValue,
  type Mapping,
  mapping,
  type MappingPreview as Preview,
} from '../../../shared/schemas/vendor-mapping';
import { trpc } from '../../lib/trpc';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useValues } from '../form/use-record-form';
import { Card } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { FormFields, Rows, useFieldsForm } from '../kit/fields-form';
import { Unloaded } from '../kit/loaded';
import type { FieldMeta, FormState } from '../kit/one-field';
import { getFields } from '../kit/schema-fields';
import { toForm } from '../kit/schema-values';
import { Moment } from '../moment';
import { vendorWords } from './vendor-words';

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
const MappingPreview = ({ id, typed }: { id: string; typed: Mapping }) => {
  const query = trpc.mappings.preview.useQuery(
    { id, ...typed },
    { placeholderData: (earlier) => earlier, staleTime: 0 },
  );
  const { data } = query;
  return (
    <div>
      <h3>{words.preview}</h3>
      <p className="mb-2 text-sm text-muted">Tests, duplicates and refused posts. Looking changes nothing.</p>
      {!data && <Unloaded query={query} what="its posts" />}
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

const valueFields = getFields(fieldValue);
const caseTypeFields: Record<string, FieldMeta> = {
  ...valueFields,
  value: { label: 'It means', kind: 'choice', first: '', choices: 'caseTypes' },
};
const valueRows = getFields(mapping).values!;

/** The vendor's values, each with our value; for the case type, one of ours. */
const ValueRows = ({ form }: { form: FormState<Mapping> }) => {
  const rows = useWatch({ control: form.form.control, name: 'values' });
  return (
    <Rows
      form={form}
      name="values"
      meta={valueRows}
      fieldsAt={(index) => (rows[index]?.field === 'caseType' ? caseTypeFields : valueFields)}
    />
  );
};

/** Returns the rows that are complete, for a preview. */
const complete = (typed: Mapping): Mapping => ({
  timeZone: mapping.shape.timeZone.safeParse(typed.timeZone || null).data ?? null,
  fieldNames: typed.fieldNames.filter((row) => fieldName.safeParse(row).success),
  values: typed.values.filter((row) => fieldValue.safeParse(row).success),
});

/** The mapping of a vendor's names and values, next to a preview with its last posts. */
export const VendorMapping = ({ vendor, onSaved }: { vendor: VendorRecord; onSaved: () => unknown }) => {
  const form = useFieldsForm<Mapping, VendorRecord, Mapping, { id: string }>({
    name: `vendor-mapping-${vendor.id}`,
    schema: mapping,
    record: vendor,
    version: vendor.version,
    call: trpc.vendors.update,
    rest: { id: vendor.id },
    saved: 'Names and values saved',
    failed: vendorWords.saveFailed,
    failure: vendorWords.failedToUpdate,
    restart: (_, saved) => toForm(mapping, saved),
    onSaved,
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
          <FormFields form={form} fields={getFields(mapping, ['fieldNames'])} />
          <ValueRows form={form} />
          <FormFields form={form} fields={getFields(mapping, ['timeZone'])} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <FormFailure form={form} />
            <SubmitButton busy={form.busy} label="Save names and values" />
          </div>
        </RecordForm>
        <MappingPreview id={vendor.id} typed={complete(typed)} />
      </div>
    </Card>
  );
};
