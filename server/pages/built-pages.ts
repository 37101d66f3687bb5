import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';
import type { Pages } from './pages';
import { readsOnly } from './reads-only';
import { securityTxt, securityTxtPath } from './security-txt';
import { withConfig } from './shell-config';
import { type BuiltSite, decodePath, findTarget, loggedAddress, queryOf } from './site-addresses';

const types: Record<string, string> = {
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
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((one) => one.trim());
    return name === encoding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });

type Answer = { status: number; cache: string; edit?: (html: string) => string };
type Body = { data: Buffer; etag: string; encoding?: string };

/** Answers from the files of one folder, each read once; sirv would ignore `br;q=0` and drop headers on 304. */
const fileSender = (distDir: string, files: ReadonlySet<string>) => {
  const bodies = new Map<string, Promise<Body>>();

  const read = async (file: string, encoding?: string): Promise<Body> => {
    const data = await readFile(join(distDir, file));
    return {
      data,
      encoding,
      etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 16)}"`,
    };
  };
  const body = (file: string, encoding?: string) => {
    const known = bodies.get(file);
    if (known) return known;
    const fresh = read(file, encoding);
    bodies.set(file, fresh);
    fresh.catch(() => bodies.delete(file));
    return fresh;
  };

  return async (req: Request, res: Response, file: string, { status, cache, edit }: Answer) => {
    const variants = encodings.filter(([, ending]) => !edit && files.has(file + ending));
    const chosen = variants.find(([name]) => accepts(req.get('accept-encoding') ?? '', name));
    const { data, etag, encoding } = await body(file + (chosen?.[1] ?? ''), chosen?.[0]);
    const answer = edit ? Buffer.from(edit(data.toString())) : data;
    res.setHeader('Cache-Control', cache);
    if (variants.length > 0) res.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && !edit) {
      res.setHeader('ETag', etag);
      if (req.get('if-none-match')?.includes(etag)) return void res.writeHead(304).end();
    }
    res.writeHead(status, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': answer.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    res.end(req.method === 'HEAD' ? undefined : answer);
  };
};

const listFiles = (distDir: string) =>
  readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(distDir.length).replaceAll('\\', '/'));

/** Files that may be asked for by their own name: no page, no compressed twin, nothing internal. */
const isPublic = (file: string) => extname(file) in types && !file.endsWith('.html') && !file.includes('/.');

const immutable = 'public, max-age=31536000, immutable';
const hourly = 'public, max-age=3600';
const cacheOf = (file: string) => (file.startsWith('/assets/') ? immutable : hourly);
const pageFile = (path: string) => `${path === '/' ? '' : path}/index.html`;

export const builtPages = (distDir: string, imageHost: string): Pages => {
  const close = async () => {};
  const formPages = async () => {
    const [sent, problem] = await Promise.all(
      ['sent.html', 'form-problem.html'].map((name) => readFile(join(distDir, name), 'utf8')),
    );
    return { sent: sent ?? '', problem: problem ?? '' };
  };
  if (!existsSync(join(distDir, 'site.json'))) {
    const notBuilt = 'The pages have not been built yet: npm run build';
    return {
      handler: (_req, res) => void res.status(503).type('text').send(notBuilt),
      formPages,
      frames: [],
      inlineScripts: [],
      close,
    };
  }

  const site = JSON.parse(readFileSync(join(distDir, 'site.json'), 'utf8')) as BuiltSite;
  const files = new Set(listFiles(distDir));
  const send = fileSender(distDir, files);
  const shell = { status: 200, cache: 'no-store', edit: (html: string) => withConfig(html, imageHost) };

  const answer = async (req: Request, res: Response) => {
    if (!readsOnly(req, res)) return;
    const path = decodePath(req.path);
    if (path !== undefined && files.has(path) && isPublic(path)) {
      res.locals.loggedPath = path;
      // Pictures made for other sites to show.
      if (path.startsWith('/share/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      return send(req, res, path, { status: 200, cache: cacheOf(path) });
    }
    if (path === securityTxtPath) {
      res.locals.loggedPath = path;
      res.setHeader('Cache-Control', hourly);
      return res.type('text').send(securityTxt({ ...site, now: Date.now }));
    }
    const target = path === undefined ? undefined : findTarget(path, site);
    res.locals.loggedPath = loggedAddress(target);
    if (target?.kind === 'page')
      return send(req, res, pageFile(target.path), { status: 200, cache: 'no-cache' });
    if (target?.kind === 'shell') return send(req, res, '/shell.html', shell);
    if (target) {
      res.setHeader('Cache-Control', hourly);
      return res.redirect(301, target.path + queryOf(req.originalUrl));
    }
    return send(req, res, '/404.html', { status: 404, cache: 'no-cache' });
  };
  return {
    handler: (req, res, next) => void answer(req, res).catch(next),
    formPages,
    frames: site.frames,
    inlineScripts: site.inlineScripts,
    close,
  };
};
