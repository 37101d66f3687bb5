import { TRPCError } from '@trpc/server';
import type { RequestHandler } from 'express';
import { mailTemplateNames } from '../../../shared/schemas/mail';
import { createContext } from '../../core/http/context';
import { admit } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { renderMail } from './render-mail';
import { exampleValues, mailTemplates } from './templates';

/** `/api/mail/preview/{name}`: the HTML of a message, for a frame in the staff area. It runs no scripts. */
export const mailPreview =
  (deps: Deps): RequestHandler<{ name: string }> =>
  async (req, res) => {
    admit(await createContext(deps, req as never, res), 'mail.manage');
    const name = mailTemplateNames.find((one) => one === req.params.name);
    if (!name) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such template.' });
    const { html } = renderMail(mailTemplates[name], exampleValues, await deps.mail.firm());
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
  };
