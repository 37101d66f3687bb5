import express, { type Response, Router } from 'express';
import type { Firm } from '../../shared/firm';
import { suppress } from '../contact/suppress';
import { escapeHtml } from '../http/html';
import type { Mail } from './mail';
import { readUnsubscribe } from './unsubscribe-link';

const words = {
  title: 'No more of these messages',
  ask: 'You are about to stop messages of this kind to your address.',
  button: 'Stop these messages',
  done: 'Done. You get no more of these messages.',
  broken: 'This link is not complete. Copy the whole link from the message and try again.',
};

const page = ({ name, colours }: Firm, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}</title>
<style>body{margin:0;background:${colours.paper};color:${colours.ink};font:18px/1.6 Georgia,serif}main{max-width:32rem;margin:0 auto;padding:3rem 1.25rem}button{font:inherit;font-weight:bold;min-height:48px;padding:0 1.25rem;border:0;border-radius:6px;background:${colours.accent};color:#fff}</style></head>
<body><main><p>${escapeHtml(name)}</p><h1>${words.title}</h1>${body}</main></body></html>
`;

const show = (res: Response, status: number, html: string) =>
  res
    .status(status)
    .set({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(html);

/**
 * `/api/mail/unsubscribe/{token}`: by POST, as mail programs do with one click (RFC 8058), or with the button of the
 * page. Opening the link alone changes nothing, because scanners of mail open every link.
 */
export const unsubscribeRouter = (mail: Mail): Router => {
  const router = Router({ caseSensitive: true });
  router
    .route('/api/mail/unsubscribe/:token')
    .get(async (req, res) => {
      const isOurs = readUnsubscribe(mail, req.params.token) !== undefined;
      const body = isOurs
        ? `<p>${words.ask}</p><form method="post"><button>${words.button}</button></form>`
        : `<p>${words.broken}</p>`;
      show(res, isOurs ? 200 : 404, page(await mail.firm(), body));
    })
    .post(express.urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
      const wish = readUnsubscribe(mail, req.params.token);
      if (wish) await suppress(mail, { address: wish.to, about: wish.about, by: 'link' });
      show(res, wish ? 200 : 404, page(await mail.firm(), `<p>${wish ? words.done : words.broken}</p>`));
    });
  return router;
};
