import { vendorInput } from '../../../shared/schemas/vendor';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { problemsOf } from '../form/validation';
import { vendorWords } from './vendor-words';

type VendorAddProps = { onClose: () => void; onMade: (key: string) => void };

/** A vendor begins with a name; everything else is agreed on later. */
export const VendorAdd = ({ onClose, onMade }: VendorAddProps) => {
  const create = trpc.vendors.create.useMutation();
  const form = useRecordForm({
    name: 'vendor-new',
    defaults: { name: '' },
    required: ['name'],
    validate: (values) => problemsOf(vendorInput, values, ['name']),
    save: async (values) => {
      const { key } = await create.mutateAsync(values);
      toast.success(vendorWords.created);
      onMade(key);
      return true;
    },
    saveFailed: vendorWords.saveFailed,
    failed: vendorWords.failedToAdd,
    onSaved: () => undefined,
  });
  return (
    <FormDialog
      title={vendorWords.add}
      description={vendorWords.addText}
      save={vendorWords.create}
      form={form}
      onClose={onClose}
    >
      <Field data-autofocus {...form.field('name')} label={vendorWords.name} className="sm:col-span-2" />
    </FormDialog>
  );
};
