import type { Writable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Options } from 'multer';
import { fromWindows1252 } from '../../../shared/windows-1252';

/** The size limit of a body, after decompression. */
export const bodyLimit = '100kb';
const mostFields = 1000;
/** An index such as `a[7]` creates a list of that length. */
const highestIndex = 100;

const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const multipartType = /^multipart/i;
const getType = (req: { headers: Request['headers'] }) => req.headers['content-type'] ?? '';

/** True if the body is a form, of either type. */
export const isForm = (req: { headers: Request['headers'] }): boolean => formType.test(getType(req));

const refuse = (code: TRPCError['code'], message: string) => new TRPCError({ code, message });

/** Throws 415 for a compressed body, unless it is gzip. */
export const requireGzip = ({ headers }: { headers: Request['headers'] }): void => {
  if (!/^(?:gzip|identity)$/i.test(headers['content-encoding'] ?? 'identity'))
    throw refuse('UNSUPPORTED_MEDIA_TYPE', 'Send the body without Content-Encoding, or as gzip.');
};

const charsets: Record<string, 'utf-8' | 'windows-1252'> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
};

const getCharset = (type: string): 'utf-8' | 'windows-1252' => {
  const named = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  const charset = charsets[named];
  if (!charset) throw refuse('UNSUPPORTED_MEDIA_TYPE', 'Send the form as UTF-8 or Windows-1252.');
  return charset;
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const asWindows1252 = (bytes: Buffer) => fromWindows1252(bytes.toString('latin1'));

/** Decodes bytes. Bytes declared as UTF-8 but invalid are Windows-1252, as old platforms send it. */
const getText = (bytes: Buffer, charset: 'utf-8' | 'windows-1252'): string => {
  if (charset === 'windows-1252') return asWindows1252(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return asWindows1252(bytes);
  }
};

const percentDecoded = (text: string): Buffer => {
  const signs = text.replaceAll('+', ' ');
  return Buffer.from(
    signs.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

/** The fields of a form; a repeated name becomes a list. */
const urlencodedFields = (bytes: Buffer, charset: 'utf-8' | 'windows-1252'): Record<string, unknown> => {
  const pairs = bytes.toString('latin1').split('&', mostFields + 1);
  if (pairs.length > mostFields) throw refuse('PAYLOAD_TOO_LARGE', 'The form has too many fields.');
  const decode = (text: string) => getText(percentDecoded(text), charset);
  const fields = new Map<string, string | string[]>();
  for (const pair of pairs.filter(Boolean)) {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair)!;
    const earlier = fields.get(decode(name));
    fields.set(decode(name), earlier === undefined ? decode(value) : [earlier, decode(value)].flat());
  }
  return Object.fromEntries(fields);
};

/** Runs a body parser. */
export const runParser = (read: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    read(req, res, (error) => {
      if (!error) return resolve();
      // If the sender went away, the request is logged before a promise can continue.
      res.status(400);
      reject(error);
    });
  });

/** Parses a buffered multipart form into `req.body`. */
const readMultipart = async (req: Request, res: Response, text: string) => {
  let hasFile = false;
  const options: Options & { streamHandler: (req: Request, parser: Writable) => void } = {
    limits: { fields: mostFields, fieldArrayIndexLimit: highestIndex },
    fileFilter: (_req, _file, done) => {
      hasFile = true;
      done(null, false);
    },
    streamHandler: (_req, parser) => parser.end(text),
  };
  const { default: multer } = await import('multer');
  await runParser(multer(options).any(), req, res).catch(() => {
    // Keep the original text.
    req.body = text;
    throw refuse('BAD_REQUEST', 'The body is not valid multipart/form-data.');
  });
  if (hasFile) throw refuse('BAD_REQUEST', 'Send the fields only: a file cannot be taken in here.');
};

const readBytes = express.raw({ limit: bodyLimit, type: () => true });

const readForm = async (req: Request, res: Response) => {
  requireGzip(req);
  const charset = getCharset(getType(req));
  await runParser(readBytes, req, res);
  const bytes: unknown = req.body;
  // It was already read, or there is nothing to read.
  if (!Buffer.isBuffer(bytes)) return;
  if (multipartType.test(getType(req))) await readMultipart(req, res, getText(bytes, charset));
  else req.body = urlencodedFields(bytes, charset);
};

/** Parses a form into `req.body`: urlencoded or multipart, in UTF-8 or Windows-1252, with or without gzip. */
export const formBody: RequestHandler = (req, res, next) => {
  readForm(req, res).then(() => next(), next);
};
