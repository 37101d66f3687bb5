import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import type { Options } from 'multer';
import { runParser } from './form-body';
import { badRequest } from './trpc';

type Upload = {
  limits: Options['limits'];
  /** The sentences for a file that is too large, and for a body without a file, or with too many. */
  tooLarge: string;
  oneFile: string;
};

/** Returns a reader of uploaded files, in the field `file`. Its errors say what to do. */
export const createFilesUpload = ({ limits, tooLarge, oneFile }: Upload) => {
  const toRefusal = (error: unknown, { MulterError }: typeof import('multer')): unknown => {
    if (error instanceof TRPCError || !(error instanceof Error)) return error;
    if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
      return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: tooLarge });
    if (
      error instanceof MulterError ||
      /multipart|boundary|unexpected end of form|malformed|request (?:aborted|closed)/i.test(error.message)
    )
      return badRequest(oneFile);
    return error;
  };

  return async (req: Request, res: Response): Promise<Express.Multer.File[]> => {
    const { default: multer } = await import('multer');
    const receive = multer({
      storage: multer.memoryStorage(),
      limits: { files: 1, headerPairs: 20, ...limits },
      defParamCharset: 'utf8',
    }).array('file');
    await runParser(receive, req, res).catch((error: unknown) => {
      throw toRefusal(error, multer);
    });
    if (!Array.isArray(req.files) || req.files.length === 0) throw badRequest(oneFile);
    return req.files;
  };
};

/** The same for one file. */
export const createUpload = (upload: Upload) => {
  const read = createFilesUpload(upload);
  return async (req: Request, res: Response): Promise<Buffer> => (await read(req, res))[0]!.buffer;
};
