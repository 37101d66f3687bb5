import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Request, Response } from 'express';
import { createServer } from 'vite';
import { getNotes } from '../../core/http/request-notes';
import { aboutArea, askedCaseType, type PageConfig, readsOnly, withCaseType } from './page-edits';
import type { Pages } from './pages';
import {
  decodePath,
  findTarget,
  getLanguage,
  loggedAddress,
  type SiteMap,
  toQueryString,
} from './site-addresses';

/** The exports of client/entry-server.tsx that development needs. */
type Entry = {
  siteMap: SiteMap;
  renderDocument: (template: string, path: string) => Promise<string>;
  renderConcernAnswer: (path: string) => Promise<string>;
  specialPaths: Record<'notFound' | 'notTaken' | 'sent' | 'formProblem', string>;
};

/** Renders pages from the sources with Vite, with production's redirects and responses. */
export const devPages = async (server: Server, config: PageConfig): Promise<Pages> => {
  const vite = await createServer({
    configFile: 'vite.config.ts',
    configLoader: 'runner',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const entry = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as Entry;
  // Use absolute file names, because a page may be deeper than its template.
  const template = async (file: string, path: string) =>
    vite.transformIndexHtml(path, (await readFile(`client/${file}`, 'utf8')).replaceAll('="./', '="/'));
  const page = async (path: string, query = '') => {
    const html = await (await entry()).renderDocument(await template('index.html', path), path);
    await config.refresh?.();
    const overridden = config.overlay?.(path)?.change(html) ?? html;
    return withCaseType(overridden, askedCaseType(query));
  };
  const shell = (path: string) => template('shell.html', path);

  const answer = async (req: Request, res: Response) => {
    if (!readsOnly(req, res)) return;
    const { siteMap, specialPaths } = await entry();
    const path = decodePath(req.path);
    const target = path === undefined ? undefined : findTarget(path, siteMap);
    getNotes(res).loggedPath = loggedAddress(target);
    if (target?.kind === 'redirect') return res.redirect(301, target.path + toQueryString(req.originalUrl));
    if (target?.kind === 'page' && config.isLeftOut?.(target.path)) {
      const name = siteMap.areaNames[target.path] ?? '';
      const html = await page(`${getLanguage(target.path, siteMap)?.prefix ?? ''}${specialPaths.notTaken}`);
      return void res.status(410).type('html').set('Cache-Control', 'no-store').send(aboutArea(html, name));
    }
    const html =
      target?.kind === 'shell'
        ? shell(target.path)
        : page(
            target?.path ?? `${(path && getLanguage(path, siteMap)?.prefix) ?? ''}${specialPaths.notFound}`,
            toQueryString(req.originalUrl),
          );
    res
      .status(target ? 200 : 404)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(await html);
  };

  return {
    // Vite serves its own modules; anything else is an address of the site.
    handler: (req, res, next) =>
      vite.middlewares(req, res, () =>
        answer(req, res).catch((error: Error) => {
          vite.ssrFixStacktrace(error);
          next(error);
        }),
      ),
    areas: (await entry()).siteMap.areas,
    formPages: async () => {
      const { siteMap, specialPaths } = await entry();
      return Promise.all(
        siteMap.languages.map(async (language) => ({
          ...language,
          sent: await page(language.prefix + specialPaths.sent),
          problem: await page(language.prefix + specialPaths.formProblem),
        })),
      );
    },
    signing: () => template('signing.html', '/sign'),
    concern: {
      caseTypes: (await entry()).siteMap.concerns,
      texts: async (path) => ({
        page: await page(path),
        answer: await (await entry()).renderConcernAnswer(path),
      }),
    },
    frames: [],
    inlineScripts: [],
    firm: async () => ({ ...(await entry()).siteMap.firm, origin: 'http://localhost:3000' }),
    close: () => vite.close(),
  };
};
