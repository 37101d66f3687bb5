import { useState } from 'react';
import type { ServiceRecord } from '../../../shared/schemas/service';
import { Icon } from '../../ui/icon';

/** A service's image from the image host, or its line icon if there is none or it fails to load. */
export const ServiceImage = ({ service }: { service: Pick<ServiceRecord, 'fileUrl' | 'icon'> }) => {
  const [failed, setFailed] = useState('');
  return (
    <span className="grid size-9 place-items-center overflow-hidden rounded-md bg-paper-deep text-muted">
      {service.fileUrl && failed !== service.fileUrl ? (
        <img
          src={service.fileUrl}
          alt=""
          loading="lazy"
          className="size-full object-contain"
          onError={() => setFailed(service.fileUrl)}
        />
      ) : (
        <Icon name={service.icon} className="size-5" />
      )}
    </span>
  );
};
