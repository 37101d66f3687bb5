import { TRPCError } from '@trpc/server';
import { media } from '../../../shared/constants';
import { z } from '../../../shared/zod';
import { writeAudit } from '../../core/audit/write-audit';
import { answersWithin, within } from '../../core/db/deadline';
import { pass, route } from '../../core/http/route';
import { createUpload } from '../../core/http/upload';
import type { Deps } from '../deps';
import { isPlainDrawing } from './check-drawing';
import { imageType } from './image-type';
import { pixelSize } from './pixel-size';
import { readImage, storeImage } from './store-image';

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

const readUpload = createUpload({
  limits: { fileSize: media.maxBytes, fields: 4, fieldSize: 1000, parts: 5 },
  tooLarge: 'The image is larger than 2 MB.',
  oneFile: 'Send one image as multipart/form-data in the field "file".',
});

/** Images are bytes, which tRPC does not carry. */
export const mediaRoutes = [
  route({
    method: 'POST',
    path: '/api/media/upload',
    permission: 'media.upload',
    limit: 'upload',
    answer: async ({ models, now }: Deps, { req, res, caller }) => {
      const file = await readUpload(req, res);
      const id = await storeImage(models, acceptImage(file), file);
      await writeAudit({ models, now }, caller, { action: 'create', entity: 'media', entityId: String(id) });
      res.status(201).json({ id });
    },
  }),
  route({
    method: 'GET',
    path: '/media/:id',
    permission: 'anyone',
    passesOthers: true,
    input: z.object({ id: z.string() }),
    answer: async ({ models }: Deps, { res }, { id }) => {
      const image = /^[1-9]\d{0,14}$/.test(id)
        ? await within(answersWithin, readImage(models, Number(id)))
        : undefined;
      if (!image) return pass;
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (image.type === 'image/svg+xml') res.setHeader('Content-Disposition', 'attachment');
      res.type(image.type).send(image.bytes);
    },
  }),
];
