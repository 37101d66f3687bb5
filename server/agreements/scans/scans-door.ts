import { TRPCError } from '@trpc/server';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import multer, { MulterError } from 'multer';
import { recordId } from '../../../shared/schemas/id';
import { largestScan, scanEnds, scanRecord } from '../../../shared/schemas/scan';
import { createContext } from '../../core/http/context';
import { admit, notFound } from '../../core/http/trpc';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { keepScan, openScan } from './scans';

const refuse = (code: TRPCError['code'], message: string) => new TRPCError({ code, message });
const oneFile = () => refuse('BAD_REQUEST', 'Send one scan as multipart/form-data in the field "file".');

/** Turns errors of multer and its parser into messages that say what to do. */
const uploadErrors: ErrorRequestHandler = (error, _req, _res, next) => {
  if (error instanceof TRPCError || !(error instanceof Error)) return next(error);
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return next(refuse('PAYLOAD_TOO_LARGE', 'The scan is larger than 10 MB. Scan it in gray or at 150 dpi.'));
  if (
    error instanceof MulterError ||
    /multipart|boundary|unexpected end of form|malformed|request (?:aborted|closed)/i.test(error.message)
  )
    return next(oneFile());
  next(error);
};

const leadId = (id: unknown): string => {
  const { success, data } = recordId.safeParse(id);
  if (!success) throw notFound('client');
  return data;
};

/** `POST /api/clients/{id}/scans` and `GET .../scans/{scan}`: agreements that were signed on paper. */
export const scansDoor = (deps: Deps): Router => {
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: largestScan, files: 1, fields: 0, parts: 2, headerPairs: 20 },
    defParamCharset: 'utf8',
  }).single('file');

  const admitStaff: RequestHandler = async (req, res, next) => {
    const ctx = await createContext(deps, req, res);
    const { caller } = admit(ctx, 'agreements.send');
    await deps.limits.use('upload', callerKey(ctx.ip));
    res.locals.caller = caller;
    next();
  };

  const add: RequestHandler<{ id: string }> = async (req, res) => {
    if (!req.file) throw oneFile();
    res.status(201).json(await keepScan(deps, res.locals.caller, leadId(req.params.id), req.file.buffer));
  };

  const read: RequestHandler<{ id: string; scan: string }> = async (req, res) => {
    const ctx = await createContext(deps, req as never, res);
    const { caller } = admit(ctx, 'agreements.read');
    const scan = scanRecord.shape.id.safeParse(req.params.scan);
    if (!scan.success) throw notFound('scan');
    const { bytes, type, hash, id, leadId: of } = await openScan(deps, leadId(req.params.id), scan.data);
    deps.reads.note(caller, of);
    res.setHeader('Content-Type', type);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.setHeader('Content-Disposition', `attachment; filename="signed-on-paper-${id}.${scanEnds[type]}"`);
    res.setHeader('Repr-Digest', `sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`);
    res.send(bytes);
  };

  return Router({ caseSensitive: true })
    .post('/api/clients/:id/scans', admitStaff, receive, add as RequestHandler, uploadErrors)
    .get('/api/clients/:id/scans/:scan', read);
};
