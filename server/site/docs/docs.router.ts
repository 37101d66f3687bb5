import { Router } from 'express';
import { docsPage } from './docs-page';
import type { Documented } from './openapi';
import { pageCss } from './page-style';
import { tryItScript } from './try-it';

/** `GET /api/openapi.json` and the page `/api/docs`, with its style and script. */
export const docsRouter = (documented: Documented, publicUrl?: string): Router => {
  // Created on the first request, because visitors never need the generator and its memory.
  const load = async () => (await import('./openapi')).openApiDocument(documented, publicUrl);
  let document: ReturnType<typeof load> | undefined;
  const read = () => {
    document ??= load();
    return document;
  };
  return Router({ caseSensitive: true })
    .get('/api/openapi.json', async (_req, res) => void res.json(await read()))
    .get('/api/docs', async (_req, res) => void res.type('html').send(docsPage(await read())))
    .get('/api/docs.css', (_req, res) => void res.type('css').send(pageCss))
    .get('/api/try-it.js', (_req, res) => void res.type('js').send(tryItScript));
};
