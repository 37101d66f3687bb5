import { type VendorRecord, vendorTerms } from '../../../shared/schemas/vendor';
import type { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { toForm } from '../kit/schema-values';
import { vendorWords as words } from './vendor-words';

const terms = vendorTerms.omit({ timeZone: true, fieldNames: true, values: true });
type Terms = z.infer<typeof terms>;

/** A vendor's terms; changes apply to the next submission. */
export const VendorTerms = ({ vendor, onSaved }: { vendor: VendorRecord; onSaved: () => unknown }) => {
  const update = trpc.vendors.update.useMutation();
  return (
    <Card title="Terms">
      <FieldsForm<Terms, VendorRecord>
        name={`vendor-${vendor.id}`}
        schema={terms}
        record={vendor}
        version={vendor.version}
        save={(values, version) => update.mutateAsync({ ...values, id: vendor.id, version })}
        saved={words.saved}
        failed={words.saveFailed}
        failure={words.failedToUpdate}
        restart={(_, saved) => toForm(terms, saved)}
        onSaved={onSaved}
        button="Save changes"
        className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
      />
    </Card>
  );
};
