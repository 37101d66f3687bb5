import { mailTemplateNames } from '../../../shared/schemas/mail';
import { z } from '../../../shared/zod';
import { route } from '../../core/http/route';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { renderMail } from './render-mail';
import { exampleValues, mailTemplates } from './templates';

/** `/api/mail/preview/{name}`: the HTML of a message, for a frame in the staff area. It runs no scripts. */
export const previewRoute = route({
  method: 'GET',
  path: '/api/mail/preview/:name',
  permission: 'mail.manage',
  input: z.object({ name: z.string() }),
  answer: async ({ mail }: Pick<Deps, 'mail'>, { res }, input) => {
    const name = mailTemplateNames.find((one) => one === input.name);
    if (!name) throw notFound('template');
    const { html } = renderMail(mailTemplates[name], exampleValues, await mail.firm());
    // A sandboxed frame has no origin of its own, so the browser would log a warning.
    res.removeHeader('Origin-Agent-Cluster');
    res
      .set({
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'no-store',
      })
      .type('html')
      .send(html);
  },
});
