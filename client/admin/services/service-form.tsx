import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { serviceDefaults } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { type ServiceRecord, serviceUpdate } from '../../../shared/schemas/service';
import { uploadImage } from '../../lib/image';
import { toast } from '../../lib/toasts';
import { api } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { Switch } from '../../ui/switch';
import { TextArea } from '../../ui/text-area';
import type { FormProps } from '../crud/crud-list';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { problemsOf } from '../form/validation';
import { IconUpload } from './icon-upload';
import { serviceWords } from './service-words';

const required = ['title', 'description'] as const;

const valuesOf = (record?: ServiceRecord) => ({
  title: record?.title ?? '',
  short_description: record?.short_description ?? '',
  description: record?.description ?? '',
  status: record?.status ?? serviceDefaults.status,
});

/** The id of the uploaded icon; when the upload fails the service is saved without a new one. */
const upload = async (file: File | null) => {
  if (!file) return undefined;
  try {
    return (await uploadImage(file)).id;
  } catch {
    toast.error(messages.media.iconFailed);
    return undefined;
  }
};

export const ServiceForm = ({ record, onClose, onSaved }: FormProps<ServiceRecord>) => {
  const [file, setFile] = useState<File | null>(null);
  const form = useRecordForm({
    name: `service-${record?.id ?? 'new'}`,
    defaults: valuesOf(record),
    required,
    validate: (values) => problemsOf(serviceUpdate, values, required),
    save: async (values) => {
      const image_id = await upload(file);
      const service = { ...values, ...(image_id !== undefined && { image_id }) };
      if (record) await api.services.update.mutate({ id: record.id, ...service });
      else await api.services.create.mutate(service);
      return true;
    },
    saveFailed: messages.service.saveFailed,
    onSaved: () => {
      toast.success(record ? messages.service.updated : messages.service.created);
      onSaved();
    },
  });

  return (
    <FormDialog
      title={record ? serviceWords.editTitle : serviceWords.addTitle}
      description={serviceWords.addText}
      save={record ? serviceWords.save : serviceWords.create}
      form={{ ...form, isDirty: form.isDirty || file !== null }}
      onClose={onClose}
    >
      <Field data-autofocus {...form.field('title')} label={serviceWords.name} className="sm:col-span-2" />
      <Field
        {...form.field('short_description')}
        label={serviceWords.shortDescription}
        hint={serviceWords.shortHint}
        className="sm:col-span-2"
      />
      <TextArea
        {...form.field('description')}
        label={serviceWords.fullDescription}
        rows={6}
        className="sm:col-span-2"
      />
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
      <IconUpload service={record} file={file} onChange={setFile} />
    </FormDialog>
  );
};
