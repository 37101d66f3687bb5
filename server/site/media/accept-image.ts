import { TRPCError } from '@trpc/server';
import { media } from '../../../shared/constants';
import { isPlainDrawing } from './check-drawing';
import { imageType } from './image-type';
import { pixelSize } from './pixel-size';

const refuse = (code: 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE', message: string) => {
  throw new TRPCError({ code, message });
};

const notTaken = () => refuse('UNSUPPORTED_MEDIA_TYPE', 'Send a JPG, PNG, WebP or plain SVG image.');

const checkPicture = (type: string, bytes: Buffer) => {
  const size = pixelSize(type, bytes);
  if (!size)
    return refuse(
      'UNSUPPORTED_MEDIA_TYPE',
      'The size of this picture cannot be read. Save it as a PNG and send that.',
    );
  const most = media.maxSide.toLocaleString('en');
  if (Math.max(size.width, size.height) > media.maxSide)
    refuse('PAYLOAD_TOO_LARGE', `The image is larger than ${most} pixels on a side.`);
};

/** The type of an image that may be stored and shown to anyone; throws the reason to refuse others. */
export const acceptImage = (bytes: Buffer): string => {
  const type = imageType(bytes);
  if (type === undefined) return notTaken();
  if (type !== 'image/svg+xml') checkPicture(type, bytes);
  else if (!isPlainDrawing(bytes)) return notTaken();
  return type;
};
