import { route } from '../../core/http/route';
import type { Deps } from '../deps';
import { docsPage, pageCss } from './docs-page';
import type { Documented } from './openapi';

/** `GET /api/openapi.json` and the page `/api/docs`, with its style. */
export const docsRoutes = (documented: Documented) => {
  // Created on the first request, because visitors never need the generator and its memory.
  const load = async (publicUrl: string | undefined) =>
    (await import('./openapi')).openApiDocument(documented, publicUrl);
  let document: ReturnType<typeof load> | undefined;
  const read = ({ publicUrl }: Deps) => {
    document ??= load(publicUrl);
    return document;
  };
  const open = { method: 'GET', permission: 'anyone' } as const;
  return [
    route({
      ...open,
      path: '/api/openapi.json',
      answer: async (deps: Deps, { res }) => res.json(await read(deps)),
    }),
    route({
      ...open,
      path: '/api/docs',
      answer: async (deps: Deps, { res }) => res.type('html').send(docsPage(await read(deps))),
    }),
    route({
      ...open,
      path: '/api/docs.css',
      answer: async (_deps, { res }) => res.type('css').send(pageCss),
    }),
  ];
};
