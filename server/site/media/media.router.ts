import { TRPCError } from '@trpc/server';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import multer, { MulterError } from 'multer';
import { media } from '../../../shared/constants';
import { writeAudit } from '../../core/audit/write-audit';
import { answersWithin, within } from '../../core/db/deadline';
import { createContext } from '../../core/http/context';
import { admit } from '../../core/http/trpc';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { acceptImage } from './accept-image';
import { readImage, storeImage } from './store-image';

const refuse = (code: TRPCError['code'], message: string) => new TRPCError({ code, message });

/** Turns the errors of multer and its parser into messages that say what to do. */
const uploadErrors: ErrorRequestHandler = (error, _req, _res, next) => {
  if (error instanceof TRPCError || !(error instanceof Error)) return next(error);
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return next(refuse('PAYLOAD_TOO_LARGE', 'The image is larger than 2 MB.'));
  if (
    error instanceof MulterError ||
    /multipart|boundary|unexpected end of form|malformed|request (?:aborted|closed)/i.test(error.message)
  )
    return next(refuse('BAD_REQUEST', 'Send one image as multipart/form-data in the field "file".'));
  next(error);
};

/** `POST /api/media/upload` and `GET /media/:id`: bytes, which tRPC does not carry. */
export const mediaRouter = (deps: Deps): Router => {
  const router = Router({ caseSensitive: true });
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: media.maxBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5, headerPairs: 20 },
    defParamCharset: 'utf8',
  }).single('file');

  const admitStaff: RequestHandler = async (req, res, next) => {
    const ctx = await createContext(deps, req, res);
    admit(ctx, 'media.upload');
    await deps.limits.use('upload', callerKey(ctx.ip));
    res.locals.ctx = ctx;
    next();
  };

  const upload: RequestHandler = async (req, res) => {
    if (!req.file) throw refuse('BAD_REQUEST', 'Send one image as multipart/form-data in the field "file".');
    const type = acceptImage(req.file.buffer);
    const id = await storeImage(deps.models, type, req.file.buffer);
    await writeAudit(res.locals.ctx, { action: 'create', entity: 'media', entityId: String(id) });
    res.status(201).json({ id });
  };

  const read: RequestHandler = async (req, res, next) => {
    const id = String(req.params.id);
    const image = /^[1-9]\d{0,14}$/.test(id)
      ? await within(answersWithin, readImage(deps.models, Number(id)))
      : undefined;
    if (!image) return next();
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (image.type === 'image/svg+xml') res.setHeader('Content-Disposition', 'attachment');
    res.type(image.type).send(image.bytes);
  };

  router.post('/api/media/upload', admitStaff, receive, upload, uploadErrors);
  router.get('/media/:id', read);
  return router;
};
