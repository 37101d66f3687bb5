import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { serviceDefaults } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { type ServiceRecord, serviceInput } from '../../../shared/schemas/service';
import { uploadImage } from '../../lib/image';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import type { FormProps } from '../crud/crud-list';
import { FieldsDialog, type FormState } from '../kit/fields-form';
import { IconUpload } from './icon-upload';
import { serviceWords } from './service-words';

const wide = 'sm:col-span-2';
const fields = {
  title: { label: serviceWords.name, className: wide },
  short_description: { label: 'Short description', hint: 'One sentence for lists.', className: wide },
  description: { label: 'Full description', kind: 'long', rows: 6, className: wide },
  isActive: { label: serviceWords.active, kind: 'switch' },
} as const;

const getValues = (record?: ServiceRecord) => ({
  title: record?.title ?? '',
  short_description: record?.short_description ?? '',
  description: record?.description ?? '',
  isActive: (record?.status ?? serviceDefaults.status) === 1,
  icon: null as File | null,
});
type Values = ReturnType<typeof getValues>;

const toInput = ({ isActive, icon: _, ...values }: Values) =>
  ({ ...values, status: isActive ? 1 : 0 }) as const;

type IconProps = { service?: ServiceRecord; form: FormState<Values>; error?: string };

const ServiceIcon = ({ service, form, error }: IconProps) => {
  const file = useWatch({ control: form.form.control, name: 'icon' });
  return <IconUpload service={service} file={file} onChange={form.control('icon').onChange} error={error} />;
};

export const ServiceForm = ({ record, onClose, onSaved }: FormProps<ServiceRecord>) => {
  const [uploadFailed, setUploadFailed] = useState(false);
  const create = trpc.services.create.useMutation();
  const update = trpc.services.update.useMutation();
  /** Uploads the icon and returns its id; if that fails, the service is saved without a new one. */
  const upload = async (icon: File | null) => {
    setUploadFailed(false);
    try {
      return icon ? { image_id: (await uploadImage(icon)).id } : {};
    } catch {
      setUploadFailed(true);
      toast.error(messages.media.iconFailed);
      return {};
    }
  };
  return (
    <FieldsDialog
      name={`service-${record?.id ?? 'new'}`}
      title={record ? 'Edit service' : 'Add service'}
      description="Active services can be chosen in the public form."
      button={record ? 'Save changes' : 'Add service'}
      schema={serviceInput}
      fields={fields}
      defaults={getValues(record)}
      // A draft cannot hold a file.
      secret={['icon']}
      toInput={toInput}
      save={async (values) => {
        const service = { ...toInput(values), ...(await upload(values.icon)) };
        if (record) await update.mutateAsync({ id: record.id, ...service });
        else await create.mutateAsync(service);
      }}
      saved={record ? messages.service.updated : messages.service.created}
      failed={messages.service.saveFailed}
      failure={record ? messages.service.updateFailed : messages.service.addFailed}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(form) => (
        <ServiceIcon service={record} form={form} error={uploadFailed ? messages.media.failed : undefined} />
      )}
    </FieldsDialog>
  );
};
