import { type Photo, type PhotoFormat, type PhotoKind, photoFile, photoKinds } from '../../content/photo';
import { useLanguage } from '../language-context';

const focused: Record<Photo['focus'], string> = {
  center: 'object-center',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
};

type Photograph = { photo: Photo; kind: PhotoKind; sizes: string; className: string };

/** A photograph of the firm's own, in the smallest file that fills its place. */
export const Photograph = ({ photo, kind, sizes, className }: Photograph) => {
  const { say } = useLanguage();
  const { widths, ratio } = photoKinds[kind];
  const [width] = widths;
  const set = (format: PhotoFormat) =>
    widths.map((one) => `${photoFile(photo, one, format)} ${one}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={photoFile(photo, width, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={width}
        height={Math.round(width / ratio)}
        alt={say(photo.alt)}
        loading="lazy"
        decoding="async"
        className={`object-cover ${focused[photo.focus]} ${className}`}
      />
    </picture>
  );
};
