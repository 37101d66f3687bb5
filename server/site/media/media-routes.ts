import { media } from '../../../shared/constants';
import { z } from '../../../shared/zod';
import { writeAudit } from '../../core/audit/write-audit';
import { answersWithin, within } from '../../core/db/deadline';
import { pass, route } from '../../core/http/route';
import { createUpload } from '../../core/http/upload';
import type { Deps } from '../deps';
import { acceptImage } from './accept-image';
import { readImage, storeImage } from './store-image';

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
