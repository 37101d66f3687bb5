import { recordId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { openContent } from '../conversation/content';
import { cleanFileName, type FileKey, pictureEndings, readFile } from '../conversation/files';
import type { MessageDoc } from '../conversation/message.model';
import { waiting } from '../conversation/unknown-messages';
import type { Staff } from '../core/caller';
import { route } from '../core/http/route';
import { notFound } from '../core/http/trpc';
import { findLeadId } from '../leads/store/lead-by-id';
import { extractFile, extractHtml } from '../mail/replies/parse-mail';
import { imageType } from '../site/media/image-type';
import type { Deps } from './deps';

/**
 * Returns a message of a lead that is still there, and notes that its lead was read; or one that waits for a decision
 * about its unknown sender.
 */
const findMessage = async ({ models, reads }: Deps, caller: Staff, id: string): Promise<MessageDoc> => {
  const { success } = recordId.safeParse(id);
  const message = success ? await models.messages.findById(id).lean<MessageDoc>() : null;
  if (message && !message.clientId && (await models.messages.exists({ _id: id, ...waiting }))) return message;
  const clientId = message?.clientId && (await findLeadId({ models }, message.clientId));
  if (!message || !clientId || !(await models.clients.exists({ _id: clientId }))) throw notFound('message');
  reads.note(caller, clientId);
  return message;
};

/** Returns a file that is stored by itself, or that is in the e-mail that it came with. */
const findBytes = async ({ conversation }: Deps, { message, file }: FileKey) => {
  const stored = await readFile(conversation, { message, file });
  if (stored || file === undefined) return stored;
  const original = await readFile(conversation, { message });
  return original && extractFile(original, file);
};

/**
 * `/api/messages/{id}/files/{file}`: a file of a message, by its number in the message's list; `original` is the e-mail
 * as it arrived. Anyone may have sent it, so browsers only save it. Pictures, known by their bytes, can be shown.
 */
const fileRoute = route({
  method: 'GET',
  path: '/api/messages/:id/files/:file',
  permission: 'leads.read',
  input: z.object({
    id: z.string(),
    file: z.union([z.literal('original'), z.coerce.number().int().min(0)]).catch(-1),
  }),
  answer: async (deps: Deps, { res, caller }, input) => {
    const message = await findMessage(deps, caller, input.id);
    const isOriginal = input.file === 'original';
    const listed = openContent(deps.conversation, message).files?.[Number(input.file)];
    if (!isOriginal && !listed) throw notFound('file');
    const key = { message: input.id, ...(!isOriginal && { file: Number(input.file) }) };
    const bytes = await findBytes(deps, key);
    if (!bytes) throw notFound('file');
    const type = imageType(bytes) ?? '';
    res.attachment(isOriginal ? 'e-mail.eml' : cleanFileName(listed!.name));
    res.setHeader('Content-Type', type in pictureEndings ? type : 'application/octet-stream');
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.send(bytes);
  },
});

/** Nothing from outside, no script, no form and no other base; a click leads nowhere in our frame. */
const htmlPolicy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** `/api/messages/{id}/html`: an e-mail as it was sent, for a frame in the staff area. */
const htmlRoute = route({
  method: 'GET',
  path: '/api/messages/:id/html',
  permission: 'leads.read',
  input: z.object({ id: z.string() }),
  answer: async (deps: Deps, { res, caller }, { id }) => {
    await findMessage(deps, caller, id);
    const original = await readFile(deps.conversation, { message: id });
    const html = original && (await extractHtml(original));
    if (!html) throw notFound('message');
    // A sandboxed frame has no origin of its own, so the browser would log a warning.
    res.removeHeader('Origin-Agent-Cluster');
    res
      .set({
        'Content-Security-Policy': htmlPolicy,
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'no-store',
      })
      .type('html')
      .send(html);
  },
});

export const messageFileRoutes = [fileRoute, htmlRoute];
