import { vendorInput } from '../../../shared/schemas/vendor';
import { trpc } from '../../lib/trpc';
import { FieldsDialog } from '../kit/fields-form';
import { vendorWords } from './vendor-words';

type VendorAddProps = { onClose: () => void; onMade: (key: string) => void };

/** Adds a vendor by name; everything else is set later. */
export const VendorAdd = ({ onClose, onMade }: VendorAddProps) => {
  const create = trpc.vendors.create.useMutation();
  return (
    <FieldsDialog
      name="vendor-new"
      title={vendorWords.add}
      description="A new vendor starts in test mode: we check every post, and none becomes a lead."
      button="Add vendor and key"
      schema={vendorInput}
      fields={{ name: { label: vendorWords.name, className: 'sm:col-span-2' } }}
      defaults={{ name: '' }}
      save={(values) => create.mutateAsync(values)}
      saved={vendorWords.created}
      failed={vendorWords.saveFailed}
      onSaved={({ key }) => onMade(key)}
      onClose={onClose}
    />
  );
};
