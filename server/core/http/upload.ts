import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import type { Options } from 'multer';
import { runParser } from './form-body';

type Upload = {
  limits: Options['limits'];
  /** The sentences for a file that is too large, and for a body that is not one file. */
  tooLarge: string;
  oneFile: string;
};

/** Returns a reader of one uploaded file, in the field `file`. Its errors say what to do. */
export const createUpload = ({ limits, tooLarge, oneFile }: Upload) => {
  const toRefusal = (error: unknown, { MulterError }: typeof import('multer')): unknown => {
    if (error instanceof TRPCError || !(error instanceof Error)) return error;
    if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
      return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: tooLarge });
    if (
      error instanceof MulterError ||
      /multipart|boundary|unexpected end of form|malformed|request (?:aborted|closed)/i.test(error.message)
    )
      return new TRPCError({ code: 'BAD_REQUEST', message: oneFile });
    return error;
  };

  return async (req: Request, res: Response): Promise<Buffer> => {
    const { default: multer } = await import('multer');
    const receive = multer({
      storage: multer.memoryStorage(),
      limits: { files: 1, headerPairs: 20, ...limits },
      defParamCharset: 'utf8',
    }).single('file');
    await runParser(receive, req, res).catch((error: unknown) => {
      throw toRefusal(error, multer);
    });
    if (!req.file) throw new TRPCError({ code: 'BAD_REQUEST', message: oneFile });
    return req.file.buffer;
  };
};
