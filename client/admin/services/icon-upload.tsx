import { type ChangeEvent, useEffect, useState } from 'react';
import { media } from '../../../shared/constants';
import type { ServiceRecord } from '../../../shared/schemas/service';
import { toast } from '../../lib/toasts';
import { FieldFrame } from '../../ui/field';
import { ServiceImage } from './service-image';
import { serviceWords } from './service-words';

type IconUploadProps = {
  service?: ServiceRecord;
  file: File | null;
  onChange: (file: File | null) => void;
  error?: string;
};

/** Returns why a file cannot be an icon, before it is sent. */
const getProblem = ({ type, size }: File) => {
  if (!media.types.some((allowed) => allowed === type)) return serviceWords.notAnImage;
  return size > media.maxBytes ? serviceWords.tooLarge : undefined;
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
export const IconUpload = ({ service, file, onChange, error }: IconUploadProps) => {
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
