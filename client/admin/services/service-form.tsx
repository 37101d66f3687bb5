import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { serviceDefaults } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { type ServiceRecord, serviceUpdate } from '../../../shared/schemas/service';
import { uploadImage } from '../../lib/image';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { Switch } from '../../ui/switch';
import { TextArea } from '../../ui/text-area';
import type { FormProps } from '../crud/crud-list';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { IconUpload } from './icon-upload';
import { serviceWords } from './service-words';

const required = ['title', 'description'] as const;

const getValues = (record?: ServiceRecord) => ({
  title: record?.title ?? '',
  short_description: record?.short_description ?? '',
  description: record?.description ?? '',
  status: record?.status ?? serviceDefaults.status,
});

export const ServiceForm = ({ record, onClose, onSaved }: FormProps<ServiceRecord>) => {
  const [file, setFile] = useState<File | null>(null);
  const [uploadFailed, setUploadFailed] = useState(false);
  const create = trpc.services.create.useMutation();
  const update = trpc.services.update.useMutation();
  /** Uploads the icon and returns its id; if that fails, the service is saved without a new one. */
  const upload = async () => {
    setUploadFailed(false);
    try {
      return file ? (await uploadImage(file)).id : undefined;
    } catch {
      setUploadFailed(true);
      toast.error(messages.media.iconFailed);
      return undefined;
    }
  };
  const form = useRecordForm({
    name: `service-${record?.id ?? 'new'}`,
    defaults: getValues(record),
    required,
    validate: (values) => findProblems(serviceUpdate, values, required),
    save: async (values) => {
      const image_id = await upload();
      const service = { ...values, ...(image_id !== undefined && { image_id }) };
      if (record) await update.mutateAsync({ id: record.id, ...service });
      else await create.mutateAsync(service);
    },
    saveFailed: messages.service.saveFailed,
    failed: record ? messages.service.updateFailed : messages.service.addFailed,
    saved: record ? messages.service.updated : messages.service.created,
    onSaved: () => {
      onSaved();
    },
  });

  return (
    <FormDialog
      title={record ? 'Edit service' : 'Add service'}
      description="Active services can be chosen in the public form."
      save={record ? 'Save changes' : 'Add service'}
      form={{ ...form, isDirty: form.isDirty || file !== null }}
      onClose={onClose}
    >
      <Field data-autofocus {...form.field('title')} label={serviceWords.name} className="sm:col-span-2" />
      <Field
        {...form.field('short_description')}
        label="Short description"
        hint="One sentence for lists."
        className="sm:col-span-2"
      />
      <TextArea {...form.field('description')} label="Full description" rows={6} className="sm:col-span-2" />
      <Controller
        control={form.form.control}
        name="status"
        render={({ field }) => (
          <Switch
            label={serviceWords.active}
            checked={field.value === 1}
            onChange={(on) => field.onChange(on ? 1 : 0)}
          />
        )}
      />
      <IconUpload
        service={record}
        file={file}
        onChange={setFile}
        error={uploadFailed ? messages.media.failed : undefined}
      />
    </FormDialog>
  );
};
