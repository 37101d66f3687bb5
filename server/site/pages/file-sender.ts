import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** The served types, by extension. */
export const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** An edit to a file's text. The same name must mean the same edit, because the result is cached. */
export type Edit = { name: string; change: (text: string) => string };
/** Each set of practice areas adds one cached body per page; all variants of all pages stay below this number. */
const mostKept = 5000;
type Answer = { status: number; cache: string; edit?: Edit | undefined };
type Body = { data: Buffer; etag: string };
type Encoding = { name: string; ending: string; pack: (data: Buffer) => Promise<Buffer> };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** The build compresses its files better; this is for edited ones, compressed once while a visitor waits. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const encodings: readonly Encoding[] = [
  { name: 'br', ending: '.br', pack: (data) => brotli(data, quality) },
  { name: 'gzip', ending: '.gz', pack: (data) => gzipped(data, { level: 9 }) },
];

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((one) => one.trim());
    return name === encoding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });

/** Serves the files of one folder, each read once; sirv would ignore `br;q=0` and drop headers on 304. */
export const fileSender = (distDir: string, files: ReadonlySet<string>) => {
  const bodies = new Map<string, Promise<Body>>();

  const read = async (file: string, edit?: Edit, encoding?: Encoding) => {
    if (!edit) return readFile(join(distDir, file + (encoding?.ending ?? '')));
    const data = Buffer.from(edit.change(await readFile(join(distDir, file), 'utf8')));
    return encoding ? encoding.pack(data) : data;
  };
  const findBody = async (data: Promise<Buffer>): Promise<Body> => {
    const etag = createHash('sha256')
      .update(await data)
      .digest('base64url');
    return { data: await data, etag: `"${etag.slice(0, 16)}"` };
  };
  const body = (file: string, edit?: Edit, encoding?: Encoding) => {
    const key = [file, edit?.name, encoding?.name].join(' ');
    const cached = bodies.get(key);
    if (cached) return cached;
    if (bodies.size > mostKept) bodies.clear();
    const fresh = findBody(read(file, edit, encoding));
    bodies.set(key, fresh);
    fresh.catch(() => bodies.delete(key));
    return fresh;
  };

  return async (req: Request, res: Response, file: string, { status, cache, edit }: Answer) => {
    const variants = encodings.filter(({ ending }) => edit || files.has(file + ending));
    const encoding = variants.find(({ name }) => accepts(req.get('accept-encoding') ?? '', name));
    const { data, etag } = await body(file, edit, encoding);
    res.setHeader('Cache-Control', cache);
    if (variants.length > 0) res.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && cache !== 'no-store') {
      res.setHeader('ETag', etag);
      if (req.get('if-none-match')?.includes(etag)) return void res.writeHead(304).end();
    }
    res.writeHead(status, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': data.length,
      ...(encoding && { 'Content-Encoding': encoding.name }),
    });
    res.end(req.method === 'HEAD' ? undefined : data);
  };
};
