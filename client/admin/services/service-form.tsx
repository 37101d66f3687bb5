import { type ChangeEvent, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { media, serviceDefaults } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { type ServiceRecord, serviceInput } from '../../../shared/schemas/service';
import { z } from '../../../shared/zod';
import { uploadImage } from '../../lib/image';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { FieldFrame } from '../../ui/field';
import { FieldsDialog } from '../kit/fields-form';
import type { ListFormProps } from '../kit/list-screen';
import type { FormState } from '../kit/one-field';
import { ServiceImage } from './service-image';

export const serviceWords = { name: 'Title', active: 'Active' } as const;

const refused = (description: string) => ({ title: 'Validation Error', description });

type IconUploadProps = {
  service?: ServiceRecord;
  file: File | null;
  onChange: (file: File | null) => void;
  error?: string;
};

/** Returns why a file cannot be an icon, before it is sent. */
const getProblem = ({ type, size }: File) => {
  if (!media.types.some((allowed) => allowed === type))
    return refused('Please choose an image file (JPG, PNG or SVG).');
  return size > media.maxBytes ? refused('This image is larger than 2 MB.') : undefined;
};

/** Returns the file list of an input in which `file` was chosen. */
const toList = (file: File | null) => {
  const list = new DataTransfer();
  if (file) list.items.add(file);
  return list.files;
};

const usePreview = (file: File | null) => {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return setUrl('');
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
};

/** Chooses an image for a service and previews it. */
const IconUpload = ({ service, file, onChange, error }: IconUploadProps) => {
  const preview = usePreview(file);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0] ?? null;
    const problem = chosen && getProblem(chosen);
    if (!problem) return onChange(chosen);
    toast.error(problem);
    // Keep the valid file that was chosen before.
    event.target.files = toList(file);
  };
  return (
    <FieldFrame
      id="service-icon"
      label="Icon"
      hint="An image: JPG, PNG or SVG, up to 2 MB and 8,000 pixels on a side."
      error={error}
      className="sm:col-span-2"
    >
      {(control) => (
        <div className="flex items-center gap-4">
          {preview ? (
            <img
              src={preview}
              alt="Preview of the new icon"
              className="size-14 rounded-md border border-line bg-paper-deep object-contain"
            />
          ) : (
            service && <ServiceImage service={service} />
          )}
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/svg+xml,image/webp"
            onChange={choose}
            className="block w-full min-w-0 text-sm file:mr-3 file:h-control file:rounded-md file:border file:border-control file:bg-card file:px-4 file:font-semibold file:text-ink"
          />
        </div>
      )}
    </FieldFrame>
  );
};

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

const toInput = ({ isActive, ...values }: Values) => ({ ...values, status: isActive ? 1 : 0 }) as const;

/** The form's icon is a file, which is uploaded before the rest is saved. */
const formInput = serviceInput.extend({ icon: z.custom<File | null>() });

type IconProps = { service?: ServiceRecord; form: FormState<Values>; error?: string };

const ServiceIcon = ({ service, form, error }: IconProps) => {
  const file = useWatch({ control: form.form.control, name: 'icon' });
  return <IconUpload service={service} file={file} onChange={form.control('icon').onChange} error={error} />;
};

/** Adds or edits a service. */
export const ServiceForm = ({ record, onClose, onSaved }: ListFormProps<ServiceRecord>) => {
  const create = trpc.services.create.useMutation();
  const update = trpc.services.update.useMutation();
  const [uploadFailed, setUploadFailed] = useState(false);
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
    <FieldsDialog<Values, unknown, ReturnType<typeof toInput>>
      name={`service-${record?.id ?? 'new'}`}
      title={record ? 'Edit service' : 'Add service'}
      description="Active services can be chosen in the public form."
      button={record ? 'Save changes' : 'Add service'}
      schema={formInput}
      fields={fields}
      defaults={getValues(record)}
      version={record?.version}
      // A draft cannot hold a file.
      secret={['icon']}
      toInput={toInput}
      save={async ({ icon, ...values }, version) => {
        const service = { ...values, ...(await upload(icon)) };
        return record
          ? update.mutateAsync({ id: record.id, version, ...service })
          : create.mutateAsync(service);
      }}
      saved={record ? messages.service.updated : messages.service.created}
      failed={messages.service.saveFailed}
      failure={record ? messages.service.updateFailed : messages.service.addFailed}
      onSaved={() => onSaved()}
      onClose={onClose}
    >
      {(form) => (
        <ServiceIcon
          {...{ service: record, form }}
          error={uploadFailed ? messages.media.failed : undefined}
        />
      )}
    </FieldsDialog>
  );
};
