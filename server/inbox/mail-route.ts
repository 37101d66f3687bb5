import { once } from 'node:events';
import { TRPCError } from '@trpc/server';
import type { Request } from 'express';
import { mostMailBytes, mostMailFiles } from '../../shared/mail-files';
import { messageInput } from '../../shared/schemas/message';
import { z } from '../../shared/zod';
import { cleanFileName } from '../conversation/files';
import { route } from '../core/http/route';
import { createFilesUpload } from '../core/http/upload';
import type { Deps } from './deps';
import { sendByHand } from './send-by-hand';

const tooLarge = 'The files are larger than 20 MB in all.';
/** Bytes of the message itself, and of the headers of its parts. */
const mostWords = 200_000;

const readUpload = createFilesUpload({
  limits: { files: mostMailFiles, fileSize: mostMailBytes, fields: 1, fieldSize: mostWords },
  tooLarge,
  oneFile: `Send multipart/form-data with the message as JSON in the field "message" and up to ${mostMailFiles} files in the field "file".`,
});

/** Refuses a body that is too large in all, without keeping it in memory. */
const refuseLarge = async (req: Request): Promise<void> => {
  const length = Number(req.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  if (length <= mostMailBytes + mostWords) return;
  // A sender whose connection ends before the whole body was read does not see the answer.
  await once(req.resume(), 'end').catch(() => undefined);
  throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: tooLarge });
};

const readInput = (body: unknown, id: string): z.output<typeof messageInput> => {
  const message = z
    .object({ message: z.string().transform((text, context) => parseJson(text, context)) })
    .transform((fields) => ({ ...(fields.message as object), id, channel: 'email' }))
    .pipe(messageInput);
  const { data, error } = message.safeParse(body);
  if (!data) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
};

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Send the message as JSON.' });
    return z.NEVER;
  }
};

const isType = (type: string) => /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/i.test(type);

/** `/api/clients/{id}/mail`: an e-mail by hand with files. Without files it is `/api/clients/{id}/messages`. */
export const mailRoute = route({
  method: 'POST',
  path: '/api/clients/:id/mail',
  permission: 'leads.work',
  limit: 'upload',
  input: z.object({ id: z.string() }),
  answer: async (deps: Deps, { req, res, caller }, { id }) => {
    await refuseLarge(req);
    const files = (await readUpload(req, res)).map(({ originalname, mimetype, buffer }) => ({
      name: cleanFileName(originalname),
      type: isType(mimetype) ? mimetype : 'application/octet-stream',
      bytes: buffer,
    }));
    res.status(202).json(await sendByHand(deps, caller, readInput(req.body, id), files));
  },
});
