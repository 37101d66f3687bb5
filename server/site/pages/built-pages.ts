import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';
import { day } from '../../../shared/durations';
import type { FormPages } from '../../../shared/form-answers';
import { getNotes } from '../../core/http/request-notes';
import { type Edit, fileSender, types } from './file-sender';
import { aboutArea, askedCaseType, type PageConfig, readsOnly, withCaseType } from './page-edits';
import type { Pages } from './pages';
import {
  type BuiltSite,
  decodePath,
  findTarget,
  getLanguage,
  loggedAddress,
  toQueryString,
} from './site-addresses';

/** The file with our contact for security researchers (RFC 9116). */
const securityTxtPath = '/.well-known/security.txt';

const halfYear = 182 * day;

type Options = { contact: string; origin: string; now: () => number };

/** The file must state an expiry of less than a year; created per request, it never expires. */
const securityTxt = ({ contact, origin, now }: Options): string => `Contact: mailto:${encodeURI(contact)}
Expires: ${new Date(now() + halfYear).toISOString()}
Preferred-Languages: en
Canonical: ${origin}${securityTxtPath}
`;

const listFiles = (distDir: string) =>
  readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(distDir.length).replaceAll('\\', '/'));

/** Files that may be requested by name: no page, no compressed copy, nothing internal. */
const isPublic = (file: string) => extname(file) in types && !file.endsWith('.html') && !file.includes('/.');

const immutable = 'public, max-age=31536000, immutable';
const hourly = 'public, max-age=3600';
/** Changes by staff must show right away in machine-readable files, too. */
const isAskedAgain = (file: string) => ['.txt', '.xml'].includes(extname(file));
const getCache = (file: string) => {
  if (file.startsWith('/assets/')) return immutable;
  return isAskedAgain(file) ? 'no-cache' : hourly;
};
const pageFile = (path: string) => `${path === '/' ? '' : path}/index.html`;

const close = async () => {};

/** The site before a build: every address says what to do. */
const notBuilt = (): Pages => {
  const text = 'The pages have not been built yet: npm run build';
  const firm = () => Promise.reject(new Error(text));
  return {
    handler: (_req, res) => void res.status(503).type('text').send(text),
    formPages: async () => [],
    concern: { caseTypes: {}, texts: firm },
    frames: [],
    inlineScripts: [],
    firm,
    close,
  };
};

const readFormPages = (distDir: string, { languages }: BuiltSite): Promise<FormPages> => {
  const read = (prefix: string, name: string) => readFile(join(distDir, prefix, name), 'utf8');
  return Promise.all(
    languages.map(async (language) => ({
      ...language,
      sent: await read(language.prefix, 'sent.html'),
      problem: await read(language.prefix, 'form-problem.html'),
    })),
  );
};

/** The edit to a page as it is served; undefined if it is sent as built. */
const pageEdit = (config: PageConfig, path: string, caseType?: number | string): Edit | undefined => {
  const overlay = config.overlay?.(path);
  if (caseType === undefined && !overlay) return undefined;
  return {
    name: `case ${caseType} ${overlay?.name ?? ''}`,
    change: (html) => withCaseType(overlay?.change(html) ?? html, caseType),
  };
};

const readText = async (file: string, edit: Pick<Edit, 'change'> | undefined) => {
  const text = await readFile(file, 'utf8');
  return edit ? edit.change(text) : text;
};

export const builtPages = (distDir: string, config: PageConfig): Pages => {
  if (!existsSync(join(distDir, 'site.json'))) return notBuilt();
  const site = JSON.parse(readFileSync(join(distDir, 'site.json'), 'utf8')) as BuiltSite;
  const files = new Set(listFiles(distDir));
  const send = fileSender(distDir, files);
  const shell = { status: 200, cache: 'no-store' };

  const sendMissing = (req: Request, res: Response, path: string | undefined) => {
    const missing = `${(path && getLanguage(path, site)?.prefix) ?? ''}/404.html`;
    return send(req, res, missing, { status: 404, cache: 'no-cache', edit: pageEdit(config, missing) });
  };

  const answer = async (req: Request, res: Response) => {
    if (!readsOnly(req, res)) return;
    const path = decodePath(req.path);
    if (path !== undefined && files.has(path) && isPublic(path)) {
      getNotes(res).loggedPath = path;
      // Share pictures exist for other sites to show.
      if (path.startsWith('/share/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      // This header applies only to documents, and its 180 bytes would cost each page a round trip for its fonts.
      if (path.startsWith('/assets/')) res.removeHeader('Permissions-Policy');
      if (isAskedAgain(path)) await config.refresh?.();
      return send(req, res, path, { status: 200, cache: getCache(path), edit: config.overlay?.(path) });
    }
    if (path === securityTxtPath) {
      getNotes(res).loggedPath = path;
      res.setHeader('Cache-Control', hourly);
      return res.type('text').send(securityTxt({ ...site, now: Date.now }));
    }
    const target = path === undefined ? undefined : findTarget(path, site);
    getNotes(res).loggedPath = loggedAddress(target);
    if (target?.kind === 'page') {
      await config.refresh?.();
      const isLeftOut = config.isLeftOut?.(target.path);
      if (isLeftOut && !site.areaNames[target.path]) return sendMissing(req, res, target.path);
      if (isLeftOut) {
        const page = `${getLanguage(target.path, site)?.prefix ?? ''}/not-taken.html`;
        const plain = pageEdit(config, page);
        const name = site.areaNames[target.path] ?? '';
        const edit = {
          name: `${name} ${plain?.name ?? ''}`,
          change: (html: string) => aboutArea(plain?.change(html) ?? html, name),
        };
        return send(req, res, page, { status: 410, cache: 'no-cache', edit });
      }
      const consentText = site.forms.includes(target.path)
        ? askedCaseType(toQueryString(req.originalUrl))
        : undefined;
      const edit = pageEdit(config, target.path, consentText);
      return send(req, res, pageFile(target.path), { status: 200, cache: 'no-cache', edit });
    }
    if (target?.kind === 'shell') return send(req, res, '/shell.html', shell);
    if (target) {
      res.setHeader('Cache-Control', hourly);
      return res.redirect(301, target.path + toQueryString(req.originalUrl));
    }
    return sendMissing(req, res, path);
  };
  return {
    handler: (req, res, next) => void answer(req, res).catch(next),
    formPages: () => readFormPages(distDir, site),
    signing: () => readFile(join(distDir, 'signing.html'), 'utf8'),
    concern: {
      caseTypes: site.concerns,
      texts: async (path) => {
        const [page, answer] = await Promise.all([
          readText(join(distDir, pageFile(path)), pageEdit(config, path)),
          readText(join(distDir, path, 'concern.html'), config.overlay?.(`${path}/concern.html`)),
        ]);
        return { page, answer };
      },
    },
    frames: site.frames,
    inlineScripts: site.inlineScripts,
    areas: site.areas,
    firm: async () => ({ ...site.firm, origin: site.origin }),
    close,
  };
};
